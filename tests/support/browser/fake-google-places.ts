import type { BrowserContext } from '@playwright/test';

/** Requests to the fake, in order. */
export interface PlacesLog {
  readonly scripts: string[];
  readonly requests: { input: string; token: number; regions: string[]; restricted: boolean }[];
}

/**
 * Google's Maps script as far as address suggestions need it: importLibrary('places') with
 * AutocompleteSuggestion, session tokens, place predictions and their details. The input decides what
 * it does: "slow" never responds, "broken" fails, anything else finds two places, one of them outside
 * the 200 km. Its maps have one tile; they put what lies on them into their element, and the way into its `data-way`.
 */
const script = `(() => {
  let tokens = 0;
  class AutocompleteSessionToken {
    constructor() { this.number = ++tokens; }
  }
  const component = (type, longText, shortText = longText) => ({ types: [type], longText, shortText });
  const predict = (placeId, main, secondary, distanceMeters, addressComponents) => ({
    placePrediction: {
      placeId,
      distanceMeters,
      text: { text: main + ', ' + secondary },
      mainText: { text: main },
      secondaryText: { text: secondary },
      toPlace: () => ({
        async fetchFields({ fields }) {
          window.placesAsked({ fields });
          this.addressComponents = addressComponents;
          this.location = { toJSON: () => ({ lat: -33.91, lng: 151.1 }) };
        },
      }),
    },
  });
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request) {
      window.placesAsked({
        input: request.input,
        token: request.sessionToken.number,
        regions: request.includedRegionCodes,
        restricted: request.locationRestriction.north > request.origin.lat,
      });
      if (request.input.includes('slow')) await new Promise(() => {});
      if (request.input.includes('broken')) throw new Error('PLACES_AUTOCOMPLETE: PERMISSION_DENIED');
      return {
        suggestions: [
          predict('near', '12 Beamish Street', 'Campsie NSW', 70000, [
            component('subpremise', '3'),
            component('street_number', '12'),
            component('route', 'Beamish Street', 'Beamish St'),
            component('locality', 'Campsie'),
            component('administrative_area_level_1', 'New South Wales', 'NSW'),
            component('administrative_area_level_2', 'Canterbury-Bankstown Council'),
            component('country', 'Australia', 'AU'),
            component('postal_code', '2194'),
          ]),
          predict('far', '12 Beamish Street', 'Melbourne VIC', 600000, []),
        ],
      };
    },
  };
  const { maps } = window.google;
  maps.importLibrary = async (name) =>
    name === 'places' ? { AutocompleteSuggestion, AutocompleteSessionToken } : {};
  maps.LatLng = class {
    constructor(lat, lng) { Object.assign(this, { lat, lng }); }
  };
  maps.event = { addListener: () => ({}), removeListener() {} };
  maps.Map = class {
    constructor(element) {
      this.element = element;
      const tile = new Image();
      tile.alt = 'tile';
      tile.src = 'https://maps.googleapis.com/maps/vt?tile';
      element.append(tile);
    }
    setOptions() {}
    fitBounds({ south, north }) { this.element.dataset.down = south + ' to ' + north; }
  };
  maps.Polyline = class {
    constructor({ map }) { this.map = map; }
    setMap() {}
    setOptions() {}
    setPath(path) { this.map.element.dataset.way = path.length; }
  };
  maps.OverlayView = class {
    setMap(map) {
      if (!map) return this.onRemove();
      this.map = map;
      this.onAdd();
      this.draw();
    }
    getPanes() { return { markerLayer: this.map.element }; }
    getProjection() {
      return { fromLatLngToDivPixel: ({ lat, lng }) => ({ x: (lng - 150) * 100, y: (-33 - lat) * 100 }) };
    }
  };
  const callback = new URL(document.currentScript.src).searchParams.get('callback');
  maps[callback.split('.').at(-1)]();
})();`;

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#ddd"/></svg>';

/** How the script itself behaves. */
type Service = 'works' | 'unreachable' | 'never-answers' | 'refuses-the-key';

/** Replaces Google's script with the fake by intercepting its request. */
export async function withGooglePlaces(
  context: BrowserContext,
  service: Service = 'works',
): Promise<PlacesLog> {
  const log: PlacesLog = { scripts: [], requests: [] };
  await context.exposeFunction('placesAsked', (request: PlacesLog['requests'][number]) => {
    log.requests.push(request);
  });
  await context.route('https://maps.googleapis.com/**', async (route) => {
    if (route.request().url().includes('/maps/vt')) {
      await route.fulfill({ contentType: 'image/svg+xml', body: tile });
      return;
    }
    log.scripts.push(route.request().url());
    if (service === 'unreachable') await route.abort();
    else if (service !== 'never-answers') {
      const refusal = service === 'refuses-the-key' ? 'window.gm_authFailure();' : '';
      await route.fulfill({ contentType: 'text/javascript', body: script + refusal });
    }
  });
  return log;
}

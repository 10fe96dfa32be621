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
 * the 200 km.
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
  const callback = new URL(document.currentScript.src).searchParams.get('callback');
  maps[callback.split('.').at(-1)]();
})();`;

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
    log.scripts.push(route.request().url());
    if (service === 'unreachable') await route.abort();
    else if (service !== 'never-answers') {
      const refusal = service === 'refuses-the-key' ? 'window.gm_authFailure();' : '';
      await route.fulfill({ contentType: 'text/javascript', body: script + refusal });
    }
  });
  return log;
}

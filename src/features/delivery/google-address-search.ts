/// <reference types="google.maps" />
import type { AddressFull } from '../../domain/delivery.ts';
import { deliveryBounds, deliveryCentre, inDeliveryArea } from '../../domain/delivery-area.ts';
import type { AddressSearch, AddressSuggestion } from './address-source.ts';
import { addressFromGoogle } from './google-address.ts';

/**
 * Suggestions by the Places API (New). A session token goes with every keystroke of one search and
 * ends with the choice: Google bills a session, not the keystrokes.
 */
export function googleAddressSearch(): AddressSearch {
  let token: google.maps.places.AutocompleteSessionToken | undefined;
  // Each with its own suggestion: an answer that comes late leaves those on the screen alone.
  const predictions = new WeakMap<AddressSuggestion, google.maps.places.PlacePrediction>();

  return {
    async suggest(text) {
      // Not kept here: Google keeps what has come, and a failure must not last.
      const { AutocompleteSuggestion, AutocompleteSessionToken } = (await google.maps.importLibrary(
        'places',
      )) as google.maps.PlacesLibrary;
      token ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        sessionToken: token,
        includedRegionCodes: ['au'],
        language: 'en',
        region: 'au',
        // Google restricts to rectangles only; the circle is drawn by distance below.
        locationRestriction: deliveryBounds,
        origin: deliveryCentre,
      });
      const found: AddressSuggestion[] = [];
      for (const { placePrediction } of suggestions) {
        if (!placePrediction || !inDeliveryArea(placePrediction.distanceMeters)) continue;
        const suggestion = {
          id: placePrediction.placeId,
          text: placePrediction.mainText?.text ?? placePrediction.text.text,
          secondary: placePrediction.secondaryText?.text,
        };
        predictions.set(suggestion, placePrediction);
        found.push(suggestion);
      }
      return found;
    },

    async resolve(suggestion): Promise<AddressFull | undefined> {
      const place = predictions.get(suggestion)?.toPlace();
      if (!place) throw new Error('the suggestion is not one of this search');
      // Taken before waiting: the session ends here even when the details fail.
      token = undefined;
      await place.fetchFields({ fields: ['addressComponents', 'formattedAddress', 'location'] });
      return addressFromGoogle(place.addressComponents ?? [], place.location?.toJSON());
    },
  };
}

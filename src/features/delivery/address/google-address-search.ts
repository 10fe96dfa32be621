/// <reference types="google.maps" />
import type { ChosenAddress } from '../../../domain/customer/chosen-address.ts';
import {
  deliveryBounds,
  deliveryCentre,
  inDeliveryArea,
} from '../../../domain/customer/delivery-area.ts';
import type { AddressSearch, AddressSuggestion } from './address-source.ts';
import { addressFromGoogle } from './google-address.ts';

/**
 * Suggestions by the Places API (New). All keystrokes of one search share a session token, which ends with
 * the choice: Google bills per session, not per keystroke.
 */
export function googleAddressSearch(): AddressSearch {
  let token: google.maps.places.AutocompleteSessionToken | undefined;
  // Stored per suggestion, so that a late response does not replace those on the screen.
  const predictions = new WeakMap<AddressSuggestion, google.maps.places.PlacePrediction>();

  return {
    async suggest(text) {
      // Not cached here: Google caches a loaded library, and a failure must not be cached.
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
        // Google restricts by rectangle only; places outside the circle are filtered out by distance below.
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

    async resolve(suggestion): Promise<ChosenAddress | undefined> {
      const place = predictions.get(suggestion)?.toPlace();
      if (!place) throw new Error('the suggestion is not one of this search');
      // Cleared before the request: the session ends here even if the details can't be loaded.
      token = undefined;
      await place.fetchFields({ fields: ['addressComponents', 'formattedAddress', 'location'] });
      return addressFromGoogle(place.addressComponents ?? [], place.location?.toJSON());
    },
  };
}

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
  let places: Promise<google.maps.PlacesLibrary> | undefined;
  let token: google.maps.places.AutocompleteSessionToken | undefined;
  const predictions = new Map<string, google.maps.places.PlacePrediction>();

  return {
    async suggest(text) {
      places ??= google.maps.importLibrary('places') as Promise<google.maps.PlacesLibrary>;
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await places;
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
      predictions.clear();
      const found: AddressSuggestion[] = [];
      for (const { placePrediction } of suggestions) {
        if (!placePrediction || !inDeliveryArea(placePrediction.distanceMeters)) continue;
        predictions.set(placePrediction.placeId, placePrediction);
        found.push({
          id: placePrediction.placeId,
          text: placePrediction.mainText?.text ?? placePrediction.text.text,
          secondary: placePrediction.secondaryText?.text,
        });
      }
      return found;
    },

    async resolve({ id }): Promise<AddressFull | undefined> {
      const place = predictions.get(id)?.toPlace();
      if (!place) throw new Error('the suggestion is not one of the last search');
      // Taken before waiting: the session ends here even when the details fail.
      token = undefined;
      await place.fetchFields({ fields: ['addressComponents', 'formattedAddress', 'location'] });
      return addressFromGoogle(place.addressComponents ?? [], place.location?.toJSON());
    },
  };
}

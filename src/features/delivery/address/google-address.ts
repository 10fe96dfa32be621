import type { ChosenAddress } from '../../../domain/customer/chosen-address.ts';

/** The fields of Google's address component that the shop uses. */
export interface GoogleComponent {
  types: string[];
  longText: string | null;
  shortText: string | null;
}

/**
 * Converts Google's components to the stored address; undefined without street and suburb, which is not a
 * place to deliver to.
 */
export function addressFromGoogle(
  components: readonly GoogleComponent[],
  location: { lat: number; lng: number } | undefined,
): ChosenAddress | undefined {
  const part = (type: string, text: 'longText' | 'shortText' = 'longText') =>
    components.find(({ types }) => types.includes(type))?.[text] ?? '';
  const route = part('route');
  const locality = part('locality') || part('postal_town') || part('sublocality');
  if (!route || !locality) return undefined;
  const address = {
    street_number: part('street_number'),
    route,
    locality,
    administrative_area_level_1: part('administrative_area_level_1', 'shortText'),
    administrative_area_level_2: part('administrative_area_level_2'),
    country: part('country'),
    postal_code: part('postal_code'),
    latitude: location?.lat ?? null,
    longitude: location?.lng ?? null,
  };
  return { address, unit: part('subpremise') };
}

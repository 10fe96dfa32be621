import { loadSuburbs } from '../../../data/customer/load-suburbs.ts';
import {
  hasHangul,
  type Place,
  suburbOfKorean,
  withMapNames,
} from '../../../domain/customer/suburbs.ts';

/** The text with the names that maps have instead of Korean ones; as it was typed if the list can't be loaded. */
export async function toMapNames(text: string): Promise<string> {
  return withMapNames(text, await suburbsFor(text));
}

/** The suburb that somebody has typed in Korean letters; undefined for any other text. */
export async function koreanSuburb(text: string): Promise<Place | undefined> {
  return suburbOfKorean(text, await suburbsFor(text));
}

/** The list is loaded for Korean letters only. */
async function suburbsFor(text: string): Promise<Place[]> {
  if (!hasHangul(text)) return [];
  return loadSuburbs().catch((error: unknown) => {
    console.error('suburbs not loaded', error);
    return [];
  });
}

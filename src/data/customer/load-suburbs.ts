import { type Place, parseSuburbs } from '../../domain/customer/suburbs.ts';
import listUrl from '../../domain/customer/suburbs.txt?url';

/** A list that is not there after this time, ms, can't be loaded: forms wait for it. */
const timeoutMs = 15_000;

let loading: Promise<Place[]> | undefined;

/**
 * Every suburb within the delivery radius (spec §9) and some cities beyond it, from
 * github.com/matthewproctor/australianpostcodes, September 2025, with Korean spellings of the better known ones. A file
 * beside the script, loaded when first needed. Throws if it can't be loaded; the next call tries again.
 */
export function loadSuburbs(): Promise<Place[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The list, or an empty one where it can't be loaded: nobody is kept from ordering for that. */
export function suburbsOrNone(): Promise<Place[]> {
  return loadSuburbs().catch((error: unknown) => {
    console.error('suburbs not loaded', error);
    return [];
  });
}

async function load(): Promise<Place[]> {
  const response = await fetch(listUrl, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`suburbs not loaded: ${response.status}`);
  return parseSuburbs(await response.text());
}

import { editDistance } from '../lib/edit-distance.ts';
import type { AddressFull } from './delivery-info.ts';
import { postcodeCentre } from './postcodes.ts';
import { hasHangul, type Place, spelling } from './suburbs.ts';

/** Whether a suburb and its postcode fit each other; `offers` are the places that may be meant, the likeliest first. */
export type SuburbFit =
  | { kind: 'fits' }
  /** The suburb has another postcode, so one of the two is wrong. */
  | { kind: 'elsewhere'; offers: Place[] }
  /** The list has no such suburb, or not this postcode: misspelt, or a name or number that few use. */
  | { kind: 'unknown'; offers: Place[] };

/** What is asked about a suburb before its address is used: what was typed, and what else may be meant. */
export type SuburbDoubt = Exclude<SuburbFit, { kind: 'fits' }> & { typed: Place };

/** The most places that are offered. */
const mostOffers = 4;

/** Compares a typed suburb and postcode with the list of suburbs. */
export function suburbFit(
  locality: string,
  postcode: string,
  suburbs: readonly Place[],
): SuburbFit {
  const ofPostcode = suburbs.filter((place) => place.postcode === postcode);
  if (ofPostcode.some(({ name }) => suburbOf(name) === suburbOf(locality))) return { kind: 'fits' };
  const typed = spelling(locality);
  const named = suburbs.filter(({ name }) => spelling(name) === typed);
  // Offered by the name that maps have; what no driver goes to is not offered.
  const offered = suburbs.filter(
    ({ name, postcode: code }) => !hasHangul(name) && postcodeCentre(code) !== undefined,
  );
  const there = offered.filter((place) => place.postcode === postcode);
  const misspelt = similarPlaces(locality, there);
  if (named.length > 0) {
    const elsewhere = named.filter((place) => offered.includes(place));
    // A postcode that the list lacks may be the suburb's second one, such as a hospital's.
    const kind = ofPostcode.length > 0 ? 'elsewhere' : 'unknown';
    return { kind, offers: few([...elsewhere, ...misspelt, ...there]) };
  }
  const offers = misspelt.length > 0 ? misspelt : [...similarPlaces(locality, offered), ...there];
  return { kind: 'unknown', offers: few(offers) };
}

/** A name in which South Strathfield is Strathfield South. */
const suburbOf = (name: string) => spelling(name).replace(/^(north|south|east|west)(.+)$/, '$2$1');

const few = (places: readonly Place[]) => [...new Set(places)].slice(0, mostOffers);

/** The places whose name is a slip of the finger or two away, the nearest first. */
function similarPlaces(text: string, places: readonly Place[]): Place[] {
  const typed = spelling(text);
  const most = Math.min(2, Math.floor(typed.length / 4));
  return places
    .map((place) => ({ place, distance: editDistance(typed, spelling(place.name)) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}

/** Whether an address was typed by hand and its suburb and postcode don't fit, so that staff look at it. */
export function isDoubtful(
  addressFull: Partial<AddressFull> | null | undefined,
  suburbs: readonly Place[],
): boolean {
  // A chosen address has a position; who delivers is told of none.
  if (addressFull?.latitude !== null) return false;
  const { locality = '', postal_code = '' } = addressFull;
  return suburbFit(locality, postal_code, suburbs).kind !== 'fits';
}

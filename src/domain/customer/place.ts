import type { DeliveryArea } from '../dates/active-date.ts';
import { type AreaCircle, areasOfPostcode } from './delivery-area.ts';
import { postcodeCentre } from './postcodes.ts';
import { type Place, spelling } from './suburbs.ts';

/** Whether the shop delivers to a place that a visitor has typed. */
export type PlaceAnswer =
  | { kind: 'delivered'; place: Place; areas: DeliveryArea[] }
  /** Outside the areas, yet within the delivery radius: an order form accepts it after a question. */
  | { kind: 'ask'; place: Place }
  /** Beyond the delivery radius: no form accepts it. */
  | { kind: 'outside'; place: Place }
  /** `similar`: suburbs with a name that begins alike. */
  | { kind: 'unknown'; text: string; similar: Place[] };

/** The most suburbs that are suggested. */
const mostSimilar = 4;

/** The postcode in what was typed, a whole address too: the last four digits in a row; undefined without any. */
export function typedPostcode(text: string): string | undefined {
  return text
    .match(/\d+/g)
    ?.filter((digits) => digits.length === 4)
    .at(-1);
}

type Circles = Record<DeliveryArea, AreaCircle | undefined>;
type KnownAnswer = Exclude<PlaceAnswer, { kind: 'unknown' }>;

/** Whether the shop delivers to a place, by the rule for typed addresses (spec §1, §9). */
export function answerForPlace(place: Place, circles: Circles): KnownAnswer {
  const areas = areasOfPostcode(place.postcode, circles);
  if (areas.length > 0) return { kind: 'delivered', place, areas };
  return { kind: postcodeCentre(place.postcode) ? 'ask' : 'outside', place };
}

/**
 * Whether the shop delivers to a typed suburb or postcode. A name that several places have means the one that is
 * most likely delivered to.
 */
export function answerForText(
  text: string,
  suburbs: readonly Place[],
  circles: Circles,
): PlaceAnswer {
  const postcode = typedPostcode(text);
  if (postcode) return answerForPlace({ name: '', postcode }, circles);
  const typed = spelling(text);
  const answers = suburbs
    .filter(({ name }) => spelling(name) === typed)
    .map((place) => answerForPlace(place, circles));
  return (
    answers.find(({ kind }) => kind === 'delivered') ??
    answers.find(({ kind }) => kind === 'ask') ??
    answers[0] ?? { kind: 'unknown', text: text.trim(), similar: similarTo(typed, suburbs) }
  );
}

/** Suburbs that share the longest beginning with what was typed: four letters at least, two Korean ones. */
function similarTo(typed: string, suburbs: readonly Place[]): Place[] {
  const least = /[가-힣]/.test(typed) ? 2 : 4;
  for (let length = typed.length; length >= least; length -= 1) {
    const start = typed.slice(0, length);
    const found = suburbs.filter(({ name }) => spelling(name).startsWith(start));
    if (found.length > 0) return found.slice(0, mostSimilar);
  }
  return [];
}

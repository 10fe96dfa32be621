import * as z from 'zod/mini';
import type { Cents } from '../lib/money.ts';

/** Most points that a code gives one customer, hundredths: $1,000. */
const mostPointsOfCode: Cents = 100_000;

/** A moment of Sydney's clock, yyyy-mm-ddThh:mm. */
const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));

/** What a gift or promotion code gives, and whom; staff decide it. */
export const codeTermsSchema = z.strictObject({
  /** Points, hundredths; with `percent` the most that the code gives. */
  points: z.int().check(z.minimum(1), z.maximum(mostPointsOfCode)),
  /** Percent of the order that uses it, in points; null: always `points`. */
  percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  /** From when and until when it counts; null: always. */
  from: z.nullable(moment),
  until: z.nullable(moment),
  /** How many customers get it; null: everybody, once each. */
  times: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
});
export type CodeTerms = z.infer<typeof codeTermsSchema>;

/** The most that a code may cost the shop, hundredths; infinite where any number of customers get it. */
export function mostGiven({ points, times }: CodeTerms): Cents {
  return times === null ? Number.POSITIVE_INFINITY : points * times;
}

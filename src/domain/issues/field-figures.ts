import * as z from 'zod/mini';

const milliseconds = z.optional(z.number().check(z.nonnegative(), z.maximum(600_000)));

/**
 * Web vitals of one visit, measured in the browser of the customer; contains nothing that identifies the
 * customer.
 */
export const fieldFiguresSchema = z.strictObject({
  /** The first screen of the visit. */
  screen: z.enum(['start', 'dates', 'menus', 'other']),
  /** Largest Contentful Paint, ms. */
  lcp: milliseconds,
  /** Interaction to Next Paint, ms. */
  inp: milliseconds,
  /** Cumulative Layout Shift. */
  cls: z.optional(z.number().check(z.nonnegative(), z.maximum(100))),
  /** From the start of the navigation to the first date or dish on the screen, ms. */
  firstContent: milliseconds,
});
export type FieldFigures = z.infer<typeof fieldFiguresSchema>;

import * as z from 'zod/mini';

const milliseconds = z.optional(z.number().check(z.nonnegative(), z.maximum(600_000)));

/** How one visit has gone, measured in the customer's browser; nothing in it says whose visit it was. */
export const fieldFiguresSchema = z.strictObject({
  /** The screen that the visit began with. */
  screen: z.enum(['start', 'dates', 'menus', 'other']),
  /** Largest Contentful Paint, ms. */
  lcp: milliseconds,
  /** Interaction to Next Paint, ms. */
  inp: milliseconds,
  /** Cumulative Layout Shift. */
  cls: z.optional(z.number().check(z.nonnegative(), z.maximum(100))),
  /** From opening the address to the first date or dish on the screen, ms. */
  firstContent: milliseconds,
});
export type FieldFigures = z.infer<typeof fieldFiguresSchema>;

import * as z from 'zod/mini';

/**
 * What Australia's food labelling rules want declared (Food Standards Code, Schedule 9), in the order of the
 * shop's lists. Apart from the names and what is made of them, which the first screens don't need.
 */
export const allergenIds = [
  'peanut',
  'almond',
  'brazil-nut',
  'cashew',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine-nut',
  'pistachio',
  'walnut',
  'milk',
  'egg',
  'crustacea',
  'mollusc',
  'fish',
  'sesame',
  'soy',
  'lupin',
  'wheat',
  'rye',
  'barley',
  'oats',
  'gluten',
  'sulphites',
] as const;
export type AllergenId = (typeof allergenIds)[number];

const allergenList = z.array(z.enum(allergenIds));

/**
 * What a menu says of its allergens. `checked`: somebody has gone through the recipe; without it the lists
 * may be incomplete, and only what they hold is believed.
 */
export const allergenInfoSchema = z.object({
  contains: allergenList,
  mayContain: allergenList,
  checked: z.boolean(),
  /** Made up for a sample shop. */
  sample: z.optional(z.boolean()),
});
export type AllergenInfo = z.infer<typeof allergenInfoSchema>;

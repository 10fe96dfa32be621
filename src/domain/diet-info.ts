import * as z from 'zod/mini';

/** What a dish can be marked as, in the order of the shop's lists. */
export const dietMarks = ['vegan', 'vegetarian', 'no-pork', 'no-beef'] as const;
export type DietMark = (typeof dietMarks)[number];

/** What a menu says of diets. A menu without it says nothing, which is not the same as no marks. */
export const dietInfoSchema = z.object({
  marks: z.array(z.enum(dietMarks)),
  spicy: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
});
export type DietInfo = z.infer<typeof dietInfoSchema>;
export type Spice = DietInfo['spicy'];

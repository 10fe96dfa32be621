import type { Random } from './random.ts';

/** Draws one picture; the random source is seeded by the file's name. */
export type Recipe = (random: Random) => string;
export type Recipes = Record<string, Recipe>;

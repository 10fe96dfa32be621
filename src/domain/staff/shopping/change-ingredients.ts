import * as z from 'zod/mini';
import { sameValue } from '../../lib/same-value.ts';
import { documentBytes, maxDocumentBytes } from '../../store/document-size.ts';
import { type FieldWrite, stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { maxLoggedBytes } from '../staff-log.ts';
import type { StaffProblem } from '../staff-problem.ts';
import {
  groupAmong,
  groupsOf,
  type IngredientKind,
  type IngredientLine,
  type Ingredients,
  ingredientKey,
  ingredientKind,
  ingredientLines,
  ingredientsId,
  isIngredientName,
  parseIngredients,
  tidyName,
} from './ingredients.ts';

/** Dishes and ingredients as they are to be; null for one that is not listed. */
export interface IngredientsChange {
  dishes: Record<string, IngredientLine[] | null>;
  kinds: Record<string, IngredientKind | null>;
}

const kindsSchema = z
  .record(z.string(), z.nullable(ingredientKind))
  .check(
    z.refine((kinds) =>
      Object.entries(kinds).every(
        ([key, kind]) => !kind || (isIngredientName(kind.name) && ingredientKey(kind.name) === key),
      ),
    ),
  );

/** Changes what portions of dishes take, and the names and groups of ingredients; `source` names a file. */
export const changeIngredients = plannedAction({
  name: 'ingredients',
  allowedRoles: ['owner'],
  input: z.object({
    source: z.optional(z.string()),
    dishes: z.record(z.string(), z.nullable(ingredientLines)),
    kinds: kindsSchema,
  }),
  logSubject: ({ source, dishes }) => {
    const [menuId, ...others] = Object.keys(dishes);
    return { subject: source ?? (others.length > 0 ? undefined : menuId) };
  },
  plan: async (read, { dishes, kinds }) => {
    const present = parseIngredients((await read(`${stores.manages}/${ingredientsId}`)) ?? {});
    const before = stateOf(present, { dishes, kinds });
    const after = { dishes, kinds };
    const next = {
      dishes: withEntries(present.dishes, dishes),
      kinds: withEntries(present.kinds, kinds),
    };
    const fields = [...fieldsOf('dishes', dishes), ...fieldsOf('kinds', kinds)];
    return {
      before,
      after,
      writes: [{ collection: stores.manages, id: ingredientsId, fields }],
      problem:
        (await unknownDish((await read(`${stores.manages}/menus`)) ?? {}, present, dishes)) ??
        problemOf(next, { before, after, undo: before }),
    };
  },
  differing: (state, seen, now) => ({
    dishes: differing(state.dishes, seen.dishes, now.dishes),
    kinds: differing(state.kinds, seen.kinds, now.kinds),
  }),
  // A new ingredient stays: another dish may have it by now.
  undo: ({ source }, { before, after }) => ({
    ...(source !== undefined && { source }),
    dishes: before.dishes,
    kinds: Object.fromEntries(
      Object.entries(before.kinds).map(([key, kind]) => [key, kind ?? after.kinds[key] ?? null]),
    ),
  }),
});

/** What is stored of the dishes and ingredients that a change names: what a screen compares with. */
export function stateOf(present: Ingredients, { dishes, kinds }: IngredientsChange) {
  return { dishes: pick(present.dishes, dishes), kinds: pick(present.kinds, kinds) };
}

function pick<T>(present: Record<string, T>, wanted: object): Record<string, T | null> {
  return Object.fromEntries(
    Object.keys(wanted).map((id) => [id, (Object.hasOwn(present, id) && present[id]) || null]),
  );
}

function withEntries<T>(
  present: Record<string, T>,
  changes: Record<string, T | null>,
): Record<string, T> {
  const entries = Object.entries({ ...present, ...changes });
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== null));
}

function fieldsOf(part: keyof Ingredients, entries: object): FieldWrite[] {
  return Object.entries(entries).map(([id, value]) => {
    const path = [part, id];
    return value === null ? { path, remove: true } : { path, set: value };
  });
}

function differing<T>(
  state: Record<string, T>,
  seen: Record<string, T>,
  now: Record<string, T>,
): Record<string, T> {
  const entries = Object.entries(state);
  return Object.fromEntries(entries.filter(([id]) => !sameValue(seen[id], now[id])));
}

/** A dish that is listed anew has to be on the list of menus. */
function unknownDish(
  menus: object,
  present: Ingredients,
  dishes: IngredientsChange['dishes'],
): StaffProblem | undefined {
  const menuId = Object.keys(dishes).find(
    (id) => dishes[id] && !Object.hasOwn(menus, id) && !Object.hasOwn(present.dishes, id),
  );
  return menuId === undefined ? undefined : { code: 'unknown-menu', menuId };
}

/** What the document would hold that it can't, or that nobody could read. */
function problemOf(next: Ingredients, logged: Record<string, unknown>): StaffProblem | undefined {
  const used = Object.values(next.dishes).flatMap((lines) => lines.map(({ of }) => of));
  if (!used.every((key) => Object.hasOwn(next.kinds, key))) return { code: 'ingredient-gone' };
  const isTooLarge =
    documentBytes({ ...next }) > maxDocumentBytes * 0.95 || documentBytes(logged) > maxLoggedBytes;
  return isTooLarge ? { code: 'import-too-large' } : undefined;
}

/** A line as it was typed or read from a file; an empty group leaves an ingredient's group as it is. */
export interface IngredientEntry extends Omit<IngredientLine, 'of'> {
  name: string;
  group: string;
}

/** The change that gives each of these dishes exactly these ingredients; a dish without any is no longer listed. */
export function changeTo(
  present: Ingredients,
  entries: Readonly<Record<string, readonly IngredientEntry[]>>,
): IngredientsChange {
  const groups = new Set(groupsOf(present));
  const kinds = new Map<string, IngredientKind>();
  const dishes = Object.entries(entries).map(([menuId, list]) => {
    const lines = list.map(({ name, group, amount, unit }): IngredientLine => {
      const of = ingredientKey(name);
      const known = kinds.get(of) ?? pick(present.kinds, { [of]: null })[of];
      const own = groupAmong(groups, group);
      groups.add(own);
      const kind = { name: known?.name ?? tidyName(name), group: own || (known?.group ?? '') };
      if (!sameValue(kind, known)) kinds.set(of, kind);
      return { of, amount, unit };
    });
    return [menuId, lines.length > 0 ? lines : null] as const;
  });
  return { dishes: Object.fromEntries(dishes), kinds: Object.fromEntries(kinds) };
}

/**
 * The change that gives an ingredient another name and group. A name that another ingredient has makes them one: their
 * dishes then have that one.
 */
export function renaming(
  present: Ingredients,
  key: string,
  { name, group }: IngredientKind,
): IngredientsChange {
  const next = ingredientKey(name);
  const kind = { name: tidyName(name), group: groupAmong(groupsOf(present), group) };
  const kinds = { ...(next !== key && { [key]: null }), [next]: kind };
  if (next === key) return { dishes: {}, kinds };
  const users = Object.entries(present.dishes).filter(([, lines]) =>
    lines.some(({ of }) => of === key),
  );
  const dishes = users.map(([menuId, lines]) => [
    menuId,
    lines.map((line) => (line.of === key ? { ...line, of: next } : line)),
  ]);
  return { dishes: Object.fromEntries(dishes), kinds };
}

/** The part of a change that differs from what is stored. */
export function onlyChanges(present: Ingredients, change: IngredientsChange): IngredientsChange {
  const now = stateOf(present, change);
  const { dishes } = change;
  const changed = Object.keys(dishes).filter((id) => !sameValue(dishes[id], now.dishes[id]));
  return { ...change, dishes: pick(dishes, Object.fromEntries(changed.map((id) => [id, null]))) };
}

/** How many dishes have an ingredient. */
export function usesOf({ dishes }: Ingredients, key: string): number {
  return Object.values(dishes).filter((lines) => lines.some(({ of }) => of === key)).length;
}

import * as z from 'zod/mini';
import type { Language } from '../../lib/language.ts';
import { type AllergenInfo, allergensOf, isStated } from '../../menus/allergens.ts';
import { type DietInfo, dietOf } from '../../menus/diet.ts';
import { type Menu, type Menus, parseMenus } from '../../menus/menu.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { byTitle } from './find-menus.ts';

/** The allergen and diet statements of a menu; null for one that it does not have. */
export interface Statement {
  allergens: AllergenInfo | null;
  diet: DietInfo | null;
}

export function statementOf(menu: Menu | undefined): Statement {
  return { allergens: allergensOf(menu) ?? null, diet: dietOf(menu) ?? null };
}

/** Adds, changes or removes the allergen and diet statements of a menu. */
export const changeStatement = plannedAction({
  name: 'allergens',
  allowedRoles: ['owner'],
  input: z.object({
    menuId: z.string(),
    allergens: z.nullable(
      z.custom<AllergenInfo>((allergens) => allergensOf({ allergens }) !== undefined),
    ),
    diet: z.nullable(z.custom<DietInfo>((diet) => dietOf({ diet }) !== undefined)),
  }),
  logSubject: ({ menuId }) => ({ subject: menuId }),
  plan: async (read, { menuId, ...after }) => {
    const menu = parseMenus((await read('manages/menus')) ?? {})[menuId];
    if (!menu) return { problem: { code: 'unknown-menu', menuId } };
    const fields = (['allergens', 'diet'] as const).map((name) => {
      const path = [menuId, name];
      return after[name] ? { path, set: after[name] } : { path, remove: true as const };
    });
    return {
      before: statementOf(menu),
      after,
      writes: [{ collection: stores.manages, id: 'menus', fields }],
    };
  },
  undo: ({ menuId }, { before }) => ({ menuId, ...before }),
});

/** Active menus whose allergens nobody has checked, sorted by title in the reader's language. */
export function uncheckedMenus(menus: Menus, language: Language): string[] {
  return Object.entries(menus)
    .filter(([, menu]) => menu.active && !isStated(allergensOf(menu)))
    .map(([menuId]) => menuId)
    .sort(byTitle(menus, language));
}

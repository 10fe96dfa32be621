import { sameValue } from '../../lib/same-value.ts';
import { type AllergenInfo, allergensOf, isStated } from '../../menus/allergens.ts';
import { type DietInfo, dietOf } from '../../menus/diet.ts';
import { type Menu, type Menus, parseMenus } from '../../menus/menu.ts';
import { type FieldWrite, stores } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';

/** The allergen and diet statements of a menu; undefined if it has none. */
export interface Statement {
  allergens: AllergenInfo | undefined;
  diet: DietInfo | undefined;
}

export function statementOf(menu: Menu | undefined): Statement {
  return { allergens: allergensOf(menu), diet: dietOf(menu) };
}

/**
 * Adds, changes or removes the allergen and diet statements of a menu. `stored` is manages/menus; `seen` is
 * what the screen showed.
 */
export function planStatement(
  change: { menuId: string; to: Statement; seen: Statement },
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const { menuId, to, seen } = change;
  const menu = parseMenus(stored ?? {})[menuId];
  if (!menu) return refusedPlan({ code: 'unknown-menu', menuId });
  if (to.allergens && !allergensOf(to)) {
    return refusedPlan({ code: 'invalid', field: 'allergens' });
  }
  if (to.diet && !dietOf(to)) {
    return refusedPlan({ code: 'invalid', field: 'diet' });
  }
  const before = statementOf(menu);
  if (sameValue(before, to)) return { kind: 'already-done' };
  if (!sameValue(before, seen)) {
    return refusedPlan({ code: 'changed-meanwhile', state: statementText(before) });
  }
  const field = (name: keyof Statement): FieldWrite => {
    const path = [menuId, name];
    return to[name] ? { path, set: to[name] } : { path, remove: true };
  };
  return loggedPlan(
    actor,
    {
      action: 'allergens',
      subject: menuId,
      before: statementText(before),
      after: statementText(to),
    },
    [{ collection: stores.manages, id: 'menus', fields: [field('allergens'), field('diet')] }],
  );
}

/** A short summary of the statements for the log; uses ids, which do not depend on the language. */
function statementText({ allergens, diet }: Statement): string {
  const lists = allergens && [
    allergens.contains.join(' ') || '–',
    `(${allergens.mayContain.join(' ') || '–'})`,
    allergens.checked ? '✓' : '?',
  ];
  const marks = diet && [diet.marks.join(' ') || '–', diet.spicy];
  return [...(lists ?? ['–']), '/', ...(marks ?? ['–'])].join(' ');
}

/** Active menus whose allergens nobody has checked, sorted by Korean title. */
export function uncheckedMenus(menus: Menus): string[] {
  return Object.entries(menus)
    .filter(([, menu]) => menu.active && !isStated(allergensOf(menu)))
    .sort(([, a], [, b]) => a.title.localeCompare(b.title, 'ko'))
    .map(([menuId]) => menuId);
}

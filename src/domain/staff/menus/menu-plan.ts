import { type ActiveDates, parseActiveDates } from '../../dates/active-date.ts';
import { dayNumber } from '../../dates/date-id.ts';
import { sydneyStamp } from '../../dates/sydney-time.ts';
import { sameValue } from '../../lib/same-value.ts';
import { type Menu, menuSchema, parseCategories, parseMenus } from '../../menus/menu.ts';
import {
  type DocumentWrite,
  type FieldWrite,
  stores,
  withoutUndefined,
} from '../../store/document-write.ts';
import { isMenuPrice } from '../dates/catalogue-checks.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';

type Stored = Record<string, unknown> | undefined;

/** Length limits of the texts of a menu, characters; they are needed because all menus share one document. */
export const menuTextLimits = { title: 80, desc: 1000, jori: 3000 } as const;

/** The invalid fields of a menu. */
export function menuProblems(menu: Menu, categories: Record<string, unknown>): (keyof Menu)[] {
  const tooLong = (field: keyof Menu, limit: number) =>
    String(menu[field] ?? '').length > limit ? [field] : [];
  const { title, desc, jori } = menuTextLimits;
  return [
    ...(menu.title.trim() === '' ? (['title'] as const) : tooLong('title', title)),
    ...tooLong('titleEn', title),
    ...tooLong('desc', desc),
    ...tooLong('descEn', desc),
    ...tooLong('jori', jori),
    ...tooLong('joriEn', jori),
    ...(isMenuPrice(menu.price) ? [] : (['price'] as const)),
    ...(Object.hasOwn(categories, menu.cat) ? [] : (['cat'] as const)),
  ];
}

/** An id for a new menu, from its title: letters and digits of any script; not an existing id. */
export function newMenuId(menu: Pick<Menu, 'title' | 'titleEn'>, taken: object): string {
  const base =
    (menu.titleEn || menu.title)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'menu';
  let id = base;
  for (let number = 2; Object.hasOwn(taken, id); number += 1) id = `${base}-${number}`;
  return id;
}

/**
 * Adds a menu or changes one. Only fields that differ from `seen` (null for a new menu) are written, so that
 * two members of staff can change different fields of a menu at the same time. A change of a field that
 * somebody else has changed since is refused.
 */
export function planSaveMenu(
  change: { menuId: string; menu: Menu; seen: Menu | null },
  stored: Record<'menus' | 'categories', Stored>,
  actor: StaffActor,
): StaffPlan {
  const { menuId, menu, seen } = change;
  const present = parseMenus(stored.menus ?? {})[menuId];
  const [wrong] = menuProblems(menu, parseCategories(stored.categories ?? {}));
  if (wrong) return refusedPlan({ code: 'invalid', field: wrong });
  if (!seen && present) return refusedPlan({ code: 'changed-meanwhile', state: present.title });
  if (seen && !present) return refusedPlan({ code: 'unknown-menu', menuId });
  const next = withoutUndefined(menu);
  const fields = menuFields.filter((field) => !sameValue(seen?.[field], next[field]));
  const changed = fields.filter((field) => !sameValue(present?.[field], next[field]));
  if (changed.length === 0) return { kind: 'already-done' };
  const conflictingField = changed.find((field) => !sameValue(present?.[field], seen?.[field]));
  if (conflictingField)
    return refusedPlan({ code: 'changed-meanwhile', state: String(present?.[conflictingField]) });
  return loggedPlan(
    actor,
    {
      action: 'menu',
      subject: menuId,
      before: fieldsText(present, changed),
      after: fieldsText(next, changed),
    },
    [
      menuWrite(
        changed.map((field) =>
          next[field] === undefined
            ? { path: [menuId, field], remove: true }
            : { path: [menuId, field], set: next[field] },
        ),
      ),
    ],
  );
}

const menuFields = Object.keys(menuSchema.shape) as (keyof Menu)[];

/** "price 12.5, active true": the changed fields for the log. */
function fieldsText(menu: Menu | undefined, fields: readonly (keyof Menu)[]): string {
  if (!menu) return '';
  return fields.map((field) => `${field} ${valueText(menu[field])}`).join(', ');
}

function valueText(value: Menu[keyof Menu]): string {
  if (value === undefined) return '–';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/**
 * Ids of the dates that list a menu and are active or not past: while there are any, the menu cannot be
 * deleted.
 */
export function datesWithMenu(menuId: string, dates: ActiveDates, now: number): string[] {
  const today = Number(sydneyStamp(now).slice(0, 8));
  return Object.entries(dates)
    .filter(([dateId, date]) => menuId in date.menus && (date.active || dayNumber(dateId) >= today))
    .map(([dateId]) => dateId)
    .sort();
}

/** Deletes a menu that no active or future date lists. `seen` is the menu that the screen showed. */
export function planDeleteMenu(
  change: { menuId: string; seen: Menu },
  stored: Record<'menus' | 'dates', Stored>,
  actor: StaffActor,
): StaffPlan {
  const { menuId, seen } = change;
  const present = parseMenus(stored.menus ?? {})[menuId];
  if (!present) return { kind: 'already-done' };
  const [dateId] = datesWithMenu(menuId, parseActiveDates(stored.dates ?? {}), actor.now);
  if (dateId) return refusedPlan({ code: 'menu-on-date', dateId });
  if (!sameValue(present, seen)) {
    return refusedPlan({ code: 'changed-meanwhile', state: present.title });
  }
  return loggedPlan(actor, { action: 'menu', subject: menuId, before: present.title, after: '' }, [
    menuWrite([{ path: [menuId], remove: true }]),
  ]);
}

/** Reorders the categories. `seen` is the order that the screen showed. */
export function planCategoryOrder(
  change: { ids: readonly string[]; seen: readonly string[] },
  stored: Stored,
  actor: StaffActor,
): StaffPlan {
  const categories = parseCategories(stored ?? {});
  const present = categoryOrder(categories);
  if (!sameValue([...change.seen], present)) {
    return refusedPlan({ code: 'changed-meanwhile', state: present.join(', ') });
  }
  if (!sameValue([...change.ids].sort(), [...present].sort())) {
    return refusedPlan({ code: 'invalid', field: 'ids' });
  }
  const fields = change.ids.flatMap((id, index) =>
    categories[id]?.order === index + 1 ? [] : [{ path: [id, 'order'], set: index + 1 }],
  );
  if (fields.length === 0) return { kind: 'already-done' };
  const entry = {
    action: 'category-order' as const,
    before: present.join(', '),
    after: change.ids.join(', '),
  };
  return loggedPlan(actor, entry, [{ collection: stores.manages, id: 'categories', fields }]);
}

/** Ids of the categories in the order in which customers see them. */
export function categoryOrder(categories: ReturnType<typeof parseCategories>): string[] {
  return Object.keys(categories).sort(
    (a, b) => (categories[a]?.order ?? 0) - (categories[b]?.order ?? 0) || a.localeCompare(b),
  );
}

function menuWrite(fields: FieldWrite[]): DocumentWrite {
  return { collection: stores.manages, id: 'menus', fields };
}

import type { Language } from '../../lib/language.ts';
import type { Menus } from '../../menus/menu.ts';
import { type LineTitle, lineTitle, type Order } from '../../order/order.ts';
import { monthOf } from '../numbers/invoice-month.ts';
import type { StaffLogEntry } from '../staff-log.ts';

/** A dish began or ceased to be GST-free. */
export interface GstChange {
  menuId: string;
  /** Epoch ms. */
  at: number;
  /** Whether it was GST-free before. */
  wasFree: boolean;
}

/** The actions that change whether a dish is GST-free. */
export const gstActions = ['menu', 'import'] as const;

type Fields = Record<string, unknown> | null | undefined;

/** The changes of dishes' GST that entries of the log tell of. */
export function gstChangesOf(
  entries: readonly Pick<StaffLogEntry, 'action' | 'at' | 'before' | 'after' | 'subject'>[],
): GstChange[] {
  return entries.flatMap(({ action, at, before, after, subject = '' }) => {
    if (action === 'menu') return gstChange(subject, at, before as Fields, after as Fields);
    const menusBefore = (before as { menus?: Record<string, Fields> }).menus ?? {};
    const menusAfter = (after as { menus?: Record<string, Fields> }).menus ?? {};
    return Object.keys(menusBefore).flatMap((menuId) =>
      gstChange(menuId, at, menusBefore[menuId], menusAfter[menuId]),
    );
  });
}

/** Fields that the change does not name stay as they are; a missing menu is stated as taxable. */
function gstChange(menuId: string, at: number, before: Fields, after: Fields): GstChange[] {
  const isUnnamed = before && after && !('gstFree' in before || 'gstFree' in after);
  const wasFree = before?.gstFree === true;
  return isUnnamed || wasFree === (after?.gstFree === true) ? [] : [{ menuId, at, wasFree }];
}

interface Catalogue {
  menus: Menus;
  /** Those since the end of the earliest month that is asked for. */
  gstChanges: readonly GstChange[];
}

/** Whether a dish was GST-free when a month ended, or is now if it has not; a dish without a statement is taxable. */
export function wasGstFree(menuId: string, month: string, given: Catalogue): boolean {
  const [next] = given.gstChanges
    .filter((change) => change.menuId === menuId && monthOf(change.at) > month)
    .sort((a, b) => a.at - b.at);
  return next ? next.wasFree : given.menus[menuId]?.gstFree === true;
}

/** The dishes of a month's orders whose tick for GST has changed since the month ended, by name. */
export function dishesWithOtherGst(
  orders: readonly Pick<Order, 'menus'>[],
  month: string,
  language: Language,
  given: Catalogue,
): string[] {
  const lines: Record<string, LineTitle> = Object.assign({}, ...orders.map(({ menus }) => menus));
  return Object.keys(lines)
    .filter((menuId) => {
      const menu = given.menus[menuId];
      return menu && (menu.gstFree === true) !== wasGstFree(menuId, month, given);
    })
    .map((menuId) => lineTitle(lines[menuId] as LineTitle, language));
}

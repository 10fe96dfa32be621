import { type Cents, formatMoney } from '../../lib/money.ts';
import { type Order, quantitiesOf } from '../../order/order.ts';
import { orderVersion } from '../../order/order-plan.ts';
import { type DocumentWrite, type FieldWrite, stores } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import { toCollect } from './date-orders.ts';

export const markKinds = ['packed', 'delivered', 'cash-taken'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A mark on an order: when, by whom, and for which version of the order. */
export interface OrderMark {
  at: number;
  by: string;
  version: string;
  /** What was packed: menuKey → quantity. Only on `packed`. */
  lines?: Record<string, number>;
  /** The delivery address when it was packed. Only on `packed`. */
  address?: string;
  /** What has been collected at the door in all, cents. Only on `cash-taken`. */
  amount?: Cents;
}

/** orderMarks/{dateId}/orders/{uid_orderKey}: the marks of one order. */
export interface OrderMarks {
  uid: string;
  orderKey: string;
  packed?: OrderMark;
  delivered?: OrderMark;
  'cash-taken'?: OrderMark;
}

/**
 * Identifies an order within a date: a customer may have several orders, and several customers may share an
 * address.
 */
export function orderIdOf(order: { uid: string; orderKey: string }): string {
  return `${order.uid}_${order.orderKey}`;
}

export function marksCollection(dateId: string): string {
  return `${stores.orderMarks}/${dateId}/orders`;
}

/** A mark to set or to remove, as the screen requests it. */
export interface MarkChange {
  dateId: string;
  uid: string;
  orderKey: string;
  kind: MarkKind;
  /** The mark to store; null removes it. */
  mark: Omit<OrderMark, 'at' | 'by'> | null;
  /** `at` of the mark that the screen showed; null for none. */
  seen: number | null;
}

/** A mark for the current version of an order. */
export function markOf(order: Order, kind: MarkKind): Omit<OrderMark, 'at' | 'by'> {
  const version = orderVersion(order) ?? '';
  if (kind === 'packed') {
    return { version, lines: quantitiesOf(order), address: order.customerInfo.address };
  }
  return kind === 'cash-taken' ? { version, amount: toCollect(order) } : { version };
}

/** What has been collected at the door for an order, cents; 0 if nothing was. */
export function cashTaken(marks: OrderMarks | undefined): Cents {
  return marks?.['cash-taken']?.amount ?? 0;
}

/**
 * What is still to be collected at the door, cents: what the order costs there now, less what was taken.
 * Negative: the customer gets that much back.
 */
export function leftToCollect(order: Order, marks: OrderMarks | undefined): Cents {
  return toCollect(order) - cashTaken(marks);
}

/**
 * Sets or removes a mark. `stored` is the marks document of the order. If two people set the same mark on the
 * same version of an order, both succeed. If the stored mark differs from the one that the screen showed, the
 * change is refused as `changed-meanwhile`, and the screen asks for confirmation.
 */
export function planMark(
  change: MarkChange,
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const { dateId, uid, orderKey, kind, mark, seen } = change;
  const present = (stored as OrderMarks | undefined)?.[kind];
  if (mark === null && !present) return { kind: 'already-done' };
  if (mark !== null && present?.version === mark.version) return { kind: 'already-done' };
  if ((present?.at ?? null) !== seen) {
    return refusedPlan({ code: 'changed-meanwhile', state: present ? present.by : '' });
  }
  const field: FieldWrite = mark
    ? { path: [kind], set: { ...mark, at: actor.now, by: actor.name } }
    : { path: [kind], remove: true };
  const write: DocumentWrite = {
    collection: marksCollection(dateId),
    id: orderIdOf(change),
    fields: [{ path: ['uid'], set: uid }, { path: ['orderKey'], set: orderKey }, field],
  };
  const entry = {
    action: kind,
    dateId,
    uid,
    orderKey,
    before: logText(present),
    after: logText(mark),
  };
  return loggedPlan(actor, entry, [write]);
}

function logText(mark: Pick<OrderMark, 'amount'> | null | undefined): string {
  if (!mark) return 'no';
  return mark.amount === undefined ? 'yes' : formatMoney(mark.amount);
}

/**
 * What has changed in an order since it was packed; undefined if nothing has changed or the order is not
 * packed.
 */
export function changesSincePacked(
  order: Order,
  marks: OrderMarks | undefined,
): PackedChanges | undefined {
  const packed = marks?.packed;
  if (!packed || packed.version === orderVersion(order)) return undefined;
  const before = packed.lines ?? {};
  const after = quantitiesOf(order);
  const lines = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((menuKey) => ({ menuKey, before: before[menuKey] ?? 0, after: after[menuKey] ?? 0 }))
    .filter((line) => line.before !== line.after);
  return { lines, addressChanged: packed.address !== order.customerInfo.address };
}

export interface PackedChanges {
  lines: { menuKey: string; before: number; after: number }[];
  addressChanged: boolean;
}

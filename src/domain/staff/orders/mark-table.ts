import type { Role, ViewRole } from '../roles.ts';
import type { MarkField } from './order-marks.ts';

interface MarkRow {
  /** Who sets and removes it. */
  allowedRoles: readonly Role[];
  /** Who is told of it, of the roles that may not read the marks themselves. */
  seenBy: readonly ViewRole[];
  /** What it says of the order at that time, beside the version. */
  content: readonly MarkField[];
}

/**
 * What staff mark on orders. A further mark is a row here, one with its words and places in
 * features/staff/common/marks/mark-views.ts, and, where the shop has begun with the order by it, one in
 * domain/order/order-status.ts.
 */
export const markTable = {
  packed: {
    allowedRoles: ['owner', 'kitchen'],
    seenBy: ['kitchen'],
    content: ['lines', 'address', 'request'],
  },
  delivered: { allowedRoles: ['owner', 'driver'], seenBy: ['driver'], content: [] },
  'cash-taken': { allowedRoles: ['owner', 'driver'], seenBy: ['driver'], content: ['amount'] },
} as const satisfies Record<string, MarkRow>;

export type MarkKind = keyof typeof markTable;
/** In the order of the table. */
export const markKinds = Object.keys(markTable) as MarkKind[];

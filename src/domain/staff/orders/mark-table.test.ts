import { expect, it } from 'vitest';
import { cashOrder } from '../../testing/staff-actors.ts';
import { isViewRole, viewRoles } from '../roles.ts';
import { staffView } from '../view/staff-view.ts';
import { boardId } from './board.ts';
import { markKinds, markTable } from './mark-table.ts';
import { markOf } from './order-marks.ts';

it.each(viewRoles)(
  'the %s is told of the marks that the table says, and of all that it sets',
  (role) => {
    const order = cashOrder();
    const made = markKinds.map((kind) => [kind, { ...markOf(order, kind), at: 1, by: 'boss' }]);
    const id = boardId(order);
    const view = staffView(role, {
      orders: { u1: { [order.orderKey]: order } },
      cancelled: [],
      marks: { [id]: { uid: 'u1', ...Object.fromEntries(made) } },
      run: undefined,
      unpaid: new Map(),
    });
    const told = Object.keys(view.marks[id] ?? {});
    for (const kind of markKinds) {
      const { seenBy, allowedRoles } = markTable[kind];
      expect([kind, told.includes(kind)]).toEqual([kind, [...seenBy].some((one) => one === role)]);
      for (const setter of allowedRoles) {
        if (isViewRole(setter)) expect([kind, ...seenBy]).toContain(setter);
      }
    }
  },
);

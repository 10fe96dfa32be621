import * as z from 'zod/mini';
import { translationsOf } from '../../lib/language.ts';
import type { Cents } from '../../lib/money.ts';
import type { CancelledOrder } from '../../order/order.ts';
import { orderVersion } from '../../order/plan/order-plan.ts';
import { type DeliveryRun, parseRun } from '../delivery/delivery-run.ts';
import { boardId, lastCancellations, pricedOrders } from '../orders/board.ts';
import { mayBeInVan } from '../orders/cancelled-stops.ts';
import type { DateOrders } from '../orders/date-orders.ts';
import { markTable } from '../orders/mark-table.ts';
import { type OrderMarks, storedMark } from '../orders/order-marks.ts';
import type { ShownOrder } from '../orders/shown-order.ts';
import type { ViewRole } from '../roles.ts';

/** What a role that may read no orders is told of one date. */
export interface StaffView {
  /** In the order of the board. */
  orders: ShownOrder[];
  /** The last cancellation of each order; for drivers only of those that may be in the van. */
  cancelled?: ShownOrder[] | undefined;
  /** Order id → what it costs at the door, cents; only for drivers. */
  due?: Record<string, Cents> | undefined;
  /** menuKey → portions that count towards limits though they are not paid yet; only for the kitchen. */
  unpaid?: Record<string, number> | undefined;
  /** By order id, and only those that the role sees. */
  marks: Record<string, OrderMarks>;
  run: DeliveryRun;
}

/** A text that older data may lack. */
const text = z.catch(z.string(), '');

/** What an address that was typed as text lacks, in older data as well. */
const perhaps = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullable(schema), null);

const line = z.object({
  menuKey: z.string(),
  menuTitle: text,
  ...translationsOf('menuTitle', () => z.optional(z.string())),
  q: z.number(),
});

/** What every role is told of an order. */
const order = {
  dateId: z.string(),
  orderKey: z.string(),
  orderId: z.optional(z.string()),
  orderRequest: text,
  attemptId: text,
};
const customer = { uid: z.string(), name: text, acName: text, address: text };
const route = {
  areas: z.array(z.string()),
  stops: z.array(z.string()),
  numbers: z.catch(z.record(z.string(), z.string()), {}),
};
const photo = z.optional(z.object({ hash: z.string(), at: z.number(), by: z.string() }));

/** The marks of an order that a role is told of. */
function marksFor(role: ViewRole) {
  const told = Object.entries<{ seenBy: readonly ViewRole[] }>(markTable)
    .filter(([, { seenBy }]) => seenBy.includes(role))
    .map(([kind]) => [kind, z.optional(storedMark)] as const);
  return z.object({ uid: z.string(), ...Object.fromEntries(told) });
}

/** What a label and a packing list need; of an address without a suburb, the address alone. */
const packedOrder = z.object({
  ...order,
  customerInfo: z.object({
    ...customer,
    addressFull: perhaps(z.object({ locality: text, postal_code: text })),
  }),
  menus: z.record(z.string(), line),
  cancelledAt: z.optional(z.number()),
  movedTo: z.optional(text),
});

const stop = z.object({
  ...order,
  customerInfo: z.object({
    ...customer,
    phone: text,
    addr_unit: text,
    addressFull: perhaps(
      z.object({
        street_number: text,
        route: text,
        locality: text,
        administrative_area_level_1: text,
        postal_code: text,
      }),
    ),
    note: text,
  }),
  // Closed boxes: what is in them is for the kitchen.
  menus: z.object({}),
});

const window = z.object({ from: z.number(), to: z.number() });

/**
 * All that a role is told; whatever is not named here is left out. No prices, phone numbers or notes on the way to the
 * door for the kitchen.
 */
export const viewSchemas = {
  kitchen: z.object({
    orders: z.array(packedOrder),
    cancelled: z.array(packedOrder),
    unpaid: z.record(z.string(), z.int()),
    marks: z.record(z.string(), marksFor('kitchen')),
    run: z.object({ ...route, windows: z.object({}) }),
  }),
  driver: z.object({
    orders: z.array(stop),
    cancelled: z.array(z.extend(stop, { cancelledAt: z.number(), movedTo: z.optional(text) })),
    due: z.record(z.string(), z.int()),
    marks: z.record(z.string(), z.extend(marksFor('driver'), { photo })),
    run: z.object({ ...route, windows: z.record(z.string(), window) }),
  }),
} satisfies Record<ViewRole, z.ZodMiniType>;

/** What is stored about a date. */
export interface ViewSources {
  orders: DateOrders;
  cancelled: readonly CancelledOrder[];
  /** By order id. */
  marks: Readonly<Record<string, OrderMarks>>;
  run: Record<string, unknown> | undefined;
  /** menuKey → portions in orders that are not paid yet. */
  unpaid: ReadonlyMap<string, number>;
}

/** Reduces what is stored about a date to what a role needs. */
export function staffView(role: ViewRole, sources: ViewSources) {
  const { orders, cancelled, marks, run, unpaid } = sources;
  const priced = pricedOrders(orders);
  const live = new Set(priced.map(({ order }) => boardId(order)));
  const gone = lastCancellations(cancelled).filter((order) => !live.has(boardId(order)));
  const known = role === 'kitchen' ? new Set([...live, ...gone.map(boardId)]) : live;
  const { areas, stops, windows, numbers = {} } = parseRun(run);
  const ofKnown = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => known.has(id)));
  return viewSchemas[role].parse({
    orders: priced.map(({ order }) => withVersion(order)),
    cancelled: gone
      .filter((order) => role === 'kitchen' || mayBeInVan(order, marks[boardId(order)]))
      .map(withVersion),
    unpaid: Object.fromEntries(unpaid),
    due: Object.fromEntries(priced.map(({ order, due }) => [boardId(order), due])),
    marks: ofKnown(marks),
    run: {
      areas,
      stops: stops.filter((id) => known.has(id)),
      windows: ofKnown(windows),
      // Also the numbers of stops that are gone, whose papers may still lie about: no other has them.
      numbers: Object.fromEntries(
        Object.entries(numbers).map(([number, id]) => [number, known.has(id) ? id : '']),
      ),
    },
  });
}

const withVersion = (one: ShownOrder) => ({ ...one, attemptId: orderVersion(one) ?? '' });

import * as z from 'zod/mini';
import type { Cents } from '../../lib/money.ts';
import { doorPhotoPath } from '../../order/door-photo.ts';
import { dateIdShape, orderIdShape, uidShape } from '../../order/id-shapes.ts';
import { type Order, quantitiesOf } from '../../order/order.ts';
import { orderIdOf } from '../../order/order-id.ts';
import { isStep, orderStatusPath, statusCollection } from '../../order/order-status.ts';
import { orderVersion } from '../../order/plan/order-plan.ts';
import { maxQuotaBytes } from '../../order/stored/order-quota.ts';
import { documentBytes } from '../../store/document-size.ts';
import { stores, withoutUndefined } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { mayMark } from '../role-dates.ts';
import { toCollect } from './date-orders.ts';
import { type MarkKind, markKinds, markTable } from './mark-table.ts';
import type { ShownOrder } from './shown-order.ts';

/** A text of an order, which takes no more than its customer's share of a date. */
const textOfOrder = z.string().check(z.maxLength(maxQuotaBytes));
/** Most dishes of a packed order; customers have fewer, staff may order more by phone. */
const maxPackedLines = 100;
/** The most that a mark takes, bytes: texts of its order and, for each dish, a name of 100 letters. */
const maxMarkBytes = maxQuotaBytes + maxPackedLines * 100;
/** Most that is collected or given back at a door, cents: more is a slip, and would spoil the sums of the day. */
const mostCash: Cents = 10_000_000;

/** What marks say; the table names what each kind does. */
const markFields = z.object({
  /** The version of the order that it is for. */
  version: textOfOrder,
  /** What the box holds: menuKey → quantity. */
  lines: z.optional(
    z
      .record(z.string(), z.int())
      .check(z.refine((lines) => Object.keys(lines).length <= maxPackedLines)),
  ),
  /** The delivery address at that time. */
  address: z.optional(textOfOrder),
  /** What its customer had asked for then; older marks lack it. */
  request: z.optional(textOfOrder),
  /** What has been collected at the door in all, cents. */
  amount: z.optional(z.int().check(z.minimum(-mostCash), z.maximum(mostCash))),
});
const markSchema = markFields.check(
  // As it is stored: JSON takes six bytes for a character that nobody sees, of which a request may be full.
  z.refine((mark) => documentBytes(mark) <= maxMarkBytes),
);
export type MarkContent = z.infer<typeof markSchema>;
/** What a mark may say beside the version. */
export type MarkField = Exclude<keyof MarkContent, 'version'>;

/** A mark on an order: when (epoch ms), by whom, and what it says. */
export const storedMark = z.extend(markFields, { at: z.number(), by: z.string() });
export type OrderMark = z.infer<typeof storedMark>;

/** orderMarks/{dateId}/orders/{orderIdOf}: the marks of one order. */
export interface OrderMarks extends Partial<Record<MarkKind, OrderMark>> {
  uid: string;
  /** There is a photo of the door (door-photo.ts). */
  photo?: { hash: string; at: number; by: string };
}

export function marksCollection(dateId: string): string {
  return `${stores.orderMarks}/${dateId}/orders`;
}

/** A mark for the current version of an order, which costs `due` cents at the door. */
export function markOf(order: ShownOrder, kind: MarkKind, due: Cents = 0): MarkContent {
  const { orderRequest: request, customerInfo } = order;
  const known = { lines: quantitiesOf(order), address: customerInfo.address, request, amount: due };
  const { content }: { content: readonly MarkField[] } = markTable[kind];
  const said = Object.fromEntries(content.map((field) => [field, known[field]]));
  return { version: orderVersion(order) ?? '', ...said };
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

/** What a mark says; null without one. */
export function contentOf(mark: OrderMark | undefined): MarkContent | null {
  if (!mark) return null;
  const { at: _, by: __, ...content } = mark;
  return content;
}

/** Names the order that is marked. */
export const markedOrder = {
  dateId: dateIdShape,
  uid: uidShape,
  orderId: orderIdShape,
};

const markInput = z.object({
  ...markedOrder,
  mark: z.nullable(markSchema),
});

/** A mark to set, or (`mark` null) to remove; `seen`: what the screen showed. */
export const markChangeSchema = z.extend(markInput, {
  kind: z.enum(markKinds),
  seen: z.nullable(markSchema),
});
export type MarkChange = z.infer<typeof markChangeSchema>;

/**
 * The action that sets a kind of mark on an order, or (`mark` null) removes it. If two people set the same mark
 * on the same version of an order, both succeed.
 */
function markAction<const Kind extends MarkKind>(kind: Kind) {
  return plannedAction({
    name: kind,
    allowedRoles: markTable[kind].allowedRoles,
    isFor: (role, { dateId }, now) => mayMark(role, dateId, now),
    input: markInput,
    logSubject: ({ dateId, uid, orderId }) => ({ dateId, uid, orderId }),
    plan: async (read, { dateId, uid, orderId, mark }, actor) => {
      const collection = marksCollection(dateId);
      const id = orderIdOf({ uid, orderId });
      const stored = (await read(`${collection}/${id}`)) as OrderMarks | undefined;
      const path = [kind];
      const steps = markKinds.filter(isStep);
      const marked = steps.filter((one) => (one === kind ? mark : stored?.[one]));
      // Where it was not delivered, nothing was left at the door.
      const losesPhoto = kind === 'delivered' && mark === null && stored?.photo !== undefined;
      return {
        before: contentOf(stored?.[kind]),
        after: mark,
        writes: [
          {
            collection,
            id,
            fields: [
              mark
                ? { path, set: withoutUndefined({ ...mark, at: actor.now, by: actor.name }) }
                : { path, remove: true },
              { path: ['uid'], set: uid },
              ...(losesPhoto ? [{ path: ['photo'], remove: true as const }] : []),
            ],
          },
          ...(marked.length > 0
            ? [
                {
                  collection: statusCollection(dateId),
                  id,
                  fields: [
                    { path: ['uid'], set: uid },
                    ...steps.map((one) =>
                      marked.includes(one)
                        ? { path: [one], set: one === kind ? actor.now : stored?.[one]?.at }
                        : { path: [one], remove: true as const },
                    ),
                  ],
                },
              ]
            : []),
        ],
        deletes: [
          ...(losesPhoto ? [doorPhotoPath({ dateId, uid, orderId })] : []),
          // Its customer may change it again.
          ...(marked.length === 0 ? [orderStatusPath({ dateId, uid, orderId })] : []),
        ],
      };
    },
    undo: ({ dateId, uid, orderId }, { before }) => ({ dateId, uid, orderId, mark: before }),
  });
}

/** The action of each kind of mark. */
export const markActions = Object.fromEntries(
  markKinds.map((kind) => [kind, markAction(kind)]),
) as { [Kind in MarkKind]: ReturnType<typeof markAction<Kind>> };

import * as z from 'zod';
import {
  addressFullSchema,
  type DeliveryInfo,
  deliveryLimits,
} from '../../../src/domain/customer/delivery-info.ts';
import { languages } from '../../../src/domain/lib/language.ts';
import { attemptIdShape, orderKeyShape } from '../../../src/domain/order/id-shapes.ts';
import { deliveryInfoOf } from '../../../src/domain/order/order.ts';
import { maxOrderLines } from '../../../src/domain/order/plan/order-limits.ts';
import { maxOrderRequest, type OrderRequest } from '../../../src/domain/order/plan/order-plan.ts';
import { parseStoredRequest } from '../../../src/domain/order/plan/stored-request.ts';

/** Most bytes for the strings of an address, as in firestore.rules. */
const maxPlace = 300;
/** Most menus in a request, including those with quantity 0. */
const maxQuantities = 2 * maxOrderLines;

const wordsOf = (place: object | null): string[] =>
  Object.values(place ?? {}).filter((part) => typeof part === 'string');

const cents = z.number().int().min(-99_999_999).max(99_999_999);

/** The used fields of tempOrdersForCard; validated like a form, because the customer supplies them. */
const schema = z.object({
  customerInfo: z.object({
    orderDeliverType: z.enum(['deliver', 'selfPickup']),
    name: z.string().min(1).max(80),
    phone: z.string().regex(/^\d{4}-\d{3}-\d{3}$/),
    address: z.string().max(250),
    addr_unit: z.string().max(20),
    addressFull: z
      .nullable(addressFullSchema)
      .refine((place) => Buffer.byteLength(wordsOf(place).join('')) <= maxPlace),
    note: z.string().max(deliveryLimits.note),
  }),
  request: z.object({
    attemptId: attemptIdShape,
    quantities: z
      .record(z.string().min(1).max(60), z.number())
      .refine((quantities) => Object.keys(quantities).length <= maxQuantities),
    usePoint: z.boolean(),
    keepForCard: z.boolean().optional(),
    withoutCode: z.boolean().optional(),
    orderRequest: z.string().max(maxOrderRequest),
    orderLang: z.enum(languages),
    basedOn: z.string().max(100).nullable(),
    movedFrom: z.optional(orderKeyShape),
    seen: z.object({ total: cents, toPay: cents }),
  }),
});

/**
 * Parses a temporary order into the request and the delivery details; ignores its prices, totals and roles.
 * Throws ZodError.
 */
export function parseTempOrder(
  data: unknown,
  dateId: string,
): { request: OrderRequest; info: DeliveryInfo } {
  const { request, customerInfo } = schema.parse(data);
  return {
    request: parseStoredRequest({ ...request, dateId, paymentMethod: 'card' }),
    info: deliveryInfoOf({ customerInfo }),
  };
}

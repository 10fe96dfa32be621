import * as z from 'zod';
import { type DeliveryInfo, deliveryLimits } from '../../../src/domain/customer/delivery-info.ts';
import { languages } from '../../../src/domain/lib/language.ts';
import { attemptIdShape, orderKeyShape } from '../../../src/domain/order/id-shapes.ts';
import { deliveryInfoOf } from '../../../src/domain/order/order.ts';
import { maxOrderLines } from '../../../src/domain/order/plan/order-limits.ts';
import { maxOrderRequest, type OrderRequest } from '../../../src/domain/order/plan/order-plan.ts';
import { parseStoredRequest } from '../../../src/domain/order/plan/stored-request.ts';

/** Most bytes for the texts of delivery details and for those of an address, as in firestore.rules. */
const maxTexts = 2000;
const maxPlace = 300;
/** Most menus in a request, including those with quantity 0. */
const maxQuantities = 2 * maxOrderLines;

const bytesOf = (texts: object | null): number => {
  const parts = Object.values(texts ?? {}).filter((part) => typeof part === 'string');
  return Buffer.byteLength(parts.join(''));
};

const cents = z.number().int().min(-99_999_999).max(99_999_999);

/** The used fields of tempOrdersForCard; validated like a form, because the customer supplies them. */
const schema = z.object({
  // As older profiles have them; the plan says what is missing.
  customerInfo: z
    .looseObject({})
    .transform((customerInfo) => deliveryInfoOf({ customerInfo }))
    .refine(
      (info) =>
        info.note.length <= deliveryLimits.note &&
        bytesOf(info) <= maxTexts &&
        bytesOf(info.addressFull) <= maxPlace,
    ),
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
    info: customerInfo,
  };
}

import * as z from 'zod';
import {
  addressFullSchema,
  type DeliveryInfo,
  deliveryLimits,
  phoneDigits,
} from '../../src/domain/delivery.ts';
import { languages } from '../../src/domain/language.ts';
import { maxOrderLines } from '../../src/domain/order-limits.ts';
import { maxOrderRequest, type OrderRequest } from '../../src/domain/order-plan.ts';

/** An address in its parts, bytes of its words: what the rules take. */
const maxPlace = 300;
/** Menus that a request names, those that it takes none of included. */
const maxQuantities = 2 * maxOrderLines;

const wordsOf = (place: object | null): string[] =>
  Object.values(place ?? {}).filter((part) => typeof part === 'string');

const cents = z.number().int().min(-99_999_999).max(99_999_999);

/** What of tempOrdersForCard is used; its customer may write anything there, so it is parsed like a form. */
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
    attemptId: z.string().min(1).max(100),
    quantities: z
      .record(z.string().min(1).max(60), z.number())
      .refine((quantities) => Object.keys(quantities).length <= maxQuantities),
    usePoint: z.boolean(),
    keepForCard: z.boolean().optional(),
    orderRequest: z.string().max(maxOrderRequest),
    orderLang: z.enum(languages),
    basedOn: z.string().max(100).nullable(),
    movedFrom: z.string().min(1).max(400).optional(),
    seen: z.object({ total: cents, toPay: cents }),
  }),
});

/**
 * What a temporary order asks for: the request and where to deliver. Prices, sums and roles that it
 * holds are not even looked at. Throws ZodError.
 */
export function parseTempOrder(
  data: unknown,
  dateId: string,
): { request: OrderRequest; info: DeliveryInfo } {
  const { request, customerInfo } = schema.parse(data);
  return {
    request: { ...request, dateId, paymentMethod: 'card' },
    info: { ...customerInfo, phone2: phoneDigits(customerInfo.phone) },
  };
}

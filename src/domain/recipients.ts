import * as z from 'zod/mini';
import { addressFullSchema, type DeliveryInfo } from './delivery.ts';
import { orderKeyOf } from './order.ts';

/** How many recipients a customer can save; the rules hold `preferences/{uid}.recipients` to it. */
export const maxRecipients = 5;

const recipientSchema = z.object({
  orderDeliverType: z.literal('deliver'),
  name: z.string(),
  phone: z.string(),
  phone2: z.string(),
  address: z.string(),
  addr_unit: z.string(),
  addressFull: z.nullable(addressFullSchema),
  note: z.string(),
});

/** What is stored of recipients: each as JSON text, which keeps the security rules cheap. */
export function storedRecipients(list: readonly DeliveryInfo[]): string[] {
  return list.map((one) => JSON.stringify(one));
}

/** The stored recipients, as their customer saved them; what can't be read is left out. */
export function parseRecipients(stored: unknown): DeliveryInfo[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const parsed = recipientSchema.safeParse(jsonOf(one));
    return parsed.success ? [parsed.data] : [];
  });
}

/** Whether both are the same person at the same door; phone and note may differ. */
export function isSameRecipient(a: DeliveryInfo, b: DeliveryInfo): boolean {
  return a.name === b.name && orderKeyOf(a, '') === orderKeyOf(b, '');
}

/**
 * The list with one more at its end, in place of an earlier entry of the same person at the same door;
 * undefined where the list is full.
 */
export function withRecipient(
  list: readonly DeliveryInfo[],
  added: DeliveryInfo,
): DeliveryInfo[] | undefined {
  const next = [...withoutRecipient(list, added), added];
  return next.length > maxRecipients ? undefined : next;
}

export function withoutRecipient(
  list: readonly DeliveryInfo[],
  removed: DeliveryInfo,
): DeliveryInfo[] {
  return list.filter((one) => !isSameRecipient(one, removed));
}

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    // No JSON, so no recipient.
    return undefined;
  }
}

import { orderKeyOf } from '../order/order-key.ts';
import { type DeliveryInfo, readDeliveryInfo } from './delivery-info.ts';

/** How many recipients a customer can save; the rules enforce it for `preferences/{uid}.recipients`. */
export const maxRecipients = 5;

/** Serialises recipients for storing: each as JSON text, which is cheap for the security rules to check. */
export function storedRecipients(list: readonly DeliveryInfo[]): string[] {
  return list.map((one) => JSON.stringify(one));
}

/** Parses the stored recipients of a customer; leaves out those to whom nothing can go. */
export function parseRecipients(stored: unknown): DeliveryInfo[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const info = readDeliveryInfo({ ...(jsonOf(one) as object) });
    return info.name && info.address && info.orderDeliverType === 'deliver' ? [info] : [];
  });
}

/** Whether both have the same name and address; phone and note may differ. */
export function isSameRecipient(a: DeliveryInfo, b: DeliveryInfo): boolean {
  return a.name === b.name && orderKeyOf(a, '') === orderKeyOf(b, '');
}

/**
 * Appends a recipient to the list, replacing an entry with the same name and address; undefined if the list
 * is full.
 */
export function withRecipient(
  list: readonly DeliveryInfo[],
  added: DeliveryInfo,
): DeliveryInfo[] | undefined {
  const next = [...withoutRecipient(list, added), added];
  return next.length > maxRecipients ? undefined : next;
}

/**
 * Corrects a recipient in its place. If the corrected one is on the list already, that entry is dropped; if the
 * one to be corrected is gone, the correction is appended. Undefined if the list is full.
 */
export function withCorrectedRecipient(
  list: readonly DeliveryInfo[],
  before: DeliveryInfo,
  after: DeliveryInfo,
): DeliveryInfo[] | undefined {
  if (!list.some((one) => isSameRecipient(one, before))) return withRecipient(list, after);
  return list.flatMap((one) => {
    if (isSameRecipient(one, before)) return [after];
    return isSameRecipient(one, after) ? [] : [one];
  });
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
    // Invalid JSON: not a recipient.
    return undefined;
  }
}

import { type DocumentWrite, stores } from '../../src/domain/document-write.ts';
import type { Order } from '../../src/domain/order.ts';
import type { ReadDocument } from '../../src/domain/order-context.ts';

/** One entry of errors/orderIssues (spec §7). */
export interface OrderIssue {
  name: string;
  issue: string;
  order: Order;
  error: string;
  /** Epoch ms. */
  time: number;
}

/**
 * The write that tells staff of trouble with an order, under dateId.timestamp; the next free
 * millisecond when two come at once, so that neither is lost.
 */
export async function newOrderIssue(
  read: ReadDocument,
  dateId: string,
  entry: OrderIssue,
): Promise<DocumentWrite> {
  const issues = await read(`${stores.errors}/orderIssues`);
  const ofDate = (issues?.[dateId] ?? {}) as Record<string, unknown>;
  let at = entry.time;
  while (ofDate[at]) at += 1;
  return {
    collection: stores.errors,
    id: 'orderIssues',
    fields: [{ path: [dateId, String(at)], set: entry }],
  };
}

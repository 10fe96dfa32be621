import type { Refund } from '../../../domain/refunds/refund.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { queryOnce } from '../common/staff-reads.ts';

/** The refunds of a date's orders, cancelled ones included; read once. */
export async function readRefundsOfDate(dateId: string): Promise<Refund[]> {
  const found = await queryOnce({
    collection: stores.refunds,
    equal: [['dateId', { stringValue: dateId }]],
  });
  return found.map(({ data }) => data as unknown as Refund);
}

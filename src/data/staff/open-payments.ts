import { queryOnce } from './staff-reads.ts';

/** Payments that are neither paid nor expired; small, for every payment is settled soon. */
export function readUnsettledCheckouts() {
  return queryOnce({
    collection: 'checkouts',
    equal: ['settled', { booleanValue: false }],
  });
}

/** How many card orders of a date wait for their payment. */
export async function countOpenPayments(dateId: string): Promise<number> {
  const found = await readUnsettledCheckouts();
  return found.filter(({ data }) => data.dateId === dateId).length;
}

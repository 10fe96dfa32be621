import type { TempOrders } from '../domain/card-plan.ts';
import type { PointBalance } from '../domain/ledger-plan.ts';
import type { LiveSource } from './live-document.ts';

/** What a customer can spend, and the card orders that wait for their payment. */
export const pointBalance = (uid: string): LiveSource<PointBalance> => ({
  path: `pointBalances/${uid}`,
  parse: (data) => data as unknown as PointBalance,
});

export const tempCardOrders = (uid: string): LiveSource<TempOrders> => ({
  path: `tempOrdersForCard/${uid}`,
  parse: (data) => data as unknown as TempOrders,
});

import type { TempOrders } from '../domain/card-plan.ts';
import type { PointBalance } from '../domain/ledger-plan.ts';
import type { DocumentSource } from './live-document.ts';

/** What a customer can spend, and the card orders that wait for their payment. */
export const pointBalance = (uid: string): DocumentSource<PointBalance> => ({
  path: `pointBalances/${uid}`,
  parse: (data) => data as unknown as PointBalance,
});

export const tempCardOrders = (uid: string): DocumentSource<TempOrders> => ({
  path: `tempOrdersForCard/${uid}`,
  parse: (data) => data as unknown as TempOrders,
});

import { useEffect, useState } from 'react';
import { AppError } from '../../domain/lib/app-error.ts';
import type { CancelledOrder, Order } from '../../domain/order/order.ts';
import { orderVersion } from '../../domain/order/plan/order-plan.ts';
import { stores } from '../../domain/store/document-write.ts';
import { firestoreAddresses } from '../../domain/store/firestore-addresses.ts';
import { decodeFields, type FirestoreFields } from '../../domain/store/firestore-json.ts';
import { env } from '../env.ts';
import { callerHeaders } from '../firebase/caller-headers.ts';

const { documents } = firestoreAddresses(env);
/** A request without an answer for this long, ms, has failed. */
const timeoutMs = 15_000;

/**
 * Every version of the customer's orders of a date, and their cancellations, with those that one of them, whose id is stored,
 * had on the dates that staff have moved it from. Throws where they can't be read.
 */
async function readVersions(
  uid: string,
  dateId: string,
  orderId: string | undefined,
): Promise<(Order | CancelledOrder)[]> {
  const [ofDate, ofId] = await Promise.all([
    versionsWith(uid, 'dateId', dateId),
    orderId === undefined ? [] : versionsWith(uid, 'orderId', orderId),
  ]);
  return [...ofDate, ...ofId.filter((one) => one.dateId !== dateId)];
}

async function versionsWith(
  uid: string,
  field: 'dateId' | 'orderId',
  value: string,
): Promise<(Order | CancelledOrder)[]> {
  const equal = (fieldPath: string, stringValue: string) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
  });
  const filters = [equal('customerInfo.uid', uid), equal(field, value)];
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await callerHeaders()) },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: stores.ordersBackupByTime }],
        where: { compositeFilter: { op: 'AND', filters } },
      },
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new AppError(response.status === 403 ? 'denied' : 'network');
  const found = (await response.json()) as { document?: { fields?: FirestoreFields } }[];
  return found.flatMap(({ document }) =>
    document ? [decodeFields(document.fields ?? {}) as unknown as Order] : [],
  );
}

/**
 * The versions that an order of the signed-in customer has had, among those of their other orders of the date, read once for
 * each version; undefined until they are read, and where they can't be.
 */
export function useOrderVersions(order: Order): readonly (Order | CancelledOrder)[] | undefined {
  const { dateId, orderId } = order;
  const { uid } = order.customerInfo;
  const key = `${uid} ${dateId} ${orderVersion(order)}`;
  const [found, setFound] = useState<{ key: string; versions: (Order | CancelledOrder)[] }>();
  useEffect(() => {
    let shown = true;
    readVersions(uid, dateId, orderId)
      .then((versions) => shown && setFound({ key, versions }))
      .catch((error: unknown) => console.warn('the versions of an order', error));
    return () => {
      shown = false;
    };
  }, [uid, dateId, orderId, key]);
  return found?.key === key ? found.versions : undefined;
}

import { useEffect, useState } from 'react';
import { sydneyStamp } from '../../../domain/dates/sydney-time.ts';
import type { CancelledOrder, Order } from '../../../domain/order/order.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import {
  isByCustomer,
  type OrderNews,
  type OrderVersion,
  type OwnAct,
  orderNews,
} from '../../../domain/staff/bell/order-news.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { serverNow } from '../../device/server-clock.ts';
import { restartDocuments } from '../../documents/restart-documents.ts';
import { queryOnce } from '../common/staff-reads.ts';
import { type WatchedDocument, watchCollection } from '../common/watch-collection.ts';
import { clockMarginMs } from '../orders/use-date-orders.ts';

/** The listener is compared with what is stored this often, ms: a read each time, on phones that ring. */
const heartbeatMs = 60_000;
/** What is stored may take this long, ms, until the listener tells it. */
const graceMs = 10_000;

/**
 * The orders, changes and cancellations of all dates since the first answer of the server, also while the page is
 * hidden; undefined before. Each is a document of its own in ordersBackupByTime whose id begins with its time, so only
 * they are received. What came before one, and whether `own`, the uid of who is looking, did it, is read with it.
 */
export function useOrderNews(own: string): readonly OrderNews[] | undefined {
  const [news, setNews] = useState<readonly OrderNews[]>();
  useEffect(() => {
    const since = sydneyStamp(serverNow() - clockMarginMs);
    let begun = false;
    /** The id of the last that was told. */
    let last = since;
    let stopped = false;
    /** One after the other, so that they stay in the order in which they came. */
    let told = Promise.resolve();
    const tell = async (found: WatchedDocument) => {
      const one = await newsOf(found, own);
      if (!stopped) setNews((before = []) => [...before, one]);
    };
    const stop = watchCollection(
      ({ db, collection, query, where }) =>
        query(collection(db, stores.ordersBackupByTime), where('__name__', '>', since)),
      {
        changes: (changed) => {
          for (const { id } of changed) if (id > last) last = id;
          if (!begun) return;
          for (const found of changed) told = told.then(() => tell(found));
        },
        connected: (connected) => {
          if (!connected || begun) return;
          begun = true;
          setNews([]);
        },
        failed: (error) => console.error('new orders', error),
      },
    );
    const beat = async () => {
      if (!begun || !navigator.onLine) return;
      const missed = await firstAfter(last);
      if (missed === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, graceMs));
      if (!stopped && missed > last) restartDocuments('a new order was not told');
    };
    const heartbeat = setInterval(
      () => beat().catch((error: unknown) => console.warn('new orders not compared', error)),
      heartbeatMs,
    );
    return () => {
      stopped = true;
      clearInterval(heartbeat);
      stop();
      setNews(undefined);
    };
  }, [own]);
  return news;
}

/** The id of the first order, change or cancellation that is stored after this one. */
async function firstAfter(id: string): Promise<string | undefined> {
  const [found] = await queryOnce({
    collection: stores.ordersBackupByTime,
    ids: [`${id}~`, '~'],
    select: ['dateId'],
    limit: 1,
  });
  return found?.id;
}

async function newsOf({ id, data }: WatchedDocument, own: string): Promise<OrderNews> {
  const order = data as unknown as Order | CancelledOrder;
  const [versions, acts] = await Promise.all([
    readVersions(order),
    isByCustomer(order) ? [] : readActs(order, own),
  ]).catch((error: unknown) => {
    // Rather a ring too many, or of another kind, than none.
    console.error('what came before an order was not read', error);
    return [[], []];
  });
  return orderNews(id, order, versions, acts);
}

/** On any date, since staff move orders; those without an id of their own only by their date. */
async function readVersions({ dateId, orderId, customerInfo }: Order): Promise<OrderVersion[]> {
  const found = await queryOnce({
    collection: stores.ordersBackupByTime,
    equal: [
      ['customerInfo.uid', { stringValue: customerInfo.uid }],
      orderId === undefined
        ? ['dateId', { stringValue: dateId }]
        : ['orderId', { stringValue: orderId }],
    ],
    select: ['orderId', 'orderKey', 'orderDate', 'cancelledAt', 'movedTo'],
  });
  return found.map(({ data }) => data as unknown as OrderVersion);
}

async function readActs(order: Order, own: string): Promise<OwnAct[]> {
  const { uid, orderId } = refOf(order);
  const found = await queryOnce({
    collection: stores.staffLog,
    equal: [
      ['actor', { stringValue: own }],
      ['uid', { stringValue: uid }],
      ['orderId', { stringValue: orderId }],
    ],
    select: ['action', 'at', 'orderId'],
  });
  return found.map(({ data }) => data as unknown as OwnAct);
}

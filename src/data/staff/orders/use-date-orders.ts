import { useEffect, useRef, useState } from 'react';
import type { AppError } from '../../../domain/lib/app-error.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { DateOrders } from '../../../domain/staff/orders/date-orders.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { watchCollection } from '../common/watch-collection.ts';
import { readCustomerOrders, readDateOrders } from './read-date-orders.ts';

export interface LiveDateOrders {
  /** Undefined while they are loading. */
  orders: DateOrders | undefined;
  error: AppError | undefined;
  /** Since when there has been no word from the server, epoch ms; undefined while it is connected. */
  offlineSince: number | undefined;
}

/**
 * Customers' clocks may differ by as much as the rules allow (`isNow` there), so changes up to this much
 * earlier are read too, ms.
 */
export const clockMarginMs = 600_000;

/**
 * A page that becomes visible again reads only what changed meanwhile, unless the last full read is older
 * than this, ms.
 */
const readAgainMs = 15 * 60_000;

const nothingYet: LiveDateOrders = {
  orders: undefined,
  error: undefined,
  offlineSince: undefined,
};

/** A read that failed is repeated after this time, ms. */
const retryMs = 5000;

/**
 * A date's orders, live. A sheet of them takes up to 1 MiB, and a listener would receive all of it again at every
 * order. So they are read once, and the customers' balances are listened to instead, because every order changes
 * one: then only that customer's orders are read again. A balance names only the last order, perhaps one of
 * another date that followed one of this date, so every changed balance counts. Nothing is listened to while
 * the page is hidden; when it is visible again it catches up from where it stopped.
 */
export function useDateOrders(dateId: string): LiveDateOrders {
  const visible = usePageVisible();
  const [state, setState] = useState({ dateId, ...nothingYet });
  const current = state.dateId === dateId ? state : { dateId, ...nothingYet };
  /** When everything was last read, and until when changes were received. */
  const lastVisit = useRef<{ dateId: string; readAt: number; lastEventAt: number }>(undefined);

  useEffect(() => {
    if (!visible) return;
    const last = lastVisit.current?.dateId === dateId ? lastVisit.current : undefined;
    const openedAt = serverNow();
    const catchesUp = last !== undefined && openedAt - last.readAt < readAgainMs;
    const since = catchesUp ? last.lastEventAt : openedAt;
    let readAt = catchesUp ? last.readAt : undefined;
    let lastEventAt: number | undefined;
    let stopped = false;
    const update = (change: (before: LiveDateOrders) => Partial<LiveDateOrders>) => {
      if (stopped) return;
      setState((before) => {
        const base = before.dateId === dateId ? before : { dateId, ...nothingYet };
        return { ...base, ...change(base) };
      });
    };
    const failed = (error: unknown) => update(() => ({ error: toAppError(error) }));
    let retry: ReturnType<typeof setTimeout> | undefined;
    const readFailed = (error: unknown) => {
      readAt = undefined;
      failed(error);
      clearTimeout(retry);
      if (!stopped) retry = setTimeout(readAll, retryMs);
    };

    let reading: Promise<void> | undefined;
    const readWhole = async () => {
      const asked = serverNow();
      const all = await readDateOrders(dateId);
      readAt = asked;
      update(() => ({ orders: all, error: undefined }));
    };
    const readAll = () => {
      reading ??= readWhole()
        .catch(readFailed)
        .finally(() => {
          reading = undefined;
        });
    };
    /** uid → the latest read of that customer's part. */
    const latest = new Map<string, symbol>();
    const readCustomer = async (uid: string) => {
      const turn = Symbol();
      latest.set(uid, turn);
      // A read in progress may be older than the change.
      await reading;
      const own = await readCustomerOrders(dateId, uid);
      // An answer may come after that of a later read.
      if (latest.get(uid) !== turn) return;
      update(({ orders }) => (orders ? withCustomer(orders, uid, own) : {}));
    };
    const stopFeed = watchCollection(
      ({ db, collection, query, where }) =>
        query(collection(db, 'pointBalances'), where('lastChange.at', '>', since - clockMarginMs)),
      {
        changes: (changed, gone) => {
          for (const { id } of [...changed, ...gone]) readCustomer(id).catch(readFailed);
        },
        connected: (connected) => {
          lastEventAt = connected ? undefined : (lastEventAt ?? serverNow());
          if (connected && readAt === undefined) readAll();
          update(({ offlineSince }) => ({
            offlineSince: connected ? undefined : (offlineSince ?? offlineAt()),
          }));
        },
        failed: (error) => {
          // Once the listener is connected again everything is read, which ends the error.
          readAt = undefined;
          failed(error);
        },
      },
    );
    if (readAt === undefined) readAll();
    const offline = () =>
      update(({ offlineSince }) => ({ offlineSince: offlineSince ?? Date.now() }));
    addEventListener('offline', offline);
    return () => {
      stopped = true;
      clearTimeout(retry);
      if (readAt !== undefined) {
        lastVisit.current = { dateId, readAt, lastEventAt: lastEventAt ?? serverNow() };
      }
      stopFeed();
      removeEventListener('offline', offline);
    };
  }, [dateId, visible]);

  return current;
}

/** A listener's first result comes from the phone's cache; only a phone without network counts as offline. */
function offlineAt(): number | undefined {
  return navigator.onLine ? undefined : Date.now();
}

function withCustomer(
  orders: DateOrders,
  uid: string,
  part: Record<string, Order> = {},
): Partial<LiveDateOrders> {
  const { [uid]: _, ...others } = orders;
  return {
    orders: Object.keys(part).length > 0 ? { ...others, [uid]: part } : others,
    error: undefined,
  };
}

import { useEffect, useState } from 'react';
import type { AppError } from '../../domain/app-error.ts';
import type { DateOrders } from '../../domain/fulfilment.ts';
import type { PointBalance } from '../../domain/ledger-plan.ts';
import type { Order } from '../../domain/order.ts';
import { serverNow } from '../server-clock.ts';
import { toAppError } from '../to-app-error.ts';
import { readPart } from './staff-reads.ts';
import { usePageVisible } from './use-page-visible.ts';
import { watchCollection } from './watch-collection.ts';

export interface LiveDateOrders {
  /** Undefined until they have come. */
  orders: DateOrders | undefined;
  /** Orders that went while this page was open. */
  cancelled: readonly Order[];
  error: AppError | undefined;
  /** Since when the server has not been heard of, epoch ms; undefined while it is. */
  offlineSince: number | undefined;
}

/** Customers' clocks may be off by as much as the rules let them (`isNow` there), so what changed this long before is asked for too. */
const clockMarginMs = 600_000;

const nothingYet: LiveDateOrders = {
  orders: undefined,
  cancelled: [],
  error: undefined,
  offlineSince: undefined,
};

/**
 * A date's orders, live. They are one document of up to 1 MiB, which a listener would send again at
 * every order: so it is read once, the customers' balances are listened to, each of which names the
 * order that it last changed for, and then only that customer's part is read again. Nothing is listened
 * to while the page is hidden.
 */
export function useDateOrders(dateId: string): LiveDateOrders {
  const visible = usePageVisible();
  const [state, setState] = useState({ dateId, ...nothingYet });
  const current = state.dateId === dateId ? state : { dateId, ...nothingYet };

  useEffect(() => {
    if (!visible) return;
    let stopped = false;
    const update = (change: (before: LiveDateOrders) => Partial<LiveDateOrders>) => {
      if (stopped) return;
      setState((before) => {
        const base = before.dateId === dateId ? before : { dateId, ...nothingYet };
        return { ...base, ...change(base) };
      });
    };
    const failed = (error: unknown) => update(() => ({ error: toAppError(error) }));
    const openedAt = serverNow();

    let loaded = false;
    const readAll = async () => {
      const all = ((await readPart(`orders2/${dateId}`)) ?? {}) as DateOrders;
      loaded = true;
      update(() => ({ orders: all, error: undefined }));
    };
    const readCustomer = async (uid: string, { movedFrom }: PointBalance['lastChange']) => {
      const part = (await readPart(`orders2/${dateId}`, uid)) as DateOrders | undefined;
      update((before) =>
        before.orders ? withCustomer(before, uid, part?.[uid] ?? {}, movedFrom) : {},
      );
    };
    const stopFeed = watchCollection(
      ({ db, collection, query, where }) =>
        query(
          collection(db, 'pointBalances'),
          where('lastChange.dateId', '==', dateId),
          where('lastChange.at', '>', openedAt - clockMarginMs),
        ),
      {
        changes: (changed, gone) => {
          for (const { id, data } of [...changed, ...gone]) {
            readCustomer(id, (data as unknown as PointBalance).lastChange).catch(failed);
          }
        },
        connected: (connected) => {
          if (connected && !loaded) readAll().catch(failed);
          update(({ offlineSince }) => ({
            offlineSince: connected ? undefined : (offlineSince ?? offlineAt()),
          }));
        },
        failed,
      },
    );
    readAll().catch(failed);
    const offline = () =>
      update(({ offlineSince }) => ({ offlineSince: offlineSince ?? Date.now() }));
    addEventListener('offline', offline);
    return () => {
      stopped = true;
      stopFeed();
      removeEventListener('offline', offline);
    };
  }, [dateId, visible]);

  return current;
}

/** A listener's first answer comes from the phone's own store; only a phone without network is offline. */
function offlineAt(): number | undefined {
  return navigator.onLine ? undefined : Date.now();
}

function withCustomer(
  { orders = {}, cancelled }: LiveDateOrders,
  uid: string,
  part: Record<string, Order>,
  movedFrom: string | null,
): Partial<LiveDateOrders> {
  const gone = Object.values(orders[uid] ?? {}).filter(
    ({ orderKey }) => !(orderKey in part) && orderKey !== movedFrom,
  );
  const { [uid]: _, ...others } = orders;
  return {
    orders: Object.keys(part).length > 0 ? { ...others, [uid]: part } : others,
    cancelled: [
      // One that is ordered again is no longer cancelled.
      ...cancelled.filter(
        ({ customerInfo, orderKey }) => customerInfo.uid !== uid || !(orderKey in part),
      ),
      ...gone,
    ],
    error: undefined,
  };
}

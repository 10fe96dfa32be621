import { useMemo } from 'react';
import type { User } from '../../../domain/customer/user.ts';
import type { AppError } from '../../../domain/lib/app-error.ts';
import { orderHistory } from '../../../domain/order/history/order-history.ts';
import type { Order } from '../../../domain/order/order.ts';
import { defaultPointRate, type Ledger } from '../../../domain/points/points.ts';
import { type BlockedPhone, blacklistId } from '../../../domain/staff/customers/blocked-phone.ts';
import type { TotalsSnapshot } from '../../../domain/staff/orders/phone-order.ts';
import { type DocumentSource, isPending, useLiveDocument } from '../../documents/live-document.ts';
import {
  customerOrders,
  customerOrdersBackup,
  pointBalance,
  pointRate,
  pointsLedger,
  userDocument,
} from '../../documents/sources.ts';
import { type OlderOrders, useOlderOrders } from '../../order/use-older-orders.ts';

/** What staff see of one customer. */
export interface CustomerRecord {
  user: User;
  /** Latest delivery first; the oldest once `older` is asked for them. */
  orders: Order[];
  older: OlderOrders;
  ledger: Ledger;
  /** Hundredths; undefined without a balance document. */
  balance: number | undefined;
  /** Set when the customer's phone may not order by card. */
  block: BlockedPhone | undefined;
}

const blockedPhone = (digits: string): DocumentSource<BlockedPhone> => ({
  path: `blacklist/${digits}`,
  parse: (data) => data as unknown as BlockedPhone,
});

/** One customer, live; `record` undefined while loading and for a customer who does not exist. */
export function useCustomer(uid: string): {
  record: CustomerRecord | undefined;
  loading: boolean;
  error: AppError | undefined;
} {
  const sources = useMemo(
    () => ({
      user: userDocument(uid),
      orders: customerOrders(uid),
      backup: customerOrdersBackup(uid),
      ledger: pointsLedger(uid),
      balance: pointBalance(uid),
    }),
    [uid],
  );
  const user = useLiveDocument(sources.user);
  const orders = useLiveDocument(sources.orders);
  const backup = useLiveDocument(sources.backup);
  const older = useOlderOrders(uid, user);
  const ledger = useLiveDocument(sources.ledger);
  const balance = useLiveDocument(sources.balance);
  const digits = blacklistId(user.value?.deliveryInfo?.phone ?? '');
  const block = useLiveDocument(
    useMemo(() => (digits === undefined ? undefined : blockedPhone(digits)), [digits]),
  );
  const history = useMemo(
    () => orderHistory(orders.value, { ...older.orders, ...backup.value }),
    [orders.value, backup.value, older.orders],
  );
  const parts = [user, orders, backup, ledger, balance, ...(digits === undefined ? [] : [block])];
  const loading = parts.some(isPending);
  const record = !loading &&
    user.value && {
      user: user.value,
      orders: history,
      older,
      ledger: ledger.value ?? {},
      balance: balance.value?.balance,
      block: block.value,
    };
  return {
    record: record || undefined,
    loading,
    error: parts.find(({ error }) => error !== undefined)?.error,
  };
}

/**
 * The points that an order by phone may use, live; undefined while loading. Without `uid`, as for an order
 * that uses none, it reads nothing.
 */
export function useOrderPoints(uid: string | undefined): Omit<TotalsSnapshot, 'menus'> | undefined {
  const sources = useMemo(
    () =>
      uid === undefined
        ? undefined
        : { user: userDocument(uid), ledger: pointsLedger(uid), balance: pointBalance(uid) },
    [uid],
  );
  const user = useLiveDocument(sources?.user);
  const ledger = useLiveDocument(sources?.ledger);
  const balance = useLiveDocument(sources?.balance);
  const rate = useLiveDocument(sources && pointRate);
  if (sources && [user, ledger, balance, rate].some(isPending)) return undefined;
  return {
    user: user.value ?? {},
    ledger: ledger.value ?? {},
    balance: balance.value?.balance,
    pointRate: rate.value ?? defaultPointRate,
  };
}

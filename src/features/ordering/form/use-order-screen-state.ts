import { useMemo } from 'react';
import { useSession, useUid } from '../../../data/customer/use-session.ts';
import { useUser } from '../../../data/customer/use-user.ts';
import type { DocumentState } from '../../../data/documents/document-state.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import {
  activeDates,
  customerOrders,
  menus,
  pointBalance,
  pointRate,
  pointsLedger,
  tempCardOrders,
} from '../../../data/documents/sources.ts';
import type { TempOrder } from '../../../domain/card/temp-order.ts';
import type { User } from '../../../domain/customer/user.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import type { Cents } from '../../../domain/lib/money.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import type { CustomerOrders } from '../../../domain/order/order.ts';
import { defaultPointRate, type Ledger } from '../../../domain/points/points.ts';

/** All data that an order on a date depends on, live. */
export interface OrderScreenState {
  /** All of it is loaded: for a visitor the catalogue, for a customer also their own documents. */
  ready: boolean;
  /** Why a part of it could not be loaded. */
  error?: AppError | undefined;
  /** True until it is known whether somebody is signed in. */
  authLoading: boolean;
  uid: string | undefined;
  user: User | undefined;
  date: ActiveDate | undefined;
  menus: Menus;
  orders: CustomerOrders;
  ledger: Ledger;
  /** Points in hundredths; undefined before a customer's first order. */
  balance: Cents | undefined;
  /** The shop's point rate, percent. */
  pointRate: number;
}

const none = {};
/** While it can't be known who is signed in. */
const noAuth = new AppError('network');

/** Reads all data that an order on a date depends on from live documents. */
export function useOrderScreenState(dateId: string): OrderScreenState {
  const session = useSession();
  const authLoading = session.status === 'loading';
  const uid = useUid();
  const user = useUser();
  const dates = useLiveDocument(activeDates);
  const catalogue = useLiveDocument(menus);
  const rate = useLiveDocument(pointRate);
  const orders = useOwn(uid, customerOrders);
  const ledger = useOwn(uid, pointsLedger);
  const balance = useOwn(uid, pointBalance);
  const parts: DocumentState<unknown>[] = [dates, catalogue, rate];
  if (uid) parts.push(user, orders, ledger, balance);
  const error =
    authLoading && session.failed
      ? noAuth
      : parts.find((part) => part.error && part.value === undefined)?.error;
  return {
    ready: !authLoading && !error && parts.every(({ loading }) => !loading),
    error,
    authLoading,
    uid,
    user: user.value,
    date: dates.value?.[dateId],
    menus: catalogue.value ?? none,
    orders: orders.value ?? none,
    ledger: ledger.value ?? none,
    balance: balance.value?.balance,
    pointRate: rate.value ?? defaultPointRate,
  };
}

/** The customer's unpaid card orders, latest first; of one date or of all listed dates. */
export function useIncompleteCardOrders(dateId?: string): TempOrder[] {
  const waiting = useOwn(useUid(), tempCardOrders).value;
  const dates = useLiveDocument(activeDates).value;
  return useMemo(
    () =>
      Object.entries(waiting ?? {})
        .filter(([ofDate]) => dateId === undefined || ofDate === dateId)
        .flatMap(([ofDate, orders]) =>
          Object.values(orders).filter(({ exception }) => exception || dates?.[ofDate]),
        )
        .sort((a, b) => b.orderDate - a.orderDate),
    [waiting, dates, dateId],
  );
}

/** Reads a document of the signed-in customer. */
function useOwn<T>(
  uid: string | undefined,
  source: (uid: string) => Parameters<typeof useLiveDocument<T>>[0],
) {
  return useLiveDocument(useMemo(() => (uid ? source(uid) : undefined), [uid, source]));
}

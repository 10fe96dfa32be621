import { useEffect, useMemo, useState } from 'react';
import type { User } from '../../domain/customer/user.ts';
import type { AppError } from '../../domain/lib/app-error.ts';
import type { CustomerOrders, Order } from '../../domain/order/order.ts';
import { furtherSheets, sheetName } from '../../domain/store/sheet-name.ts';
import { useUid } from '../customer/use-session.ts';
import { useUser } from '../customer/use-user.ts';
import type { DocumentState } from '../documents/document-state.ts';
import { customerOrdersBackup } from '../documents/sources.ts';
import { useLiveDocuments } from '../documents/use-live-documents.ts';
import { useOrderHistory } from './use-order-history.ts';

/** A customer's orders on the further sheets, as far as they have been asked for. */
export interface OlderOrders {
  orders: CustomerOrders;
  /** Whether there are older ones that nobody has asked for; undefined until that is known. */
  hasMore: boolean | undefined;
  /** Those that were asked for are on their way. */
  loading: boolean;
  error: AppError | undefined;
  showMore: () => void;
}

/** A customer's orders on the further sheets (archive-sheets.ts), which are read one at a time, the latest first. */
export function useOlderOrders(
  uid: string | undefined,
  { value: profile, loading }: DocumentState<User>,
): OlderOrders {
  const [asked, setAsked] = useState(0);
  const sheets = profile?.archiveSheets ?? 1;
  const sources = useMemo(() => {
    if (!uid) return [];
    const wanted = furtherSheets(sheets).slice(0, asked);
    return wanted.map((sheet) => customerOrdersBackup(sheetName(uid, sheet)));
  }, [uid, sheets, asked]);
  const found = useLiveDocuments(sources);
  const orders = useMemo(() => Object.assign({}, ...found.map(({ value }) => value)), [found]);
  return {
    orders,
    hasMore: loading ? undefined : asked < sheets - 1,
    loading: found.some((one) => one.loading),
    error: found.find(({ error }) => error !== undefined)?.error,
    showMore: () => setAsked(asked + 1),
  };
}

/** The signed-in customer's orders, the oldest once `older` is asked for them. */
export function useWholeHistory(): ReturnType<typeof useOrderHistory> & { older: OlderOrders } {
  const older = useOlderOrders(useUid(), useUser());
  return { ...useOrderHistory(older.orders), older };
}

/** One of the customer's orders, however old; undefined while `loading`, or when it does not exist. */
export function useOwnOrder(
  dateId: string,
  orderKey: string,
): { order: Order | undefined; loading: boolean } {
  const { orders, loading, older } = useWholeHistory();
  const order = orders.find((one) => one.dateId === dateId && one.orderKey === orderKey);
  const searching = useSearchOlder(order !== undefined || loading, older);
  return { order, loading: loading || searching };
}

/** Goes back until an order is there; true while it may still be found. */
export function useSearchOlder(isFound: boolean, older: OlderOrders): boolean {
  const { hasMore, loading, error, showMore } = older;
  const goesOn = !isFound && hasMore && !loading && !error;
  useEffect(() => {
    if (goesOn) showMore();
  });
  return !isFound && !error && (hasMore !== false || loading);
}

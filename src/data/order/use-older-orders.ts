import { useEffect, useMemo, useState } from 'react';
import type { User } from '../../domain/customer/user.ts';
import type { AppError } from '../../domain/lib/app-error.ts';
import type { CustomerOrders, Order } from '../../domain/order/order.ts';
import { furtherSheets, sheetName } from '../../domain/store/sheet-name.ts';
import { useUid } from '../customer/use-session.ts';
import { useUser } from '../customer/use-user.ts';
import type { DocumentState } from '../documents/document-state.ts';
import { isPending } from '../documents/live-document.ts';
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
  /** Why some of them can't be shown, or how many there are. */
  error: AppError | undefined;
  /** There are no others, and each of them is here. */
  allRead: boolean;
  showMore: () => void;
}

/** A customer's orders on the further sheets (archive-sheets.ts), which are read one at a time, the latest first. */
export function useOlderOrders(uid: string | undefined, profile: DocumentState<User>): OlderOrders {
  const [asked, setAsked] = useState(0);
  const sheets = profile.value?.archiveSheets ?? 1;
  const sources = useMemo(() => {
    if (!uid) return [];
    const wanted = furtherSheets(sheets).slice(0, asked);
    return wanted.map((sheet) => customerOrdersBackup(sheetName(uid, sheet)));
  }, [uid, sheets, asked]);
  const found = useLiveDocuments(sources);
  const orders = useMemo(() => Object.assign({}, ...found.map(({ value }) => value)), [found]);
  const pending = [profile, ...found].filter(isPending);
  const hasMore = isPending(profile) ? undefined : asked < sheets - 1;
  return {
    orders,
    hasMore,
    loading: found.some((one) => one.loading),
    error: pending.find(({ error }) => error !== undefined)?.error,
    allRead: hasMore === false && pending.length === 0,
    showMore: () => setAsked(asked + 1),
  };
}

type WholeHistory = ReturnType<typeof useOrderHistory> & {
  older: OlderOrders;
  /** `orders` are all that there are. */
  isWhole: boolean;
};

/** The signed-in customer's orders, the oldest once `older` is asked for them. */
export function useWholeHistory(): WholeHistory {
  const older = useOlderOrders(useUid(), useUser());
  const history = useOrderHistory(older.orders);
  return { ...history, older, isWhole: history.allRead && older.allRead };
}

/** One of the customer's orders of a date, however old; undefined while `loading`, after an `error`, or when none `isIt`. */
export function useOwnOrder(
  dateId: string,
  isIt: (order: Order) => boolean,
): { order: Order | undefined; loading: boolean; error: AppError | undefined } {
  const { orders, allRead, isWhole, older, ...history } = useWholeHistory();
  const order = orders.find((one) => one.dateId === dateId && isIt(one));
  useSearchOlder(order !== undefined || !allRead, older);
  const error = history.error ?? older.error;
  return { order, error, loading: !order && !isWhole && !error };
}

/** Goes back until an order is there; true while it may still be found. */
export function useSearchOlder(isFound: boolean, older: OlderOrders): boolean {
  const { hasMore, loading, error, allRead, showMore } = older;
  const goesOn = !isFound && hasMore && !loading && !error;
  useEffect(() => {
    if (goesOn) showMore();
  });
  return !isFound && !error && !allRead;
}

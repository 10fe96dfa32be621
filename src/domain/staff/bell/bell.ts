import type { SeenOrders } from '../orders/board.ts';
import { isViewRole, type Role } from '../roles.ts';
import { type BellKind, bellKinds } from './bell-kinds.ts';
import type { OrderNews } from './order-news.ts';

/** What can ring for a role: all that comes in, if it may read it while it happens. */
export function kindsFor(role: Role): BellKind[] {
  return isViewRole(role) ? [] : [...bellKinds];
}

/** Something for the inbox: its id, and the name of the customer, which may be empty. */
interface InboxItem {
  id: string;
  name: string;
}

/** What has come in, as far as it is known; a part is undefined until the server has told it. */
export interface BellState {
  /** Since the page was opened, the earliest first. */
  orders: readonly OrderNews[] | undefined;
  /** The customers' requests without a response. */
  requests: readonly InboxItem[] | undefined;
  /** The open issues, and the refunds that failed. */
  troubles: readonly InboxItem[] | undefined;
}

/** The ids that the bell has heard of in each part; none of a part that has not been told yet. */
export type Heard = Readonly<Partial<Record<keyof BellState, ReadonlySet<string>>>>;

/** What it rings for, with the name of the customer. */
export interface Ring {
  kind: BellKind;
  name: string;
}

/**
 * What rings now that `state` is known. The first telling of a part rings for nothing, nor does what has been heard of
 * before, such as an issue that was resolved and opened again, nor what the member of staff who is looking did.
 */
export function hear(heard: Heard, state: BellState): { heard: Heard; rings: Ring[] } {
  const rings: Ring[] = [];
  const next = { ...heard };
  const listen = <Item extends InboxItem>(
    part: keyof BellState,
    found: readonly Item[] | undefined,
    kindOf: (item: Item) => BellKind | undefined,
  ) => {
    if (!found) return;
    const known = heard[part];
    for (const item of known ? found : []) {
      const kind = known?.has(item.id) ? undefined : kindOf(item);
      if (kind) rings.push({ kind, name: item.name });
    }
    next[part] = new Set([...(known ?? []), ...found.map(({ id }) => id)]);
  };
  listen('orders', state.orders, ({ own, kind }) => (own ? undefined : kind));
  listen('requests', state.requests, () => 'request');
  listen('troubles', state.troubles, () => 'trouble');
  return { heard: next, rings };
}

/**
 * The number on the app's icon: orders with news of these kinds that this phone has not seen on the board, and what is
 * open in the inbox.
 */
export function countWaiting(
  { orders = [], requests = [], troubles = [] }: BellState,
  kinds: readonly BellKind[],
  seenOn: (dateId: string) => SeenOrders | undefined,
): number {
  const latest = new Map(orders.map((news) => [`${news.dateId} ${news.orderId}`, news]));
  const unseen = [...latest.values()].filter(
    ({ own, kind, dateId, orderId, version }) =>
      !own && kinds.includes(kind) && seenOn(dateId)?.[orderId] !== version,
  );
  const open = (kind: BellKind, items: readonly InboxItem[]) =>
    kinds.includes(kind) ? items.length : 0;
  return unseen.length + open('request', requests) + open('trouble', troubles);
}

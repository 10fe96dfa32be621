import type { DeliveryWindow } from '../../dates/delivery-window.ts';
import type { Cents } from '../../lib/money.ts';
import { sameValue } from '../../lib/same-value.ts';
import { type CustomerRefund, isRepeated } from '../../refunds/refund.ts';
import type { CustomerRequest } from '../../refunds/requests/refund-request.ts';
import type { ShownOrder } from '../../staff/orders/shown-order.ts';
import type { StaffLogEntry } from '../../staff/staff-log.ts';
import { amountPaid, type LineTitle, type Order, quantitiesOf } from '../order.ts';
import { ownOrderId } from '../order-id.ts';
import { isCardPaid } from '../payment-methods.ts';
import { orderVersion } from '../plan/order-plan.ts';

/** A version of an order, or its cancellation: as it is stored, or what a role is told of it. */
export type OrderVersion = ShownOrder &
  Partial<Pick<Order, 'totalPrice' | 'usedPoint' | 'pointShortfall' | 'madeByUser'>>;

/** Something that the shop has done: when, epoch ms, and for staff, who of them. */
interface Done {
  at: number;
  by?: string | undefined;
}

/** What was packed; older marks lack some of it. */
export interface PackedContent {
  version: string;
  lines?: Readonly<Record<string, number>> | undefined;
  address?: string | undefined;
  request?: string | undefined;
}

/** What the store has about one order, as far as the reader may read it and the screen has read it. */
export interface OrderDocuments {
  /** As it is now; undefined where it is cancelled. */
  order?: OrderVersion | undefined;
  /** Every version and cancellation of it, in any order, among others of its customer; undefined while unread. */
  versions?: readonly OrderVersion[] | undefined;
  packed?: (Done & Partial<PackedContent>) | undefined;
  delivered?: Done | undefined;
  /** `amount`: cents. */
  cashTaken?: (Done & { amount?: Cents | undefined }) | undefined;
  /** The delivery times that its customer was told; `at` is unknown in older data. */
  told?:
    | readonly { window: DeliveryWindow; at?: number | undefined; by?: string | undefined }[]
    | undefined;
  refunds?: readonly CustomerRefund[] | undefined;
  request?: CustomerRequest | undefined;
  /** What staff have logged about it; undefined for whoever may not read that. */
  log?: readonly Pick<StaffLogEntry, 'at' | 'actorName'>[] | undefined;
}

/** Of a dish, how many there were and are. */
export interface QuantityChange {
  menuKey: string;
  before: number;
  after: number;
  /** Its titles, where they are known. */
  line?: LineTitle | undefined;
}

/** What an order says at one moment. */
interface Content extends PackedContent {
  lines: Readonly<Record<string, number>>;
}

type Told =
  | { kind: 'placed'; again: boolean; content: Content }
  /** `other`: more than its dishes, such as a note or the points. Nothing is named where it is not known what. */
  | { kind: 'changed'; lines: QuantityChange[]; other: boolean; content: Content }
  | { kind: 'moved'; from: string; to: string; content: Content }
  /** To another date; `from` and `to` are ids of dates. */
  | { kind: 'redated'; from: string; to: string }
  | { kind: 'cancelled' }
  | { kind: 'paid'; how: 'card' | 'cash'; amount?: Cents | undefined }
  | { kind: 'refunded'; refund: CustomerRefund }
  | { kind: 'asked'; wish: CustomerRequest['wish'] }
  | { kind: 'answered'; state: Exclude<CustomerRequest['state'], 'waiting'> }
  | { kind: 'packed'; content: Partial<PackedContent> }
  /** `again`: they had been told another time before. */
  | { kind: 'told'; window: DeliveryWindow; again: boolean }
  | { kind: 'delivered' };

/** Who did something: its customer or the shop, and which member of staff, for those who may know. */
export interface DoneBy {
  who: 'customer' | 'shop';
  name?: string | undefined;
}

/** A step in the story of an order; `at` is epoch ms, undefined if unknown. */
export type OrderEvent = Told & { at: number | undefined; by: DoneBy | undefined };

/**
 * The story of an order, from its beginning: everything that is told of what became of it comes from here, on staff's
 * screens as on its customer's.
 */
export function orderTimeline(documents: OrderDocuments): OrderEvent[] {
  const events = [...versionEvents(documents), ...workEvents(documents), ...moneyEvents(documents)];
  return events
    .map((event, index) => ({ event, index }))
    .sort((a, b) => timeOf(a.event) - timeOf(b.event) || a.index - b.index)
    .map(({ event }) => event);
}

/** What is not known to have been at a moment was told last. */
const timeOf = ({ at, kind }: OrderEvent) => at ?? (kind === 'told' ? Number.MAX_SAFE_INTEGER : 0);

const customer: DoneBy = { who: 'customer' };

function versionEvents({ order, versions, log }: OrderDocuments): OrderEvent[] {
  const known = ownVersions(order, versions);
  return known.flatMap((version, index): OrderEvent[] => {
    // What it was on the date that it left is told once, by the version that it became.
    const before = known.slice(0, index).findLast((one) => one.movedTo === undefined);
    const at = version.cancelledAt ?? version.orderDate;
    const logged = log?.find((entry) => entry.at === at)?.actorName;
    if (version.movedTo !== undefined) {
      const move = { kind: 'redated', from: version.dateId, to: version.movedTo } as const;
      return [{ ...move, at, by: { who: 'shop', name: logged } }];
    }
    if (version.cancelledAt !== undefined) {
      const who = logged === undefined ? 'customer' : 'shop';
      return [{ kind: 'cancelled', at, by: log && { who, name: logged } }];
    }
    const { madeByUser = true } = version;
    const by = {
      who: madeByUser ? 'customer' : 'shop',
      name: madeByUser ? undefined : logged,
    } as const;
    const isFirst = !before || before.cancelledAt !== undefined;
    const told = isFirst
      ? [beginning(version, before !== undefined, versions !== undefined)]
      : changes(before, version);
    const paid = paidByCard(version) - (isFirst ? 0 : paidByCard(before));
    return [
      ...told.map((one) => ({ ...one, at, by })),
      // Whoever changed it, its customer paid.
      ...(paid > 0
        ? [{ kind: 'paid' as const, how: 'card' as const, amount: paid, at, by: customer }]
        : []),
    ];
  });
}

/** The versions and cancellations of this order alone, the oldest first; what it is now, if nothing else is known. */
function ownVersions(
  order: OrderVersion | undefined,
  versions: readonly OrderVersion[] = [],
): OrderVersion[] {
  const id = order && ownOrderId(order);
  const ofId = versions.filter((one) => id === undefined || ownOrderId(one) === id);
  const dates = order && datesOf(order, ofId);
  const stored = ofId
    .filter(({ dateId }) => !dates || dates.has(dateId))
    .sort((a, b) => momentOf(a) - momentOf(b));
  const isNew = order && !stored.some((one) => orderVersion(one) === orderVersion(order));
  return isNew ? [...stored, order] : stored;
}

/** The dates on which an order has been. An older order at its address may have its id on others. */
function datesOf({ dateId }: OrderVersion, versions: readonly OrderVersion[]): Set<string> {
  const moves = versions.filter(({ movedTo }) => movedTo !== undefined);
  const dates = new Set([dateId]);
  let known: number;
  do {
    known = dates.size;
    for (const { dateId: from, movedTo: to = from } of moves) {
      if (dates.has(from) || dates.has(to)) dates.add(from).add(to);
    }
  } while (dates.size > known);
  return dates;
}

const momentOf = ({ cancelledAt, orderDate = 0 }: OrderVersion) => cancelledAt ?? orderDate;

/** The first thing that is known of it: that it was placed, or, if its first version is not known, that it was changed. */
function beginning(version: OrderVersion, again: boolean, complete: boolean): Told {
  const content = contentOf(version);
  const { orderId = version.attemptId } = version;
  return complete || again || orderId === version.attemptId
    ? { kind: 'placed', again, content }
    : { kind: 'changed', lines: [], other: false, content };
}

function changes(before: OrderVersion, after: OrderVersion): Told[] {
  const content = contentOf(after);
  const { lines, addressChanged } = difference(contentOf(before), content);
  const titled = lines.map((line) => ({
    ...line,
    line: after.menus[line.menuKey] ?? before.menus[line.menuKey],
  }));
  const other = !sameValue(besidesLines(before), besidesLines(after));
  return [
    ...(titled.length > 0 || other
      ? [{ kind: 'changed', lines: titled, other, content } as const]
      : []),
    ...(addressChanged
      ? [
          {
            kind: 'moved',
            from: before.customerInfo.address,
            to: after.customerInfo.address,
            content,
          } as const,
        ]
      : []),
  ];
}

/** What an order says besides its dishes and its address. */
function besidesLines({ customerInfo, orderRequest, usedPoint = 0, paymentMethod }: OrderVersion) {
  const { name, phone, note = '', acName } = customerInfo;
  return { name, phone, note, acName, orderRequest, usedPoint, paymentMethod };
}

/** What a card has paid for a version, cents. */
function paidByCard({ totalPrice, usedPoint = 0, ...version }: OrderVersion): Cents {
  if (totalPrice === undefined || !isCardPaid(version)) return 0;
  return amountPaid({ ...version, totalPrice, usedPoint });
}

function workEvents({ packed, delivered, told = [] }: OrderDocuments): OrderEvent[] {
  return [
    ...(packed ? [{ kind: 'packed', content: packed, ...stamp(packed) } as const] : []),
    ...told
      .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
      .map(({ window, at, by }, index, all) => {
        const again = all.slice(0, index).some((one) => !sameWindow(one.window, window));
        return { kind: 'told', window, again, ...stamp({ at, by }) } as const;
      }),
    ...(delivered ? [{ kind: 'delivered', ...stamp(delivered) } as const] : []),
  ];
}

const sameWindow = (a: DeliveryWindow, b: DeliveryWindow) => a.from === b.from && a.to === b.to;

function moneyEvents({ cashTaken, refunds = [], request, log }: OrderDocuments): OrderEvent[] {
  const cash = cashTaken && ({ kind: 'paid', how: 'cash', amount: cashTaken.amount } as const);
  return [
    ...(cashTaken && cash ? [{ ...cash, ...stamp(cashTaken) }] : []),
    ...(request ? requestEvents(request) : []),
    ...refunds.filter(isTold).map((refund) => {
      const { at } = refund;
      const by = log?.find((entry) => entry.at === at)?.actorName;
      return { kind: 'refunded', refund, ...stamp({ at, by }) } as const;
    }),
  ];
}

/** A refund that failed and was repeated is told of once; a cancellation also if no money was left. */
function isTold(refund: CustomerRefund): boolean {
  return (refund.amount > 0 || refund.kind === 'cancellation') && !isRepeated(refund);
}

function requestEvents({ at, wish, state, answeredAt }: CustomerRequest): OrderEvent[] {
  const asked = { kind: 'asked', wish, at, by: customer } as const;
  if (state === 'waiting' || answeredAt === undefined) return [asked];
  const who = state === 'done' || state === 'declined' ? 'shop' : 'customer';
  return [asked, { kind: 'answered', state, at: answeredAt, by: { who } }];
}

/** When the shop did something, and who of staff. */
function stamp({ at, by }: { at?: number | undefined; by?: string | undefined }) {
  return { at, by: { who: 'shop', name: by } } as const;
}

function contentOf(order: OrderVersion): Content {
  return {
    version: orderVersion(order) ?? '',
    lines: quantitiesOf(order),
    address: order.customerInfo.address,
    request: order.orderRequest,
  };
}

/** How what an order says differs from what it said before. */
function difference(before: Partial<PackedContent>, after: Content): ContentChanges {
  const was = before.lines ?? {};
  const lines = [...new Set([...Object.keys(was), ...Object.keys(after.lines)])]
    .map((menuKey) => ({ menuKey, before: was[menuKey] ?? 0, after: after.lines[menuKey] ?? 0 }))
    .filter((line) => line.before !== line.after);
  const addressChanged = before.address !== after.address;
  const sameRequest = (before.request ?? after.request) === after.request;
  return {
    lines,
    addressChanged,
    onlyAddress: addressChanged && lines.length === 0 && sameRequest,
  };
}

export interface ContentChanges {
  lines: QuantityChange[];
  addressChanged: boolean;
  /** What is in the box is right: it needs a new label and nothing else. */
  onlyAddress: boolean;
}

/** What has changed since the order was packed; undefined if nothing has changed or it is not packed. */
export function changesSincePacked(timeline: readonly OrderEvent[]): ContentChanges | undefined {
  const packed = timeline.findLast((event) => event.kind === 'packed');
  const now = contentAtEnd(timeline);
  if (!packed || !now || packed.content.version === now.version) return undefined;
  return difference(packed.content, now);
}

/** What the order says now. */
function contentAtEnd(timeline: readonly OrderEvent[]): Content | undefined {
  for (const event of timeline.toReversed()) {
    if (event.kind === 'placed' || event.kind === 'changed' || event.kind === 'moved') {
      return event.content;
    }
  }
  return undefined;
}

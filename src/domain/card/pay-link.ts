import type { ActiveDate } from '../dates/active-date.ts';
import { isOpen } from '../dates/open-dates.ts';
import { type Cents, toCents, toDollars } from '../lib/money.ts';
import type { Order, OrderLine } from '../order/order.ts';
import type { OrderRequest } from '../order/plan/order-plan.ts';
import { requestOf } from '../order/plan/request-of.ts';
import { type DocumentWrite, setFields, stores } from '../store/document-write.ts';
import type { Checkout, PaymentException } from './checkout.ts';

/** The id of a link has 96 random bits: whoever has it may pay, and nobody else finds it. */
export const payLinkIdPattern = /^[\w-]{16}$/;

/** What a link can end as; `open`: staff change its order; `replaced`: another order stands where it would be stored. */
export type LinkEnd = 'open' | 'cancelled' | 'expired' | 'replaced';

/**
 * payLinks/{id}: an order that staff have taken by phone, which its customer pays by card on /pay/{id}. Only the
 * functions write it. It becomes an order with the payment and not before.
 */
export interface PayLink {
  uid: string;
  dateId: string;
  orderKey: string;
  /** The order as staff took it, unpaid. Its `attemptId` is the version of the link. */
  order: Order;
  /** What is to be paid, cents. */
  amount: Cents;
  /**
   * The paid order to which it adds dishes, as it was when staff took them: that order stands as it is until the difference is
   * paid. `quantities`: menuKey → its portions. Missing: it is a new order.
   */
  addsTo?: { version: string; quantities: Record<string, number> } | undefined;
  /** menuKey → portions that the customer had in other orders of the date, paid or not, when staff took this one. */
  otherPortions?: Record<string, number> | undefined;
  /** Until when it can be paid, epoch ms. */
  until: number;
  /**
   * `ending`: its sessions are being ended, and then it becomes `targetState`. `failed`: it was paid, and the payment became
   * no order.
   */
  state: 'open' | 'ending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'replaced';
  targetState?: LinkEnd | undefined;
  /** Which call is ending it: only this one may say that it has ended. */
  endedBy?: string | undefined;
  endingSince?: number | undefined;
  takenAt: number;
  /** The session that was opened last; only this one can be open. */
  sessionId?: string | undefined;
  /** When its sessions were opened, epoch ms. */
  opened: number[];
  paidAt?: number | undefined;
  /** What became of the last text with the link; missing if nobody knows. */
  text?: 'sent' | 'failed' | undefined;
}

const hourMs = 60 * 60_000;

/** A link can be paid at least for this long, ms, also one that is taken at the cut-off or after it. */
const shortestMs = hourMs;

/** Most sessions of a link, in all and within an hour. */
const maxLinkSessions = 20;
const maxLinkSessionsPerHour = 6;

/** An ending that has taken this long was broken off, ms. */
const brokenOffMs = 2 * 60_000;

/** Until when an order taken now can be paid by its link: the date's cut-off, and at least for an hour. */
export function payUntil(date: ActiveDate, now: number): number {
  return Math.max(isOpen(date) ? date.finishDate : 0, now + shortestMs);
}

/** The version of a link: another one when staff have changed its order. */
export function linkVersion({ order }: Pick<PayLink, 'order'>): string {
  return order.attemptId;
}

/** Nobody has paid, and it is not certain that nobody will. */
export const unpaidStates: readonly PayLink['state'][] = ['open', 'ending'];

/** Whether nobody has paid and it is not certain that nobody will: its portions are kept. */
export function isUnpaid({ state }: Pick<PayLink, 'state'>): boolean {
  return unpaidStates.includes(state);
}

/** Whether a session may be opened for what the page showed. */
function isPayable(link: PayLink, version: string, now: number): boolean {
  return link.state === 'open' && now < link.until && linkVersion(link) === version;
}

/** Whether its ending was broken off, so that another call may go on with it. */
export function isEndingBroken({ state, endingSince = 0 }: PayLink, now: number): boolean {
  return state === 'ending' && now - endingSince >= brokenOffMs;
}

/** Whether the job has to end it: its time is over, or its ending was broken off. */
export function isToBeEnded(link: PayLink, now: number): boolean {
  return link.state === 'open' ? now >= link.until : isEndingBroken(link, now);
}

/** The request that the checkout of a link has: an order at the prices that staff told its customer, new or with dishes added. */
export function linkRequest({ order, amount, addsTo }: PayLink): OrderRequest {
  const seen = { total: amount, toPay: amount };
  const basedOn = addsTo?.version ?? null;
  const request = requestOf(order, { attemptId: order.attemptId, basedOn, seen });
  return { ...request, usePoint: false };
}

/** The lines of a link's order that the order to which it adds does not have yet; all of a new one. */
export function ownLines({ order, addsTo }: Pick<PayLink, 'order' | 'addsTo'>): OrderLine[] {
  return Object.values(order.menus).flatMap((line) => {
    const q = line.q - (addsTo?.quantities[line.menuKey] ?? 0);
    return q > 0 ? [{ ...line, q, subTotal: toDollars(toCents(line.price) * q) }] : [];
  });
}

/** Sets and removes fields of a link. */
export function linkWrite(id: string, fields: { [F in keyof PayLink]?: PayLink[F] }) {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const absent = Object.entries(fields).filter(([, value]) => value === undefined);
  return {
    collection: stores.payLinks,
    id,
    fields: [
      ...setFields(Object.fromEntries(present)),
      ...absent.map(([field]) => ({ path: [field], remove: true as const })),
    ],
  } satisfies DocumentWrite;
}

/** The plan to open a further session: it counts, so that nobody opens any number. */
export function planSession(
  id: string,
  link: PayLink | undefined,
  ask: { version: string; now: number },
): { kind: 'claimed'; writes: DocumentWrite[] } | { kind: 'not-payable' | 'too-many' } {
  if (!link || !isPayable(link, ask.version, ask.now)) return { kind: 'not-payable' };
  const { opened } = link;
  const lately = opened.filter((at) => at > ask.now - hourMs);
  if (opened.length >= maxLinkSessions || lately.length >= maxLinkSessionsPerHour) {
    return { kind: 'too-many' };
  }
  return { kind: 'claimed', writes: [linkWrite(id, { opened: [...opened, ask.now] })] };
}

/** Takes back the count of a session that was claimed at `at`, epoch ms. */
export function uncountedWrite(id: string, { opened }: PayLink, at: number): DocumentWrite {
  const index = opened.indexOf(at);
  return linkWrite(id, { opened: opened.filter((_, other) => other !== index) });
}

/**
 * The plan to store that a session was opened, before its address is handed out: only if the link is as it was, so that
 * no two of its sessions are open. `before`: the session that it had.
 */
export function planSessionNoted(
  id: string,
  link: PayLink | undefined,
  ask: { version: string; sessionId: string; before: string | undefined; now: number },
): { kind: 'noted'; writes: DocumentWrite[] } | { kind: 'changed' } {
  if (!link || !isPayable(link, ask.version, ask.now)) return { kind: 'changed' };
  if (link.sessionId !== ask.before && link.sessionId !== ask.sessionId) return { kind: 'changed' };
  return { kind: 'noted', writes: [linkWrite(id, { sessionId: ask.sessionId })] };
}

/** The plan by which the call `endedBy` ends a link's sessions: from then on no further one is opened. */
export function planEnding(
  id: string,
  link: PayLink | undefined,
  { targetState, endedBy, now }: { targetState: LinkEnd; endedBy: string; now: number },
): { kind: 'ending'; writes: DocumentWrite[] } | { kind: 'refused' } {
  if (!link || (link.state !== 'open' && !isEndingBroken(link, now))) return { kind: 'refused' };
  return {
    kind: 'ending',
    writes: [linkWrite(id, { state: 'ending', targetState, endedBy, endingSince: now })],
  };
}

/** Whether it is this call, and no other since, that is ending the link. */
export function isEndedBy(link: PayLink, endedBy: string | undefined): boolean {
  return link.state === 'ending' && endedBy !== undefined && link.endedBy === endedBy;
}

const notEnding = { targetState: undefined, endedBy: undefined, endingSince: undefined };

/** The fields of a link once its sessions have ended: nobody can pay any more. */
export function endedFields(state: LinkEnd): { [F in keyof PayLink]?: PayLink[F] } {
  return { state, ...notEnding };
}

/** Why the payment of a link's session may not become its order; undefined if it may. */
export function linkException(
  checkout: Pick<Checkout, 'order'>,
  link: PayLink | undefined,
): PaymentException | undefined {
  if (link?.state === 'paid') return 'already-paid';
  if (!link || !isUnpaid(link) || linkVersion(link) !== checkout.order.attemptId) {
    return 'order-changed';
  }
  return undefined;
}

/** What a payment makes of its link; one that was paid before stays so. */
export function settledLinkWrites(
  id: string,
  link: PayLink | undefined,
  stored: boolean,
  now: number,
): DocumentWrite[] {
  if (!link || link.state === 'paid') return [];
  return [
    stored
      ? linkWrite(id, { ...notEnding, state: 'paid', paidAt: now })
      : linkWrite(id, { ...notEnding, state: 'failed' }),
  ];
}

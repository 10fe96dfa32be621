import { otherPortionsOf, overLimitOfLink } from '../../card/link-limits.ts';
import {
  endedFields,
  isEndedBy,
  isEndingBroken,
  isUnpaid,
  linkVersion,
  linkWrite,
  type PayLink,
  payUntil,
} from '../../card/pay-link.ts';
import { linkHolderId, readUnpaidLink } from '../../card/replaced-link.ts';
import { isOver } from '../../dates/open-dates.ts';
import { ownValue } from '../../lib/own-value.ts';
import {
  amountDue,
  amountPaid,
  deliveryInfoOf,
  type Order,
  quantitiesOf,
} from '../../order/order.ts';
import { orderWithId, ownOrderId, refOf } from '../../order/order-id.ts';
import { orderKeyOf } from '../../order/order-key.ts';
import { type OrderStatus, orderStatusPath, stepOf } from '../../order/order-status.ts';
import { isCardPaid } from '../../order/payment-methods.ts';
import { cardAmountProblem } from '../../order/plan/order-limits.ts';
import { orderVersion } from '../../order/plan/order-plan.ts';
import { type DocumentWrite, setFields, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { functionLog } from '../actions/function-action.ts';
import type { StaffActor, StaffLogEntry } from '../staff-log.ts';
import { orderStateOf } from './order-state.ts';
import {
  cancelLink,
  type LinkOrderInput,
  type LinkProblem,
  type LinkState,
  takeByLink,
} from './pay-link-actions.ts';
import { composePhoneOrder, readCaller } from './phone-order.ts';

export type LinkPlan =
  | { kind: 'done'; id: string; writes: DocumentWrite[] }
  | { kind: 'refused'; problem: LinkProblem };

interface LinkCircumstances {
  newId: string;
  endedBy: string | undefined;
  others: readonly PayLink[];
  trial?: boolean | undefined;
}

/** What the log keeps of the order of a link. */
export function linkStateOf(order: Order | undefined): LinkState {
  const state = orderStateOf(order);
  return state && { due: state.due, address: state.address, lines: state.lines };
}

/** The link that an earlier run of this attempt has made; undefined if none has. */
export async function linkOfAttempt(
  read: ReadDocument,
  { entryId }: StaffActor,
): Promise<string | undefined> {
  const entry = (await read(`${stores.staffLog}/${entryId}`)) as StaffLogEntry | undefined;
  return entry?.subject;
}

/**
 * Plans an order by phone that is paid by a link, dishes that a link adds to a paid order, or the change of one whose sessions the call `endedBy` has ended. With
 * `trial` they are still to be ended: nothing may be written then, but a refusal leaves the pay page open.
 * `newId` is the id of a new link; `others` are the customer's other links of the date that may still be paid: they count
 * towards the limits per person as well. An attempt that is repeated writes nothing.
 */
export async function planLinkOrder(
  read: ReadDocument,
  input: LinkOrderInput,
  { newId, endedBy, others, trial }: LinkCircumstances,
  actor: StaffActor,
): Promise<LinkPlan> {
  const made = await linkOfAttempt(read, actor);
  if (made) return { kind: 'done', id: made, writes: [] };
  const id = input.link?.id ?? newId;
  const stored = (await read(`${stores.payLinks}/${id}`)) as PayLink | undefined;
  if (input.link) {
    const may = trial
      ? mayBeginChange(stored, input.link.version, actor.now)
      : stored && mayChange(stored, input, endedBy);
    if (!may) return refused({ code: 'link-changed' });
  }
  const { uid, dateId, adds } = input;
  const caller = await readCaller(read, input, actor.now);
  if (!caller || caller.snapshot.user.deletedAs) return refused({ code: 'unknown-customer' });
  const { snapshot } = caller;
  const ofDate = snapshot.orders[dateId] ?? {};
  const paid = adds && orderWithId(ofDate, adds.orderId);
  const isAsSeen = paid && isCardPaid(paid) && orderVersion(paid) === adds.version;
  if (adds && (!isAsSeen || input.link)) return refused({ code: 'link-changed' });
  if (paid) {
    const status = await read(orderStatusPath({ uid, dateId, orderId: ownOrderId(paid) }));
    if (stepOf(status as OrderStatus | undefined) === 'delivered') {
      return refused({ code: 'delivered' });
    }
    if (isOver(dateId, actor.now)) {
      return refused({ code: 'order', problems: [{ code: 'date-closed' }], overridable: false });
    }
  }
  const info = paid ? deliveryInfoOf(paid) : input.info;
  const orderKey = orderKeyOf(info, uid);
  const meant = { uid, dateId, orderKey };
  const open = await readUnpaidLink(read, meant);
  if (open && open.id !== id) return refused(linkOpen(open));
  if (ownValue(ofDate, orderKey) !== paid) {
    const problems = [{ code: 'order-exists-at-address' as const }];
    return refused({ code: 'order', problems, overridable: false });
  }
  const request = {
    ...{ ...input, info, attemptId: actor.entryId, paymentMethod: 'card' as const },
    ...(paid && { orderRequest: paid.orderRequest ?? '', orderLang: paid.orderLang }),
    // It goes on being the same order, also once nobody could pay it any more.
    restores: stored && ownOrderId(stored.order),
  };
  // One that was not paid in time has kept no portions.
  const kept = stored && isUnpaid(stored) ? stored.order : undefined;
  const waiting = (adding: boolean) => {
    const found = others.filter(({ addsTo }) => (addsTo !== undefined) === adding);
    return Object.fromEntries(found.map((one) => [one.orderKey, one.order]));
  };
  // What adds to a stored order has the dishes of that one too.
  const together = { ...waiting(false), ...ofDate, ...waiting(true) };
  const otherOrders = { ...snapshot.orders, [dateId]: together };
  const composed = composePhoneOrder(request, paid ?? kept, snapshot, otherOrders);
  if (!('order' in composed)) return refused(composed.problem);
  const { order, problem } = composed;
  if (problem) return refused(problem);
  // Its lines may stay as they were, but for what the customer has ordered beside it since.
  const grown = kept
    ? overLimitOfLink(
        { ...meant, order, otherPortions: stored?.otherPortions },
        snapshot.date,
        otherOrders,
      )
    : [];
  if (grown.length > 0 && !input.reason?.trim()) {
    return refused({ code: 'order', problems: grown, overridable: true });
  }
  const before = paid ? amountPaid(paid) : 0;
  const amount = amountDue(order) - before;
  if (paid && amount <= 0) {
    const problem = { code: 'below-card-payment' as const, paid: before, due: amountDue(order) };
    return refused({ code: 'order', problems: [problem], overridable: false });
  }
  const code = cardAmountProblem(amount);
  if (code) return refused({ code: 'order', problems: [{ code }], overridable: false });
  const link = linkWrite(id, {
    ...{ uid, dateId, orderKey, order, amount },
    addsTo: paid && adds && { version: adds.version, quantities: quantitiesOf(paid) },
    otherPortions: otherPortionsOf({ ...meant, order }, otherOrders),
    until: snapshot.date ? payUntil(snapshot.date, actor.now) : actor.now,
    ...endedFields('open'),
    takenAt: actor.now,
    sessionId: undefined,
    opened: stored?.opened ?? [],
    text: undefined,
  });
  const entry = {
    ...{ uid, dateId, orderId: ownOrderId(order), subject: id },
    ...(input.reason?.trim() && { reason: input.reason.trim() }),
    before: linkStateOf(paid ?? stored?.order),
    after: linkStateOf(order),
  };
  const log = functionLog(takeByLink, actor, entry);
  const fields = setFields({ uid, link: id });
  const holder = { collection: stores.payLinks, id: linkHolderId(meant), fields };
  // Nobody chooses the language of a paid order anew.
  const chosen = paid ? [] : composed.writes;
  return { kind: 'done', id, writes: [...caller.writes, ...chosen, link, holder, ...log] };
}

/** Whether it is the link that the form was filled from, and its sessions were ended for this change, or before. */
function mayChange(
  stored: PayLink,
  { uid, dateId, link }: LinkOrderInput,
  endedBy: string | undefined,
): boolean {
  const ended = stored.state === 'expired' || isEndedBy(stored, endedBy);
  const same = stored.uid === uid && stored.dateId === dateId && !stored.addsTo;
  return ended && same && linkVersion(stored) === link?.version;
}

/** Whether staff may begin to change the link that the form was filled from; one that has expired can be paid again then. */
export function mayBeginChange(
  stored: PayLink | undefined,
  version: string,
  now: number,
): stored is PayLink {
  // What adds to a paid order is ended and taken anew.
  if (!stored || stored.addsTo || linkVersion(stored) !== version) return false;
  return stored.state === 'open' || stored.state === 'expired' || isEndingBroken(stored, now);
}

/**
 * Plans the end of a link that staff cancel, once the call `endedBy` has ended its sessions, or after it has expired. `stored`:
 * the customer's order of its id, which stays where the link adds to it.
 */
export function planLinkCancelled(
  id: string,
  link: PayLink | undefined,
  endedBy: string | undefined,
  actor: StaffActor,
  stored: Order | undefined,
): LinkPlan {
  const over = link?.state === 'expired' || link?.state === 'cancelled';
  if (!link || !(over || isEndedBy(link, endedBy))) {
    return refused({ code: 'link-changed' });
  }
  const { dateId, order } = link;
  const entry = { ...{ dateId, ...refOf(order), subject: id }, before: linkStateOf(order) };
  return {
    kind: 'done',
    id,
    writes: [
      linkWrite(id, endedFields('cancelled')),
      ...functionLog(cancelLink, actor, {
        ...entry,
        after: link.addsTo ? linkStateOf(stored) : null,
      }),
    ],
  };
}

/** Why there can be no other link where this one waits. */
export function linkOpen({ id, link }: { id: string; link: PayLink }): LinkProblem {
  return { code: 'link-open', id, ...(link.addsTo && { adds: true }) };
}

function refused(problem: LinkProblem): LinkPlan {
  return { kind: 'refused', problem };
}

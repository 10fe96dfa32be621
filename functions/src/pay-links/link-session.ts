import { affectsSameOrder, type Checkout, checkoutOf } from '../../../src/domain/card/checkout.ts';
import { overLimitOfLink } from '../../../src/domain/card/link-limits.ts';
import {
  linkRequest,
  type PayLink,
  planSession,
  planSessionNoted,
  uncountedWrite,
} from '../../../src/domain/card/pay-link.ts';
import { isReplaced } from '../../../src/domain/card/replaced-link.ts';
import { parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { paths } from '../../../src/domain/lib/paths.ts';
import { readableOrders } from '../../../src/domain/order/stored/readable-orders.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import { Failure } from '../failure.ts';
import { mayOrderByCard } from '../payments/blacklist.ts';
import { checkoutsOf, checkoutWrite } from '../payments/checkouts.ts';
import { endEarlier } from '../payments/open-checkout.ts';
import { createSession, expireSession } from '../payments/payment-session.ts';
import { readOnce } from '../read-once.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { endReplacedLink } from './end-link.ts';
import { customerOfLink, readLink } from './links.ts';

const changed = () => new Failure('refused', [{ code: 'order-changed' }]);

/**
 * Opens a payment session for the order of a link as it is stored, or returns the one that is open, so that no two can be
 * paid; `version` is what the page showed. Throws `not-found` for no link, `refused` with `order-changed` if the
 * order is another one by now, paid, ended or replaced, or its phone blocked, with `over-limit` if the customer has
 * ordered more for the date since than a person may, and `too-many-requests`.
 */
export async function openLinkSession(
  id: string,
  version: string,
  origin: string,
): Promise<{ url: string | null }> {
  const link = await readLink(id);
  if (!link) throw new Failure('not-found');
  const now = Date.now();
  if (planSession(id, link, { version, now }).kind === 'not-payable') throw changed();
  const { uid, dateId, orderKey, order, amount, until } = link;
  const checkout: Checkout = {
    ...checkoutOf({ order, totals: { toPay: amount } }, linkRequest(link), now),
    link: id,
  };
  const ofDate = await checkoutsOf({ uid, dateId }, () => true);
  const earlier = ofDate.filter((one) => {
    return affectsSameOrder(one.checkout, { orderKey, request: {} });
  });
  if (await isReplaced(readOnce, link)) {
    await endReplacedLink(link);
    throw changed();
  }
  const refusal = (await isBlocked(link)) ? changed() : await overLimit(link);
  if (refusal) {
    await endEarlier(earlier.filter((one) => one.checkout.link === id));
    throw refusal;
  }
  const open = await endEarlier(earlier, checkout);
  if (open) return { url: open.url };

  await claim(id, version, now);
  const page = origin + paths.pay(id);
  const session = await createSession(checkout, {
    title: `한상 Hansang · ${order.deliveryDate}`,
    origin,
    finishDate: until,
    earlier: earlier.length,
    returnTo: { success: `${page}?back`, cancel: page },
  }).catch(async (error) => {
    await uncount(id, now).catch((reason) => console.error('count of sessions', id, reason));
    throw error;
  });
  const noted = await note(id, { version, now, before: link.sessionId }, session.id, checkout);
  if (!noted) {
    // Nobody has its address.
    await expireSession(session.id);
    throw changed();
  }
  return { url: session.url };
}

/** Counts a further session, if one may be opened. */
async function claim(id: string, version: string, now: number): Promise<void> {
  const { kind } = await runPlan(async (read) => {
    const link = await readLink(id, read);
    if (link && (await isReplaced(read, link))) return { kind: 'not-payable' as const };
    return planSession(id, link, { version, now });
  });
  if (kind === 'too-many') throw new Failure('too-many-requests');
  if (kind === 'not-payable') throw changed();
}

/** Takes back the count of a session that the provider did not open: its trouble is not the customer's. */
async function uncount(id: string, now: number): Promise<void> {
  await runPlan(async (read) => {
    const link = await readLink(id, read);
    return link ? { writes: [uncountedWrite(id, link, now)] } : {};
  });
}

/** Why it can't be paid beside what the customer has ordered for the date since staff took it; undefined if it can. */
async function overLimit(link: PayLink): Promise<Failure | undefined> {
  const [orders, dates] = await Promise.all([
    readOnce(`${stores.ordersForCustomer}/${link.uid}`),
    readOnce('dates/activeDates'),
  ]);
  const date = parseActiveDates(dates ?? {})[link.dateId];
  // Deleted since, by mistake or in the moment in which the link was made: nobody would cook for it.
  if (!date) return changed();
  const problems = overLimitOfLink(link, date, readableOrders(orders ?? {}).entries);
  return problems.length > 0 ? new Failure('refused', problems) : undefined;
}

/** Whether staff have blocked the phone since they took the order. */
async function isBlocked(link: PayLink): Promise<boolean> {
  return !(await mayOrderByCard((await customerOfLink(link)).phone));
}

/** Stores the checkout and the link's session in one transaction, before the customer can pay. */
async function note(
  id: string,
  ask: { version: string; now: number; before: string | undefined },
  sessionId: string,
  checkout: Checkout,
): Promise<boolean> {
  const { noted } = await runPlan(async (read) => {
    const stored = await read(`${stores.checkouts}/${sessionId}`);
    const plan = planSessionNoted(id, await readLink(id, read), { ...ask, sessionId });
    if (plan.kind === 'changed') return { noted: false };
    const writes: DocumentWrite[] = stored ? [] : [checkoutWrite(sessionId, checkout)];
    return { noted: true, writes: [...plan.writes, ...writes] };
  });
  return noted;
}

import { randomUUID } from 'node:crypto';
import {
  endedFields,
  isEndedBy,
  isToBeEnded,
  type LinkEnd,
  linkWrite,
  type PayLink,
  planEnding,
} from '../../../src/domain/card/pay-link.ts';
import { isReplaced, readUnpaidLink } from '../../../src/domain/card/replaced-link.ts';
import { checkoutsOf } from '../payments/checkouts.ts';
import { completePayment } from '../payments/complete-payment.ts';
import { expireSession } from '../payments/payment-session.ts';
import { readOnce } from '../read-once.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { readLink, unpaidLinks } from './links.ts';

/** `paid`: a session has been paid, whose order is then stored; `refused`: the link is not open. */
export type Ending = { kind: 'ended'; endedBy: string } | { kind: 'paid' } | { kind: 'refused' };

/**
 * Keeps further sessions of a link from being opened and ends those that are open, until the caller, or the job after it
 * was broken off, makes it what it ends as. Throws `provider-failed` while a session may still be paid.
 */
export async function endSessions(id: string, targetState: LinkEnd, now: number): Promise<Ending> {
  const endedBy = randomUUID();
  const { kind } = await runPlan(async (read) =>
    planEnding(id, await readLink(id, read), { targetState, endedBy, now }),
  );
  const link = await readLink(id);
  if (kind === 'refused' || !link) return { kind: 'refused' };
  for (const { sessionId } of await checkoutsOf(link, (one) => one.link === id && isOpen(one))) {
    const { state } = await completePayment(sessionId, await expireSession(sessionId));
    if (state !== 'expired') return { kind: 'paid' };
  }
  return { kind: 'ended', endedBy };
}

const isOpen = ({ state }: { state: string }) => state === 'open';

/**
 * Makes a link what it ends as, once its sessions have been ended by this call; leaves one that has been paid meanwhile.
 * None is opened again where another order stands by now.
 */
export async function endLink(id: string, targetState: LinkEnd, endedBy: string): Promise<void> {
  await runPlan(async (read) => {
    const link = await readLink(id, read);
    if (!link || !isEndedBy(link, endedBy)) return {};
    const replaced = targetState === 'open' && (await isReplaced(read, link));
    return { writes: [linkWrite(id, endedFields(replaced ? 'replaced' : targetState))] };
  });
}

/**
 * Ends the link by which an order waited to be paid, once another one stands in its place: it cannot become an order any
 * more, and its portions would count twice. To be called after an order is stored; the job does it again. Throws
 * `provider-failed` while a session may still be paid.
 */
export async function endReplacedLink(order: {
  uid: string;
  dateId: string;
  orderKey: string;
}): Promise<void> {
  const found = await readUnpaidLink(readOnce, order);
  if (found && (await isReplaced(readOnce, found.link)))
    await end(found.id, 'replaced', Date.now());
}

/** Ends the links whose time is over, those that an order has replaced, and those whose end was broken off. */
export async function endDueLinks(now: number): Promise<void> {
  await runInTurn('end of a payment link', await unpaidLinks(), async ({ id, link }) => {
    const targetState = await dueEnd(link, now);
    if (targetState !== undefined) await end(id, targetState, now);
  });
}

/** What the job ends a link as; undefined for one that can still be paid, or that another call is ending. */
async function dueEnd(link: PayLink, now: number): Promise<LinkEnd | undefined> {
  const due = isToBeEnded(link, now);
  if (link.state === 'ending') return due ? (link.targetState ?? 'expired') : undefined;
  if (await isReplaced(readOnce, link)) return 'replaced';
  return due ? 'expired' : undefined;
}

async function end(id: string, targetState: LinkEnd, now: number): Promise<void> {
  const ending = await endSessions(id, targetState, now);
  if (ending.kind === 'ended') await endLink(id, targetState, ending.endedBy);
}

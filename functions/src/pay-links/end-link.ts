import { randomUUID } from 'node:crypto';
import {
  endedFields,
  isEndedBy,
  isToBeEnded,
  type LinkEnd,
  linkWrite,
  planEnding,
} from '../../../src/domain/card/pay-link.ts';
import { checkoutsOf } from '../payments/checkouts.ts';
import { completePayment } from '../payments/complete-payment.ts';
import { expireSession } from '../payments/payment-session.ts';
import { runPlan } from '../run-plan.ts';
import { readLink, unpaidLinks } from './links.ts';

/** `paid`: a session has been paid, whose order is then stored; `refused`: the link is not open. */
export type Ending = { kind: 'ended'; endedBy: string } | { kind: 'paid' } | { kind: 'refused' };

/**
 * Keeps further sessions of a link from being opened and ends those that are open, until the caller, or the job after it
 * was broken off, makes it what it ends as. Throws `provider-failed` while a session may still be paid.
 */
export async function endSessions(id: string, endsAs: LinkEnd, now: number): Promise<Ending> {
  const endedBy = randomUUID();
  const { kind } = await runPlan(async (read) =>
    planEnding(id, await readLink(id, read), { endsAs, endedBy, now }),
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

/** Makes a link what it ends as, once its sessions have been ended by this call; leaves one that has been paid meanwhile. */
export async function endLink(id: string, endsAs: LinkEnd, endedBy: string): Promise<void> {
  await runPlan(async (read) => {
    const link = await readLink(id, read);
    if (!link || !isEndedBy(link, endedBy)) return {};
    return { writes: [linkWrite(id, endedFields(endsAs))] };
  });
}

/** Ends the links whose time is over, and those whose end was broken off. Returns how many. */
export async function endDueLinks(now: number): Promise<number> {
  const due = (await unpaidLinks()).filter(({ link }) => isToBeEnded(link, now));
  for (const { id, link } of due) {
    const endsAs = link.state === 'ending' ? (link.endsAs ?? 'expired') : 'expired';
    // A failure must not stop the others; the next run repeats it.
    await endSessions(id, endsAs, now)
      .then((end) => (end.kind === 'ended' ? endLink(id, endsAs, end.endedBy) : undefined))
      .catch((error) => console.error('end of a payment link', id, error));
  }
  return due.length;
}

import { randomBytes } from 'node:crypto';
import type { PayLink } from '../../../src/domain/card/pay-link.ts';
import { refOf } from '../../../src/domain/order/order-id.ts';
import { orderKeyOf } from '../../../src/domain/order/order-key.ts';
import { storedOrder } from '../../../src/domain/order/stored/stored-order.ts';
import { functionLog, isLogged } from '../../../src/domain/staff/actions/function-action.ts';
import type { InputOf, OutcomeOf } from '../../../src/domain/staff/actions/function-actions.ts';
import {
  cancelLink,
  type LinkProblem,
  textLink,
} from '../../../src/domain/staff/orders/pay-link-actions.ts';
import {
  linkOfAttempt,
  linkOpen,
  linkStateOf,
  mayBeginChange,
  planLinkCancelled,
  planLinkOrder,
} from '../../../src/domain/staff/orders/pay-link-plan.ts';
import type { StaffActor } from '../../../src/domain/staff/staff-log.ts';
import { sellOutReached } from '../orders/sell-out.ts';
import { mayOrderByCard } from '../payments/blacklist.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { sendPayLink } from '../sms/send-pay-link.ts';
import { endLink, endSessions } from './end-link.ts';
import { readLink, type StoredLink, unpaidLinks } from './links.ts';

const refused = (problem: LinkProblem) => ({ kind: 'refused' as const, problem });

/** Takes an order by phone, or changes one, and sends its customer the link, once in an attempt. */
export async function takeLink(
  input: InputOf<'pay-link'>,
  actor: StaffActor,
): Promise<OutcomeOf<'pay-link'>> {
  const { made } = await runPlan(async (read) => ({ made: await linkOfAttempt(read, actor) }));
  let endedBy: string | undefined;
  const { uid, dateId } = input;
  const others = (await unpaidLinks({ uid, dateId })).filter(({ id }) => id !== input.link?.id);
  const about = {
    newId: randomBytes(12).toString('base64url'),
    others: others.map(({ link }) => link),
  };
  if (!made) {
    const problem =
      (await problemOf(input, others)) ?? (await problemOfChange(input, about, actor));
    const change = problem ? { problem } : await beginChange(input, actor.now);
    if ('problem' in change) return refused(change.problem);
    endedBy = change.endedBy;
  }
  const plan = await runPlan((read) => planLinkOrder(read, input, { ...about, endedBy }, actor));
  if (plan.kind === 'refused') {
    // The order stays as it was, and can be paid again.
    if (input.link && endedBy) await endLink(input.link.id, 'open', endedBy);
    return plan;
  }
  const { id } = plan;
  await sendPayLink(id, `pay-link-${actor.entryId}`, actor.now);
  // The reconciliation job does it again.
  await sellOutReached(dateId).catch((error) => console.error('limit in all', error));
  return { kind: 'done', result: { id } };
}

/** What of the customer speaks against a link: their phone, or another order at the address that waits to be paid. */
async function problemOf(
  { uid, info }: InputOf<'pay-link'>,
  others: readonly StoredLink[],
): Promise<LinkProblem | undefined> {
  if (!(await mayOrderByCard(info.phone))) return { code: 'card-blocked' };
  const orderKey = orderKeyOf(info, uid);
  const open = others.find((one) => one.link.orderKey === orderKey);
  return open && linkOpen(open);
}

/** What the change of an order would be refused for, before its pay page is ended for it. */
async function problemOfChange(
  input: InputOf<'pay-link'>,
  about: { newId: string; others: PayLink[] },
  actor: StaffActor,
): Promise<LinkProblem | undefined> {
  if (!input.link) return undefined;
  const { tried } = await runPlan(async (read) => {
    const trial = { ...about, endedBy: undefined, trial: true };
    return { tried: await planLinkOrder(read, input, trial, actor) };
  });
  return tried.kind === 'refused' ? tried.problem : undefined;
}

/** Ends the sessions of the order that is changed, so that nobody pays for it as it was. */
async function beginChange(
  { link }: InputOf<'pay-link'>,
  now: number,
): Promise<{ problem: LinkProblem } | { endedBy: string | undefined }> {
  if (!link) return { endedBy: undefined };
  const stored = await readLink(link.id);
  const changed = { problem: { code: 'link-changed' as const } };
  if (!mayBeginChange(stored, link.version, now)) return changed;
  if (stored.state === 'expired') return { endedBy: undefined };
  const end = await endSessions(link.id, 'open', now);
  return end.kind === 'ended' ? { endedBy: end.endedBy } : changed;
}

/** Cancels an order that is not paid yet. Refused with `link-changed` if it has been paid. */
export async function cancelPayLink(
  { id }: InputOf<'pay-link-cancelled'>,
  actor: StaffActor,
): Promise<OutcomeOf<'pay-link-cancelled'>> {
  const { logged } = await runPlan(async (read) => ({
    logged: await isLogged(cancelLink.name, read, actor),
  }));
  if (!logged) {
    const end = await endSessions(id, 'cancelled', actor.now);
    if (end.kind === 'paid') return refused({ code: 'link-changed' });
    const endedBy = end.kind === 'ended' ? end.endedBy : undefined;
    const plan = await runPlan(async (read) => {
      const link = await readLink(id, read);
      const order = link && (await storedOrder(read, { ...link, ...refOf(link.order) }));
      return planLinkCancelled(id, link, endedBy, actor, order);
    });
    if (plan.kind === 'refused') return plan;
  }
  return { kind: 'done', result: null };
}

/** Sends the customer of an order that is not paid yet the link once more, once in an attempt. */
export async function textPayLink(
  { id }: InputOf<'pay-link-text'>,
  actor: StaffActor,
): Promise<OutcomeOf<'pay-link-text'>> {
  const { open } = await runPlan(async (read) => {
    if (await isLogged(textLink.name, read, actor)) return { open: true };
    const link = await readLink(id, read);
    if (link?.state !== 'open' || actor.now >= link.until) return { open: false };
    const { dateId, order } = link;
    const state = linkStateOf(order);
    const entry = { dateId, ...refOf(order), subject: id, before: state, after: state };
    return { open: true, writes: functionLog(textLink, actor, entry) };
  });
  if (!open) return refused({ code: 'link-changed' });
  await sendPayLink(id, `pay-link-${actor.entryId}`, actor.now);
  return { kind: 'done', result: null };
}

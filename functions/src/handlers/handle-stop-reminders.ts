import type { RequestHandler } from 'express';
import { getFirestore, type Query } from 'firebase-admin/firestore';
import { paths } from '../../../src/domain/lib/paths.ts';
import {
  type Consents,
  planConsentsEnd,
  stopIdPattern,
} from '../../../src/domain/messages/consent.ts';
import {
  planNumberStop,
  type ReminderNumber,
} from '../../../src/domain/messages/reminder-number.ts';
import { planStopWaiting, type Waiting } from '../../../src/domain/messages/waiting.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { Failure } from '../failure.ts';
import { waitingPathsOf } from '../reminders/waiting-paths.ts';
import { runPlan } from '../run-plan-as-admin.ts';

/**
 * POST /app/stop/{stopId}: ends the reminders of the customer whose e-mails have this link, and what they wait for; of
 * texts, those to their number, whoever has asked for them. Mail programs send the same request for their own button
 * (RFC 8058). Repeating it changes nothing. Throws `not-found` for another id.
 */
export const stopReminders: RequestHandler = async (request, response) => {
  const stopId = String(request.params.stopId);
  if (!stopIdPattern.test(stopId)) throw new Failure('not-found');
  const db = getFirestore();
  const byNumber = db.collection(stores.reminderNumbers).where('stop', '==', stopId);
  const number = await firstId(byNumber);
  const byCustomer = db.collection(stores.consents).where('stop', '==', stopId);
  const uid = number === undefined ? await firstId(byCustomer) : undefined;
  if (number === undefined && uid === undefined) throw new Failure('not-found');
  const ended = number === undefined ? [] : await stopNumber(number);
  if (uid !== undefined) ended.push(await endConsents(uid));
  for (const one of ended) await endWishes(one);
  response.json({ ended: true });
};

async function firstId(query: Query): Promise<string | undefined> {
  return (await query.limit(1).get()).docs[0]?.id;
}

/** Stops the texts to a number. Returns whose reminders went there. */
async function stopNumber(number: string): Promise<string[]> {
  const { uids } = await runPlan(async (read) => {
    const stored = (await read(`${stores.reminderNumbers}/${number}`)) as
      | ReminderNumber
      | undefined;
    const consents = new Map<string, Consents | undefined>();
    for (const uid of stored?.uids ?? []) consents.set(uid, await readConsents(read, uid));
    const writes = planNumberStop(number, stored, consents, Date.now());
    return { uids: [...consents.keys()], writes };
  });
  return uids;
}

async function endConsents(uid: string): Promise<string> {
  await runPlan(async (read) => {
    return { writes: planConsentsEnd(uid, await readConsents(read, uid), 'link', Date.now()) };
  });
  return uid;
}

async function readConsents(read: ReadDocument, uid: string): Promise<Consents | undefined> {
  return (await read(`${stores.consents}/${uid}`)) as Consents | undefined;
}

async function endWishes(uid: string): Promise<void> {
  for (const path of await waitingPathsOf(getFirestore(), uid)) {
    const dateId = path.split('/')[1] ?? '';
    await runPlan(async (read) => ({
      writes: planStopWaiting({ dateId, uid }, (await read(path)) as Waiting | undefined),
    }));
  }
}

/** GET /app/stop/{stopId}: the page with the button; opening a link ends nothing. */
export const showStopPage: RequestHandler = (request, response) => {
  response.redirect(paths.stop(String(request.params.stopId)));
};

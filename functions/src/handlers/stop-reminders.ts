import type { RequestHandler } from 'express';
import { getFirestore } from 'firebase-admin/firestore';
import { paths } from '../../../src/domain/lib/paths.ts';
import {
  type Consents,
  planConsentsEnd,
  stopIdPattern,
} from '../../../src/domain/messages/consent.ts';
import { planStopWaiting, type Waiting } from '../../../src/domain/messages/waiting.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { Failure } from '../failure.ts';
import { waitingPathsOf } from '../reminders/waiting-paths.ts';
import { runPlan } from '../run-plan.ts';

/**
 * POST /app/stop/{stopId}: ends the reminders of the customer whose messages have this link, and what they wait for. Mail programs send the same
 * request for their own button (RFC 8058). Repeating it changes nothing. Throws `not-found` for another id.
 */
export const stopReminders: RequestHandler = async (request, response) => {
  const stopId = String(request.params.stopId);
  if (!stopIdPattern.test(stopId)) throw new Failure('not-found');
  const { docs } = await getFirestore()
    .collection(stores.consents)
    .where('stop', '==', stopId)
    .limit(1)
    .get();
  const uid = docs[0]?.id;
  if (uid === undefined) throw new Failure('not-found');
  await runPlan(async (read) => {
    const stored = (await read(`${stores.consents}/${uid}`)) as Consents | undefined;
    return { writes: planConsentsEnd(uid, stored, 'link', Date.now()) };
  });
  for (const path of await waitingPathsOf(getFirestore(), uid)) {
    const dateId = path.split('/')[1] ?? '';
    await runPlan(async (read) => ({
      writes: planStopWaiting({ dateId, uid }, (await read(path)) as Waiting | undefined),
    }));
  }
  response.json({ ended: true });
};

/** GET /app/stop/{stopId}: the page with the button; opening a link ends nothing. */
export const showStopPage: RequestHandler = (request, response) => {
  response.redirect(paths.stop(String(request.params.stopId)));
};

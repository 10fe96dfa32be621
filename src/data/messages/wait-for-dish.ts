import type { Language } from '../../domain/lib/language.ts';
import type { ConsentChannel } from '../../domain/messages/consent.ts';
import {
  planStopWaiting,
  planWait,
  planWaitBy,
  type Waiter,
  type Waiting,
  type WaitPlan,
  waitersCollection,
} from '../../domain/messages/waiting.ts';
import { serverNow } from '../device/server-clock.ts';
import type { DocumentSource } from '../documents/live-document.ts';
import { runShownPlan } from '../documents/until-shown.ts';

/** What a customer waits for on a date. */
export const waitingDocument = (waiter: Waiter): DocumentSource<Waiting> => ({
  path: pathOf(waiter),
  parse: (data) => data as unknown as Waiting,
});

const pathOf = ({ dateId, uid }: Waiter) => `${waitersCollection(dateId)}/${uid}`;

/** Stores that a customer waits for a dish, with the wording that they have read in `lang`. Throws AppError. */
export async function waitForDish(
  waiter: Waiter,
  menuKey: string,
  how: { channel: ConsentChannel; lang: Language },
): Promise<WaitPlan['kind']> {
  const plan = await runShownPlan(async (read) => {
    const stored = (await read(pathOf(waiter))) as Waiting | undefined;
    return planWait(waiter, stored, menuKey, how, serverNow());
  });
  return plan.kind;
}

/** Stores that a customer who waits for a dish will be told by another channel. Throws AppError. */
export async function waitBy(
  waiter: Waiter,
  menuKey: string,
  channel: ConsentChannel,
): Promise<void> {
  await runShownPlan(async (read) => {
    const stored = (await read(pathOf(waiter))) as Waiting | undefined;
    return { writes: planWaitBy(waiter, stored, menuKey, channel) };
  });
}

/** Stores that a customer waits for a dish no longer. Throws AppError. */
export async function stopWaiting(waiter: Waiter, menuKey: string): Promise<void> {
  await runShownPlan(async (read) => {
    const stored = (await read(pathOf(waiter))) as Waiting | undefined;
    return { writes: planStopWaiting(waiter, stored, [menuKey]) };
  });
}

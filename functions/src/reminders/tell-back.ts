import { readUser } from '../../../src/domain/customer/user.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import type { Consents } from '../../../src/domain/messages/consent.ts';
import {
  isGivenUp,
  planReminderClaim,
  type RemindersOfDay,
  type ReminderTopic,
  reminderResultWrites,
  type SendOutcome,
  type SentReminder,
  sentReminderId,
} from '../../../src/domain/messages/reminder.ts';
import { isTimeToSend } from '../../../src/domain/messages/reminder-times.ts';
import { openRestock, restockWrite, type SeenDate } from '../../../src/domain/messages/restock.ts';
import {
  planNotTold,
  planStopWaiting,
  planToldBack,
  type Waiting,
  waitersCollection,
} from '../../../src/domain/messages/waiting.ts';
import { readableOfDate } from '../../../src/domain/order/stored/readable-orders.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import {
  type JobRun,
  noteOnce,
  type Reminder,
  type ReminderPorts,
  readDates,
  readNumber,
} from './reminder-ports.ts';

/** A dish that is sold again since `at`, of which so many are told in all. */
export interface DishBack {
  dateId: string;
  menuKey: string;
  at: number;
  places: number;
}

/** `later`: nobody can be told now; `refused`: this one's mailbox or phone took nothing yet; `none`: nothing to tell them. */
export type Told = 'told' | 'later' | 'refused' | 'none';

type Claim = { kind: 'none' | 'no-room' } | { kind: 'attempt'; reminder: Reminder; tries: number };

/** Tells one customer who waits for a dish that it is back, if it still is. */
export async function tellBack(
  ports: ReminderPorts,
  dish: DishBack,
  uid: string,
  job: JobRun,
): Promise<Told> {
  const topic = topicOf(dish);
  const claim = await claimFor(ports, dish, uid, job);
  if (claim.kind === 'no-room') {
    if (job.down.size === 0)
      await noteOnce(ports, topic, 'the messages of the day are used up', job);
    return 'later';
  }
  if (claim.kind !== 'attempt') return 'none';
  job.left -= 1;
  const { reminder, tries } = claim;
  // The claim may have taken long.
  const onTime = isTimeToSend('back', reminder.date, ports.now(), ports.hours);
  const outcome = onTime ? await ports.send(reminder) : 'unavailable';
  await storeOutcome(ports, dish, uid, outcome, tries);
  if (onTime && outcome !== 'sent') {
    if (outcome === 'unavailable') job.down.add(reminder.channel);
    await noteOnce(ports, topic, `${reminder.channel}: ${outcome}`, job);
  }
  return toldBy[outcome];
}

/** Whoever may have got it counts as told. */
const toldBy: Record<SendOutcome, Told> = {
  sent: 'told',
  unknown: 'told',
  refused: 'refused',
  never: 'none',
  unavailable: 'later',
};

const topicOf = ({ dateId, menuKey }: DishBack): ReminderTopic & { menuKey: string } => ({
  kind: 'back',
  dateId,
  menuKey,
});

const seenDate = async (read: ReadDocument, dateId: string) =>
  (await read(`${stores.waiting}/${dateId}`)) as SeenDate | undefined;

async function claimFor(
  ports: ReminderPorts,
  dish: DishBack,
  uid: string,
  { down }: JobRun,
): Promise<Claim> {
  const { runPlan, now, hours, pots } = ports;
  const { dateId, menuKey } = dish;
  const waiter = { dateId, uid };
  const path = `${waitersCollection(dateId)}/${uid}`;
  const seen = await runPlan(async (read) => ({
    profile: await read(`users/${uid}`, 'unlocked'),
    waiting: (await read(path, 'unlocked')) as Waiting | undefined,
  }));
  const user = seen.profile && readUser(uid, seen.profile);
  const channel = seen.waiting?.dishes[menuKey]?.channel;
  const to = user && channel && (await ports.addressOf(user, channel));
  const isGone = !user || user.deletedAs !== undefined;
  // The wish is kept: it counts once the address is confirmed, or the phone that of somebody who has ordered.
  if (!isGone && !to) return { kind: 'none' };
  return runPlan(async (read): Promise<Claim> => {
    const at = now();
    const ofDay = sydneyStamp(at).slice(0, 8);
    const restock = openRestock(await seenDate(read, dateId), menuKey);
    const waiting = (await read(path)) as Waiting | undefined;
    const sent = (await read(`${stores.remindersSent}/${sentReminderId(topicOf(dish), uid)}`)) as
      | SentReminder
      | undefined;
    const day = (await read(`${stores.remindersSent}/day-${ofDay}`)) as RemindersOfDay | undefined;
    const consents = (await read(`${stores.consents}/${uid}`)) as Consents | undefined;
    const number = channel && to ? await readNumber(read, channel, to) : undefined;
    const orders = await read(`${stores.ordersForCustomer}/${uid}`, 'unlocked');
    const date = (await readDates(read))[dateId];
    const entry = waiting?.dishes[menuKey];
    if (!date?.menus[menuKey] || !isTimeToSend('back', date, at, hours)) return { kind: 'none' };
    if (restock?.at !== dish.at || entry?.state !== 'waiting') return { kind: 'none' };
    const places = restock.places ?? dish.places;
    if (restock.told >= places) return { kind: 'none' };
    if (isGone || !to || hasOrdered(orders, dish) || sent?.state === 'given-up') {
      return { kind: 'none', ...{ writes: planStopWaiting(waiter, waiting, [menuKey]) } };
    }
    // Another channel needs another address: the next run looks it up.
    if (entry.channel !== channel) return { kind: 'none' };
    const room = down.has(channel) ? { ...pots, [channel]: 0 } : pots;
    const plan = planReminderClaim(
      topicOf(dish),
      uid,
      { channel, given: entry.since, wording: entry.wording },
      { consents, sent, day, number },
      { now: at, ofDay, pots: room, stop: ports.newStop() },
    );
    // A run that was killed, or runs beside this one, has told them, or may have.
    if (plan.kind === 'taken')
      return { kind: 'none', ...{ writes: planToldBack(waiter, waiting, menuKey, at) } };
    if (plan.kind === 'stopped')
      return { kind: 'none', ...{ writes: planStopWaiting(waiter, waiting, [menuKey]) } };
    if (plan.kind === 'no-room') return plan;
    const taken = restockWrite(dateId, menuKey, { ...restock, places, told: restock.told + 1 });
    const reminder = { ...topicOf(dish), channel, to, date, user, stop: plan.stop };
    const tries = sent?.tries ?? 0;
    return { kind: 'attempt', reminder, tries, ...{ writes: [...plan.writes, taken] } };
  });
}

function hasOrdered(
  orders: Record<string, unknown> | undefined,
  { dateId, menuKey }: DishBack,
): boolean {
  return Object.values(readableOfDate(orders, dateId)).some(({ menus }) => menuKey in menus);
}

/** Stores what became of an attempt. Whoever certainly got nothing gives their place back. */
async function storeOutcome(
  { runPlan, now }: ReminderPorts,
  dish: DishBack,
  uid: string,
  outcome: SendOutcome,
  tries: number,
): Promise<void> {
  const { dateId, menuKey } = dish;
  const result = reminderResultWrites(topicOf(dish), uid, outcome, { tries });
  await runPlan(async (read) => {
    const restock = openRestock(await seenDate(read, dateId), menuKey);
    const waiting = (await read(`${waitersCollection(dateId)}/${uid}`)) as Waiting | undefined;
    const waiter = { dateId, uid };
    if (toldBy[outcome] === 'told') {
      return { writes: [...result, ...planToldBack(waiter, waiting, menuKey, now())] };
    }
    const place =
      restock?.at === dish.at
        ? [restockWrite(dateId, menuKey, { ...restock, told: restock.told - 1 })]
        : [];
    const isEnd = isGivenUp(outcome, { tries });
    return { writes: [...result, ...place, ...planNotTold(waiter, waiting, menuKey, isEnd)] };
  });
}

/** Stores that nobody else is told of this time that a dish is sold again. */
export async function markDone({ runPlan }: ReminderPorts, dish: DishBack): Promise<void> {
  const { dateId, menuKey, at } = dish;
  await runPlan(async (read) => {
    const restock = openRestock(await seenDate(read, dateId), menuKey);
    if (restock?.at !== at) return { writes: [] };
    return { writes: [restockWrite(dateId, menuKey, { ...restock, done: true })] };
  });
}

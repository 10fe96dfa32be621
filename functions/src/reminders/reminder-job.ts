import { readUser } from '../../../src/domain/customer/user.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import type { Consents } from '../../../src/domain/messages/consent.ts';
import {
  type ConsentTopic,
  consentToRemind,
  planReminderClaim,
  type ReminderRun,
  type RemindersOfDay,
  reminderResultWrites,
  reminderRunWrites,
  runIdOf,
  type SentReminder,
  sentReminderId,
} from '../../../src/domain/messages/reminder.ts';
import { isTimeToSend, isTooLate } from '../../../src/domain/messages/reminder-times.ts';
import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import { setFields, stores } from '../../../src/domain/store/document-write.ts';
import { runInTurn } from '../run-each.ts';
import {
  isOver,
  type JobRun,
  noteOnce,
  type Reminder,
  type ReminderPorts,
  readDates,
  readNumber,
} from './reminder-ports.ts';
import { runWaitingJob } from './waiting-job.ts';

/** Customers that are looked up at once. */
const pageSize = 50;

/**
 * Sends what customers have asked to be told: that a dish is back, that a date is open, once staff have said so, and that
 * it is about to close.
 * It may be killed, repeated, late, or run beside itself: whoever sends a message has claimed it before. Returns how many
 * it has sent.
 */
export async function runReminderJob(ports: ReminderPorts): Promise<number> {
  const job: JobRun = { left: ports.mostSends, down: new Set(), noted: new Set() };
  await runWaitingJob({ ...ports, endsAt: ports.waitingEndsAt }, job);
  await startClosing(ports);
  const runs = (await ports.openRuns()).map((run) => ({ id: runIdOf(run), run }));
  await runInTurn('reminders', runs, async ({ run }) => {
    if (!isOver(ports, job)) await sendRun(ports, run, job);
  });
  return ports.mostSends - job.left;
}

/** Begins the reminders of every date that is about to close. */
async function startClosing({ runPlan, now, hours }: ReminderPorts): Promise<void> {
  const { dates } = await runPlan(async (read) => ({ dates: await readDates(read) }));
  for (const [dateId, date] of Object.entries(dates)) {
    if (!isTimeToSend('closing', date, now(), hours)) continue;
    const topic: ConsentTopic = { kind: 'closing', dateId };
    await runPlan(async (read) => {
      const begun = await read(`${stores.reminderRuns}/${runIdOf(topic)}`);
      return { writes: begun ? [] : reminderRunWrites(topic, now()) };
    });
  }
}

async function sendRun(ports: ReminderPorts, run: ReminderRun, job: JobRun): Promise<void> {
  const { runPlan, now, hours } = ports;
  const date = (await runPlan(async (read) => ({ dates: await readDates(read) }))).dates[
    run.dateId
  ];
  // Staff may close or hide a date for a moment only.
  if (!date || isTooLate(date, now())) return finish(ports, run);
  if (!isTimeToSend(run.kind, date, now(), hours)) return;
  // One whose data can't be read, or whose account is not answered for, keeps nobody else from theirs.
  const remindAll = (uids: readonly string[]) =>
    runInTurn(`reminders ${runIdOf(run)}`, uids, async (uid) => {
      if (!isOver(ports, job)) await remind(ports, run, uid, job);
    });
  await remindAll(await ports.failed(runIdOf(run), job.left));
  let areAllDone = true;
  for (let { cursor } = run; ; ) {
    const page = await ports.asked(run.kind, cursor, pageSize);
    const failed = await remindAll(page);
    const last = page.at(-1);
    if (last === undefined || isOver(ports, job)) return;
    cursor = last;
    // Whoever failed is looked at again, and those after them, who have got theirs.
    areAllDone &&= failed.length === 0;
    if (areAllDone) await moveOn(ports, run, cursor);
  }
}

/** Stores that everybody up to a customer has been looked at; another run may be further on. */
async function moveOn({ runPlan }: ReminderPorts, run: ReminderRun, cursor: string): Promise<void> {
  const id = runIdOf(run);
  await runPlan(async (read) => {
    const stored = (await read(`${stores.reminderRuns}/${id}`)) as ReminderRun | undefined;
    if (stored?.state !== 'running' || stored.cursor >= cursor) return { writes: [] };
    return { writes: [{ collection: stores.reminderRuns, id, fields: setFields({ cursor }) }] };
  });
}

/** Ends a run. It is kept, and names no customer then: they may delete their account. */
async function finish({ runPlan }: ReminderPorts, run: ReminderRun): Promise<void> {
  const fields = setFields({ state: 'done', cursor: '' });
  await runPlan(async () => ({
    writes: [{ collection: stores.reminderRuns, id: runIdOf(run), fields }],
  }));
}

type Claim =
  | { kind: 'none' | 'taken' | 'stopped' | 'no-room' }
  | { kind: 'attempt'; reminder: Reminder; tries: number };

/** Sends one customer the message of a run, if it is for them. */
async function remind(
  ports: ReminderPorts,
  { kind, dateId }: ReminderRun,
  uid: string,
  job: JobRun,
): Promise<void> {
  const topic = { kind, dateId };
  const claim = await claimFor(ports, topic, uid, job);
  if (claim.kind === 'no-room') {
    if (job.down.size === 0)
      await noteOnce(ports, topic, 'the messages of the day are used up', job);
    return;
  }
  if (claim.kind !== 'attempt') return;
  job.left -= 1;
  const { reminder, tries } = claim;
  // The claim may have taken long.
  const onTime = isTimeToSend(kind, reminder.date, ports.now(), ports.hours);
  const outcome = onTime ? await ports.send(reminder) : 'unavailable';
  const writes = reminderResultWrites(topic, uid, outcome, { tries });
  if (writes.length > 0) await ports.runPlan(async () => ({ writes }));
  if (!onTime || outcome === 'sent') return;
  if (outcome === 'unavailable') job.down.add(reminder.channel);
  await noteOnce(ports, topic, `${reminder.channel}: ${outcome}`, job);
}

async function claimFor(
  ports: ReminderPorts,
  topic: ConsentTopic,
  uid: string,
  { down }: JobRun,
): Promise<Claim> {
  const { runPlan, now, hours, areas, pots } = ports;
  const { profile } = await runPlan(async (read) => ({
    profile: await read(`users/${uid}`, 'unlocked'),
  }));
  const user = profile && readUser(uid, profile);
  const asked = (
    await runPlan(async (read) => ({ of: await read(`${stores.consents}/${uid}`, 'unlocked') }))
  ).of as Consents | undefined;
  const channel = asked?.[topic.kind]?.channel;
  const to = user && channel && (await ports.addressOf(user, channel));
  if (!user || !to) return { kind: 'none' };
  return runPlan(async (read): Promise<Claim> => {
    const at = now();
    const ofDay = sydneyStamp(at).slice(0, 8);
    const date = (await readDates(read))[topic.dateId];
    const consents = (await read(`${stores.consents}/${uid}`)) as Consents | undefined;
    const sent = (await read(`${stores.remindersSent}/${sentReminderId(topic, uid)}`)) as
      | SentReminder
      | undefined;
    const day = (await read(`${stores.remindersSent}/day-${ofDay}`)) as RemindersOfDay | undefined;
    const number = await readNumber(read, channel, to);
    const orders = (await read(`${stores.ordersForCustomer}/${uid}`, 'unlocked')) as
      | CustomerOrders
      | undefined;
    if (!date || !isTimeToSend(topic.kind, date, at, hours)) return { kind: 'none' };
    const consent = consentToRemind(topic, { consents, user, orders }, date, areas);
    // Another channel needs another address: the next run looks it up.
    if (consent?.channel !== channel) return { kind: 'none' };
    const room = down.has(channel) ? { ...pots, [channel]: 0 } : pots;
    const options = { now: at, ofDay, pots: room, stop: ports.newStop() };
    const state = { consents, sent, day, number };
    const plan = planReminderClaim(topic, uid, consent, state, options);
    if (plan.kind !== 'attempt') return plan;
    const reminder = { ...topic, channel, to, date, user, stop: plan.stop };
    return { kind: 'attempt', reminder, tries: sent?.tries ?? 0, ...{ writes: plan.writes } };
  });
}

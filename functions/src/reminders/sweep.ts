import type { AreaCircle } from '../../../src/domain/customer/delivery-area.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import type { DeliveryArea } from '../../../src/domain/dates/active-date.ts';
import { type ActiveDate, parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import type { ConsentChannel, Consents } from '../../../src/domain/messages/consent.ts';
import type { ConsentKind } from '../../../src/domain/messages/consent-wording.ts';
import {
  consentToRemind,
  planReminderClaim,
  type ReminderRun,
  type RemindersOfDay,
  type ReminderTopic,
  reminderResultWrites,
  reminderRunWrites,
  runIdOf,
  type SendOutcome,
  type SentReminder,
  sentReminderId,
} from '../../../src/domain/messages/reminder.ts';
import { isOfUse, isTimeToSend } from '../../../src/domain/messages/reminder-times.ts';
import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import { setFields, stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument, RunPlan } from '../../../src/domain/store/transaction.ts';

/** Customers that are looked up at once. */
const pageSize = 50;

/** One message that is to be sent. */
export interface Reminder extends ReminderTopic {
  channel: ConsentChannel;
  /** E-mail address or phone. */
  to: string;
  date: ActiveDate;
  user: User;
  stop: string;
}

/** What the sweep works with; tests replace it by a model. */
export interface ReminderPorts {
  /** Epoch ms. */
  now: () => number;
  runPlan: RunPlan;
  /** Runs that are not done. */
  openRuns: () => Promise<ReminderRun[]>;
  /** Uids of who has asked for a kind of message, in their order, after one. */
  asked: (kind: ConsentKind, after: string, limit: number) => Promise<string[]>;
  /** Uids whose message of a run certainly was not sent and is to be tried again. */
  failed: (run: string, limit: number) => Promise<string[]>;
  /**
   * Where a customer gets messages: an address that they have confirmed, or the phone of somebody whom the shop knows.
   * Undefined for others.
   */
  addressOf: (user: User, channel: ConsentChannel) => Promise<string | undefined>;
  /** Never throws. */
  send: (reminder: Reminder) => Promise<SendOutcome>;
  /** Tells staff that messages about a date did not go out. Never throws. */
  note: (topic: ReminderTopic, error: string) => Promise<void>;
  newStop: () => string;
  hours: number;
  pots: Record<ConsentChannel, number>;
  areas: Record<DeliveryArea, AreaCircle | undefined>;
  /** Most messages of one run of the sweep. */
  mostSends: number;
  /** No message is begun after this time, epoch ms: the function is ended a while later. */
  endsAt: number;
}

/** How one sweep goes on: what is left to send, and which providers do not take messages now. */
interface Sweep {
  left: number;
  down: Set<ConsentChannel>;
  /** What staff have been told, each once. */
  noted: Set<string>;
}

/**
 * Sends what customers have asked to be told: that a date is open, once staff have said so, and that it is about to close.
 * It may be killed, repeated, late, or run beside itself: whoever sends a message has claimed it before. Returns how many
 * it has sent.
 */
export async function sweepReminders(ports: ReminderPorts): Promise<number> {
  const sweep: Sweep = { left: ports.mostSends, down: new Set(), noted: new Set() };
  await startClosing(ports);
  for (const run of await ports.openRuns()) {
    if (isOver(ports, sweep)) break;
    // A failure must not stop the others; the next sweep repeats it.
    await sendRun(ports, run, sweep).catch((error) =>
      console.error('reminders', runIdOf(run), error),
    );
  }
  return ports.mostSends - sweep.left;
}

const isOver = (ports: ReminderPorts, { left }: Sweep) => left === 0 || ports.now() >= ports.endsAt;

/** Begins the reminders of every date that is about to close. */
async function startClosing({ runPlan, now, hours }: ReminderPorts): Promise<void> {
  const { dates } = await runPlan(async (read) => ({ dates: await readDates(read) }));
  for (const [dateId, date] of Object.entries(dates)) {
    if (!isTimeToSend('closing', date, now(), hours)) continue;
    const topic: ReminderTopic = { kind: 'closing', dateId };
    await runPlan(async (read) => {
      const begun = await read(`${stores.reminderRuns}/${runIdOf(topic)}`);
      return { writes: begun ? [] : reminderRunWrites(topic, now()) };
    });
  }
}

async function readDates(read: ReadDocument) {
  return parseActiveDates((await read('dates/activeDates', 'unlocked')) ?? {});
}

async function sendRun(ports: ReminderPorts, run: ReminderRun, sweep: Sweep): Promise<void> {
  const { runPlan, now, hours } = ports;
  const date = (await runPlan(async (read) => ({ dates: await readDates(read) }))).dates[
    run.dateId
  ];
  if (!isOfUse(date, now())) return finish(ports, run);
  if (!isTimeToSend(run.kind, date, now(), hours)) return;
  for (const uid of await ports.failed(runIdOf(run), sweep.left)) {
    if (isOver(ports, sweep)) return;
    await remind(ports, run, uid, sweep);
  }
  for (let { cursor } = run; ; ) {
    const page = await ports.asked(run.kind, cursor, pageSize);
    for (const uid of page) {
      if (isOver(ports, sweep)) return;
      await remind(ports, run, uid, sweep);
    }
    const last = page.at(-1);
    if (last === undefined) return;
    cursor = last;
    await moveOn(ports, run, cursor);
  }
}

/** Stores that everybody up to a customer has been looked at; another sweep may be further on. */
async function moveOn({ runPlan }: ReminderPorts, run: ReminderRun, cursor: string): Promise<void> {
  const id = runIdOf(run);
  await runPlan(async (read) => {
    const stored = (await read(`${stores.reminderRuns}/${id}`)) as ReminderRun | undefined;
    if (!stored || stored.cursor >= cursor) return { writes: [] };
    return { writes: [{ collection: stores.reminderRuns, id, fields: setFields({ cursor }) }] };
  });
}

async function finish({ runPlan }: ReminderPorts, run: ReminderRun): Promise<void> {
  const fields = setFields({ state: 'done' });
  await runPlan(async () => ({
    writes: [{ collection: stores.reminderRuns, id: runIdOf(run), fields }],
  }));
}

type Claim =
  | { kind: 'none' | 'taken' | 'no-room' }
  | { kind: 'attempt'; reminder: Reminder; tries: number };

/** Sends one customer the message of a run, if it is for them. */
async function remind(
  ports: ReminderPorts,
  { kind, dateId }: ReminderRun,
  uid: string,
  sweep: Sweep,
): Promise<void> {
  const topic = { kind, dateId };
  const claim = await claimFor(ports, topic, uid, sweep);
  if (claim.kind === 'no-room') {
    if (sweep.down.size === 0)
      await noteOnce(ports, topic, 'the messages of the day are used up', sweep);
    return;
  }
  if (claim.kind !== 'attempt') return;
  sweep.left -= 1;
  const { reminder, tries } = claim;
  // The claim may have taken long.
  const onTime = isTimeToSend(kind, reminder.date, ports.now(), ports.hours);
  const outcome = onTime ? await ports.send(reminder) : 'unavailable';
  const writes = reminderResultWrites(topic, uid, outcome, { tries });
  if (writes.length > 0) await ports.runPlan(async () => ({ writes }));
  if (!onTime || outcome === 'sent') return;
  if (outcome === 'unavailable') sweep.down.add(reminder.channel);
  await noteOnce(ports, topic, `${reminder.channel}: ${outcome}`, sweep);
}

async function noteOnce(
  { note }: ReminderPorts,
  topic: ReminderTopic,
  error: string,
  { noted }: Sweep,
): Promise<void> {
  const key = `${runIdOf(topic)} ${error}`;
  if (noted.has(key)) return;
  noted.add(key);
  await note(topic, error);
}

async function claimFor(
  ports: ReminderPorts,
  topic: ReminderTopic,
  uid: string,
  { down }: Sweep,
): Promise<Claim> {
  const { runPlan, now, hours, areas, pots } = ports;
  const user = (await runPlan(async (read) => ({ user: await read(`users/${uid}`, 'unlocked') })))
    .user as User | undefined;
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
    const orders = (await read(`${stores.ordersForCustomer}/${uid}`, 'unlocked')) as
      | CustomerOrders
      | undefined;
    if (!date || !isTimeToSend(topic.kind, date, at, hours)) return { kind: 'none' };
    const consent = consentToRemind(topic, { consents, user, orders }, date, areas);
    // Another channel needs another address: the next sweep looks it up.
    if (consent?.channel !== channel) return { kind: 'none' };
    const room = down.has(channel) ? { ...pots, [channel]: 0 } : pots;
    const options = { now: at, ofDay, pots: room, stop: ports.newStop() };
    const plan = planReminderClaim(topic, uid, consent, { consents, sent, day }, options);
    if (plan.kind !== 'attempt') return plan;
    const reminder = { ...topic, channel, to, date, user, stop: plan.stop };
    return { kind: 'attempt', reminder, tries: sent?.tries ?? 0, ...{ writes: plan.writes } };
  });
}

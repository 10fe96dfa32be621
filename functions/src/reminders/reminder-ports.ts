import type { AreaCircle } from '../../../src/domain/customer/delivery-area.ts';
import { smsRecipient } from '../../../src/domain/customer/phone.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import type { DeliveryArea } from '../../../src/domain/dates/active-date.ts';
import { type ActiveDate, parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import type { ConsentChannel } from '../../../src/domain/messages/consent.ts';
import type { ConsentKind } from '../../../src/domain/messages/consent-wording.ts';
import {
  type ClaimState,
  type ReminderRun,
  type ReminderTopic,
  runIdOf,
  type SendOutcome,
} from '../../../src/domain/messages/reminder.ts';
import type { ReminderNumber } from '../../../src/domain/messages/reminder-number.ts';
import type { Waiting } from '../../../src/domain/messages/waiting.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument, RunPlan } from '../../../src/domain/store/transaction.ts';

/** One message that is to be sent. */
export interface Reminder extends ReminderTopic {
  channel: ConsentChannel;
  /** E-mail address or phone. */
  to: string;
  date: ActiveDate;
  user: User;
  stop: string;
}

/** What the reminder job works with; tests replace it by a model. */
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
  waiting: WaitingPorts;
  hours: number;
  pots: Record<ConsentChannel, number>;
  areas: Record<DeliveryArea, AreaCircle | undefined>;
  /** How many are told each time that a dish is sold again. */
  mostOfRestock: number;
  /** Most messages of one run of the reminder job. */
  mostSends: number;
  /** No message is begun after this time, epoch ms: the function is ended a while later. */
  endsAt: number;
  /** Likewise for those who wait for a dish, whose line may be long: what closes soon is told in any case. */
  waitingEndsAt: number;
}

/** What it works with to tell those who wait for a dish that it is back. */
export interface WaitingPorts {
  /** The dates of which something has been seen. */
  dates: () => Promise<string[]>;
  /** What everybody who has asked for a dish of a date since `after`, epoch ms, waits for. */
  recent: (dateId: string, after: number) => Promise<Waiting[]>;
  people: (dateId: string) => Promise<{ uid: string; waiting: Waiting }[]>;
  /** How many portions of a dish are ordered on a date. */
  ordered: (dateId: string, menuKey: string) => Promise<number>;
  /** Removes all that is kept of who waits for dishes of a date. */
  remove: (dateId: string) => Promise<void>;
}

/** How one run goes on: what is left to send, and which providers do not take messages now. */
export interface JobRun {
  left: number;
  down: Set<ConsentChannel>;
  /** What staff have been told, each once. */
  noted: Set<string>;
}

export const isOver = (ports: ReminderPorts, { left }: JobRun) =>
  left === 0 || ports.now() >= ports.endsAt;

export async function readDates(read: ReadDocument) {
  return parseActiveDates((await read('dates/activeDates', 'unlocked')) ?? {});
}

/** What is stored of the number of a text; of an e-mail's address nothing. */
export async function readNumber(
  read: ReadDocument,
  channel: ConsentChannel,
  to: string,
): Promise<ClaimState['number']> {
  if (channel !== 'text') return undefined;
  const id = smsRecipient(to);
  const stored = (await read(`${stores.reminderNumbers}/${id}`)) as ReminderNumber | undefined;
  return { id, stored };
}

export async function noteOnce(
  { note }: ReminderPorts,
  topic: ReminderTopic,
  error: string,
  { noted }: JobRun,
): Promise<void> {
  const key = `${runIdOf(topic)} ${error}`;
  if (noted.has(key)) return;
  noted.add(key);
  await note(topic, error);
}

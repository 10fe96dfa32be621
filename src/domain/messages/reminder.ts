import { type AreaCircle, isOutside } from '../customer/delivery-area.ts';
import type { User } from '../customer/user.ts';
import type { ActiveDate, DeliveryArea } from '../dates/active-date.ts';
import { areaOf } from '../dates/date-card.ts';
import type { CustomerOrders } from '../order/order.ts';
import { type DocumentWrite, setFields, stores } from '../store/document-write.ts';
import type { Consent, ConsentChannel, Consents } from './consent.ts';
import type { ConsentKind, ConsentWording } from './consent-wording.ts';
import { noteNumberWrites, type ReminderNumber } from './reminder-number.ts';
import type { WaitWording } from './wait-wording.ts';

/** A message that customers have consented to, or that a dish they wait for is back. */
export type ReminderKind = ConsentKind | 'back';

/** Which message about which date. */
export interface ReminderTopic {
  kind: ReminderKind;
  dateId: string;
  /** The dish that is back. */
  menuKey?: string;
}

/** Id of the run that sends a message about a date, or about a dish of it; each is sent once. */
export function runIdOf({ kind, dateId, menuKey }: ReminderTopic): string {
  return menuKey === undefined ? `${dateId}_${kind}` : `${dateId}_${kind}_${menuKey}`;
}

/** A message about a date that customers have consented to. */
export interface ConsentTopic {
  kind: ConsentKind;
  dateId: string;
}

/** reminderRuns/{dateId}_{kind}: how far the sending of one message about a date has come. Times are epoch ms. */
export interface ReminderRun extends ConsentTopic {
  /** `done`: everybody who had asked by then was looked at, or it is too late. */
  state: 'running' | 'done';
  startedAt: number;
  /** Uid of the last customer who was looked at; empty at first, and once it is done. */
  cursor: string;
}

/** The writes that begin a message about a date. */
export function reminderRunWrites(topic: ConsentTopic, now: number): DocumentWrite[] {
  const run: ReminderRun = { ...topic, state: 'running', startedAt: now, cursor: '' };
  return [{ collection: stores.reminderRuns, id: runIdOf(topic), fields: setFields(run) }];
}

/** remindersSent/{dateId}_{kind}_{uid}, of a dish {dateId}_back_{menuKey}_{uid}: one message to one customer, so that nobody gets it twice. */
export interface SentReminder extends ReminderTopic {
  run: string;
  uid: string;
  channel: ConsentChannel;
  /** The consent, or the wish, that it was sent by. */
  given: number;
  wording: ConsentWording | WaitWording;
  /**
   * Stays `sending` if nobody knows whether it was sent; `failed`: certainly not yet, it is tried again while it is of
   * use; `given-up`: not, and it is not tried again.
   */
  state: 'sending' | 'sent' | 'failed' | 'given-up';
  /** Time of the last attempt, epoch ms. */
  at: number;
  /** How often the recipient was refused. */
  tries: number;
}

export function sentReminderId(topic: ReminderTopic, uid: string): string {
  return `${runIdOf(topic)}_${uid}`;
}

/** remindersSent/day-{yyyymmdd}: how many were started on a day in Sydney; `back`: how many of them say that a dish is back. */
export type RemindersOfDay = { [Name in ConsentChannel | 'back']?: number };

/** Most reminders of a day, unless the settings say otherwise: pots of their own, so that none costs a confirmation. */
export const defaultReminderPots: Record<ConsentChannel, number> = { email: 5000, text: 1000 };

/** What decides whether a customer gets a message about a date. */
export interface ReminderPerson {
  consents: Consents | undefined;
  user: User | undefined;
  orders: CustomerOrders | undefined;
}

/** Most messages of a day that say that a dish is back, so that waiting for dishes never uses up the pots. */
export const mostBackOfDay = 100;

/**
 * The consent by which a customer gets a message about a date; undefined if they get none: they have not asked for it or
 * no longer want it, their account is being deleted, they have ordered for the date, or it does not go where they live.
 * Somebody whose address is not known counts as living where the date goes.
 */
export function consentToRemind(
  { kind, dateId }: ConsentTopic,
  { consents, user, orders }: ReminderPerson,
  date: Pick<ActiveDate, 'area' | 'deliveryDate'>,
  areas: Record<DeliveryArea, AreaCircle | undefined>,
): Consent | undefined {
  const consent = consents?.[kind];
  if (!consent?.on || !user || user.deletedAs !== undefined) return undefined;
  if (Object.keys(orders?.[dateId] ?? {}).length > 0) return undefined;
  const { deliveryInfo } = user;
  return deliveryInfo && isOutside(deliveryInfo, areas[areaOf(date)]) ? undefined : consent;
}

/** After so many refusals of a recipient the message is not tried again. */
const maxTries = 3;

/** What a claim of a message is planned from, as stored. */
export interface ClaimState {
  consents: Consents | undefined;
  sent: SentReminder | undefined;
  day: RemindersOfDay | undefined;
  /** The number of a text, and what is stored of it. */
  number?: { id: string; stored: ReminderNumber | undefined } | undefined;
}

export type ReminderClaim =
  | { kind: 'attempt'; stop: string; writes: DocumentWrite[] }
  /** It waits for the next day that has room. */
  | { kind: 'no-room'; writes: DocumentWrite[] }
  /** `stopped`: whoever has the number has stopped its texts. */
  | { kind: 'stopped' }
  | { kind: 'taken' };

/**
 * Plans the claim of a message to a customer by a consent that holds; the caller sends it once the claim is stored.
 * `taken`: it was claimed before, and did not certainly fail. `stop`: id for a stop page where there is none yet.
 */
export function planReminderClaim(
  topic: ReminderTopic,
  uid: string,
  consent: Pick<SentReminder, 'channel' | 'given' | 'wording'>,
  { consents, sent, day, number }: ClaimState,
  {
    now,
    ofDay,
    pots,
    stop,
  }: { now: number; ofDay: string; pots: Record<ConsentChannel, number>; stop: string },
): ReminderClaim {
  if (sent && sent.state !== 'failed') return { kind: 'taken' };
  if (number?.stored?.stopped !== undefined) return { kind: 'stopped' };
  const { channel, given, wording } = consent;
  const used = day?.[channel] ?? 0;
  const back = topic.kind === 'back' ? (day?.back ?? 0) + 1 : 0;
  const hasRoom = used < pots[channel] && back <= mostBackOfDay;
  const entry: SentReminder = {
    ...topic,
    run: runIdOf(topic),
    uid,
    channel,
    given,
    wording,
    state: hasRoom ? 'sending' : 'failed',
    at: now,
    tries: sent?.tries ?? 0,
  };
  const claim = {
    collection: stores.remindersSent,
    id: sentReminderId(topic, uid),
    fields: setFields(entry),
  };
  if (!hasRoom) return { kind: 'no-room', writes: sent ? [] : [claim] };
  const known = number ? number.stored?.stop : consents?.stop;
  const page = known ?? stop;
  return {
    kind: 'attempt',
    stop: page,
    writes: [
      claim,
      {
        collection: stores.remindersSent,
        id: `day-${ofDay}`,
        fields: [
          { path: [channel], set: used + 1 },
          ...(back > 0 ? [{ path: ['back'], set: back }] : []),
        ],
      },
      ...(number
        ? noteNumberWrites(number.id, number.stored, uid, page)
        : known === undefined
          ? [{ collection: stores.consents, id: uid, fields: [{ path: ['stop'], set: page }] }]
          : []),
    ],
  };
}

/**
 * What became of an attempt. `refused`: the recipient certainly got nothing; `never`: nor will they, as the address does
 * not exist; `unavailable`: nobody gets anything now, as the provider does not take messages; `unknown`: it may have arrived.
 */
export type SendOutcome = 'sent' | 'refused' | 'never' | 'unavailable' | 'unknown';

/** Whether a message is not tried again after this outcome, although it did not arrive. */
export function isGivenUp(outcome: SendOutcome, { tries }: Pick<SentReminder, 'tries'>): boolean {
  return outcome === 'never' || (outcome === 'refused' && tries + 1 >= maxTries);
}

/** The writes that store an outcome; none if it is unknown: the claim stays `sending`, so nothing repeats it. */
export function reminderResultWrites(
  topic: ReminderTopic,
  uid: string,
  outcome: SendOutcome,
  { tries }: Pick<SentReminder, 'tries'>,
): DocumentWrite[] {
  if (outcome === 'unknown') return [];
  const next = outcome === 'refused' ? tries + 1 : tries;
  const state = outcome === 'sent' ? 'sent' : isGivenUp(outcome, { tries }) ? 'given-up' : 'failed';
  return [
    {
      collection: stores.remindersSent,
      id: sentReminderId(topic, uid),
      fields: setFields({ state, tries: next }),
    },
  ];
}

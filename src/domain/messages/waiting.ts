import type { Language } from '../lib/language.ts';
import { type DocumentWrite, type FieldWrite, setFields, stores } from '../store/document-write.ts';
import type { ConsentChannel } from './consent.ts';
import { currentWaitWording, type WaitWording } from './wait-wording.ts';

/** A customer's wish to be told once that a dish is sold again: since when, how and by which words. Times are epoch ms. */
export interface WaitEntry {
  /** `told`: they have been told, and are not told again for this dish and date. */
  state: 'waiting' | 'told';
  since: number;
  wording: WaitWording;
  lang: Language;
  channel: ConsentChannel;
  told?: number;
}

/** waiting/{dateId}/people/{uid}: what a customer waits for on a date. */
export interface Waiting {
  /** When they last asked for something. */
  at: number;
  /** By menuId. */
  dishes: Record<string, WaitEntry>;
}

/** For so many dishes of a date one customer can wait. */
export const mostDishes = 10;

export const waitersCollection = (dateId: string) => `${stores.waiting}/${dateId}/people`;

export interface Waiter {
  dateId: string;
  uid: string;
}

/** `full`: they wait for as many dishes of the date as anybody may. */
export type WaitPlan = { kind: 'asked'; writes: DocumentWrite[] } | { kind: 'full' };

/** Plans that a customer waits for a dish from `now` on; nothing changes for somebody who waits or has been told. */
export function planWait(
  waiter: Waiter,
  stored: Waiting | undefined,
  menuKey: string,
  { channel, lang }: { channel: ConsentChannel; lang: Language },
  now: number,
): WaitPlan {
  const dishes = stored?.dishes ?? {};
  if (dishes[menuKey]) return { kind: 'asked', writes: [] };
  if (Object.keys(dishes).length >= mostDishes) return { kind: 'full' };
  const since = Math.round(now);
  const entry: WaitEntry = {
    state: 'waiting',
    since,
    wording: currentWaitWording,
    lang,
    channel,
  };
  const fields = [
    { path: ['at'], set: since },
    { path: ['dishes', menuKey], set: entry },
  ];
  return { kind: 'asked', writes: writesOf(waiter, fields) };
}

/** The writes by which a customer who waits for a dish will be told by another channel; they keep their place in the line. */
export function planWaitBy(
  waiter: Waiter,
  stored: Waiting | undefined,
  menuKey: string,
  channel: ConsentChannel,
): DocumentWrite[] {
  const entry = stored?.dishes[menuKey];
  if (entry?.state !== 'waiting' || entry.channel === channel) return [];
  return writesOf(waiter, setFields({ channel }, 'dishes', menuKey));
}

/**
 * The writes by which a customer waits for none of these dishes any more, or for none at all; who has been told stays told.
 */
export function planStopWaiting(
  waiter: Waiter,
  stored: Waiting | undefined,
  menuKeys: readonly string[] = Object.keys(stored?.dishes ?? {}),
): DocumentWrite[] {
  const waited = menuKeys.filter((menuKey) => stored?.dishes[menuKey]?.state === 'waiting');
  return writesOf(
    waiter,
    waited.map((menuKey) => ({ path: ['dishes', menuKey], remove: true })),
  );
}

/** The writes by which a customer who waits for a dish has been told that it is back. */
export function planToldBack(
  waiter: Waiter,
  stored: Waiting | undefined,
  menuKey: string,
  now: number,
): DocumentWrite[] {
  if (stored?.dishes[menuKey]?.state !== 'waiting') return [];
  return writesOf(waiter, setFields({ state: 'told', told: now }, 'dishes', menuKey));
}

/** The writes after a message that certainly did not arrive: its customer waits on, or no longer if it is given up. */
export function planNotTold(
  waiter: Waiter,
  stored: Waiting | undefined,
  menuKey: string,
  isGivenUp: boolean,
): DocumentWrite[] {
  const entry = stored?.dishes[menuKey];
  if (!entry || (entry.state === 'waiting' && !isGivenUp)) return [];
  const path = ['dishes', menuKey];
  if (isGivenUp) return writesOf(waiter, [{ path, remove: true }]);
  return writesOf(waiter, [
    { path: [...path, 'state'], set: 'waiting' },
    { path: [...path, 'told'], remove: true },
  ]);
}

function writesOf({ dateId, uid }: Waiter, fields: FieldWrite[]): DocumentWrite[] {
  return fields.length === 0 ? [] : [{ collection: waitersCollection(dateId), id: uid, fields }];
}

/** Who waits for a dish: who asked first comes first, and of one moment by their ids. */
export function lineFor<Person extends { uid: string; waiting: Waiting }>(
  people: readonly Person[],
  menuKey: string,
): Person[] {
  const sinceOf = ({ waiting }: Person) => waiting.dishes[menuKey]?.since ?? 0;
  return people
    .filter(({ waiting }) => waiting.dishes[menuKey]?.state === 'waiting')
    .sort((a, b) => sinceOf(a) - sinceOf(b) || (a.uid < b.uid ? -1 : 1));
}

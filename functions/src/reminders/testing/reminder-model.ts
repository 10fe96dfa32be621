import { expect } from 'vitest';
import { smsRecipient } from '../../../../src/domain/customer/phone.ts';
import type { ActiveDate } from '../../../../src/domain/dates/active-date.ts';
import { sydneyStamp, sydneyTime } from '../../../../src/domain/dates/sydney-time.ts';
import {
  type ConsentChannel,
  type Consents,
  planConsents,
} from '../../../../src/domain/messages/consent.ts';
import {
  type ReminderRun,
  runIdOf,
  type SendOutcome,
  type SentReminder,
} from '../../../../src/domain/messages/reminder.ts';
import {
  planNumberStop,
  type ReminderNumber,
} from '../../../../src/domain/messages/reminder-number.ts';
import { closingSoonFrom, isQuiet } from '../../../../src/domain/messages/reminder-times.ts';
import type { Restock } from '../../../../src/domain/messages/restock.ts';
import {
  planWait,
  type Waiting,
  waitersCollection,
} from '../../../../src/domain/messages/waiting.ts';
import { dateFieldsWrite } from '../../../../src/domain/staff/dates/date-write.ts';
import { stores } from '../../../../src/domain/store/document-write.ts';
import { type Plan, type RunPlan, writesOf } from '../../../../src/domain/store/transaction.ts';
import { applyWrites, type Documents } from '../../../../src/domain/testing/apply-writes.ts';
import { date, user } from '../../../../src/domain/testing/fixtures.ts';
import type { Reminder, ReminderPorts } from '../reminder-ports.ts';

export const dateId = '20261124_1763000000000';
export const finishDate = sydneyTime('2026-11-22T17:00');
export const minute = 60_000;
export const pots = { email: 5, text: 3 };
export const mostSends = 4;
export const people = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'];

/** The dish that customers wait for. */
export const dish = 'stew';
/** So many are told each time that it is back. */
export const mostOfRestock = 2;

/** u1 and u2 name the same phone. */
const phoneOf = (uid: string) => `0400-000-00${Math.max(2, Number(uid.slice(1)))}`;
const numberOf = (uid: string) => smsRecipient(phoneOf(uid));
const addressIn = (channel: ConsentChannel, uid: string) =>
  channel === 'text' ? phoneOf(uid) : `${uid} by email`;

const seenPath = `${stores.waiting}/${dateId}`;

/** The longest step of a run, ms. */
export const longestStep = 20 * minute;

export class Killed extends Error {}

/** A store, a clock and providers in one, in which every step of a run may be its last one. */
export class Model {
  now: number;
  documents: Documents;
  /** What customers got, or may have got; `at` is when the provider was called. */
  readonly arrived: (Reminder & { at: number; uid: string })[] = [];
  /** Sends begun, by day and channel. */
  readonly begun: Record<string, number> = {};
  readonly notes: string[] = [];
  /** Who has confirmed no address. */
  readonly unconfirmed = new Set(['u6']);
  /** How often the dish was sold again, or more of it. */
  restocks = 0;
  /** Portions of the dish in all orders. */
  ordered = 0;
  readonly #broken: string[] = [];
  readonly #step: () => Promise<void>;
  readonly #outcomes: () => SendOutcome;

  constructor(now: number, step: () => Promise<void>, outcomes: () => SendOutcome) {
    this.now = now;
    this.#step = step;
    this.#outcomes = outcomes;
    this.documents = {
      'dates/activeDates': {
        [dateId]: { ...date, finishDate, menus: { ...date.menus, [dish]: true } },
      },
      ...Object.fromEntries(people.map((uid) => [`users/${uid}`, { ...user, uid }])),
    };
  }

  write(writes: Parameters<typeof applyWrites>[1]): void {
    this.documents = applyWrites(this.documents, writes);
  }

  /** Commits if nothing that was read has changed, else runs the plan again, as Firestore does. */
  #runPlanOf =
    (alive: () => void): RunPlan =>
    async <Result extends object>(plan: Plan<Result>) => {
      for (;;) {
        const seen: Record<string, unknown> = {};
        const result = await plan(async (path, mode) => {
          await this.#step();
          alive();
          if (mode !== 'unlocked') seen[path] = this.documents[path];
          return structuredClone(this.documents[path]);
        });
        await this.#step();
        alive();
        if (Object.entries(seen).some(([path, data]) => this.documents[path] !== data)) continue;
        const writes = writesOf(result);
        this.#noteBroken(writes);
        this.write(writes);
        return result as Result;
      }
    };

  /** Runs survive their own failures, so what must not be is kept until `check`. */
  #noteBroken(writes: ReturnType<typeof writesOf>): void {
    try {
      this.#checkClaims(writes);
    } catch (error) {
      this.#broken.push(String(error));
    }
  }

  /** A message is claimed only by a consent that holds at that moment, and by no more than there are places for. */
  #checkClaims(writes: ReturnType<typeof writesOf>): void {
    for (const { collection, id, fields } of writes) {
      for (const field of collection === 'waiting' ? fields : []) {
        const restock = 'set' in field ? (field.set as Partial<Restock>) : {};
        expect(restock.told ?? 0, id).toBeLessThanOrEqual(restock.places ?? 0);
        expect(restock.places ?? 0, id).toBeLessThanOrEqual(mostOfRestock);
      }
      const set = Object.fromEntries(
        fields.map((f) => [f.path[0], 'set' in f ? f.set : undefined]),
      );
      if (collection !== 'remindersSent' || set.state !== 'sending') continue;
      if (set.channel === 'text') {
        const number = numberOf(String(set.uid));
        expect(this.numberOf(String(set.uid))?.stopped, id).toBeUndefined();
        const noted = writes.some((write) => write.collection === 'reminderNumbers');
        if (!noted) expect(this.numberOf(String(set.uid))?.uids, id).toContain(set.uid);
        else expect(writes.map((write) => write.id)).toContain(number);
      }
      if (set.kind === 'back') {
        const entry = this.waitingOf(String(set.uid))?.dishes[dish];
        expect(entry, id).toMatchObject({
          ...{ state: 'waiting', channel: set.channel, since: set.given },
        });
        continue;
      }
      const consents = this.documents[`consents/${set.uid}`] as Consents | undefined;
      const consent = consents?.[set.kind as 'opening' | 'closing'];
      expect(consent, id).toMatchObject({ on: true, channel: set.channel, given: set.given });
    }
  }

  ports(killAfter = Number.POSITIVE_INFINITY): ReminderPorts {
    let steps = 0;
    const alive = () => {
      steps += 1;
      if (steps > killAfter) throw new Killed();
    };
    const stepped = async <T>(get: () => T) => {
      await this.#step();
      alive();
      return get();
    };
    const all = () => Object.entries(this.documents);
    return {
      now: () => this.now,
      runPlan: this.#runPlanOf(alive),
      openRuns: () =>
        stepped(() =>
          all().flatMap(([path, data]) =>
            path.startsWith('reminderRuns/') && data.state !== 'done'
              ? [data as unknown as ReminderRun]
              : [],
          ),
        ),
      asked: (kind, after, limit) =>
        stepped(() =>
          people
            .filter((uid) => uid > after && this.consentsOf(uid)?.[kind]?.on === true)
            .slice(0, Math.min(limit, 2)),
        ),
      failed: (run, limit) =>
        stepped(() =>
          all()
            .map(([, data]) => data as unknown as SentReminder)
            .filter((sent) => sent.run === run && sent.state === 'failed')
            .map(({ uid }) => uid)
            .slice(0, limit),
        ),
      addressOf: ({ uid }, channel) =>
        stepped(() => (this.unconfirmed.has(uid) ? undefined : addressIn(channel, uid))),
      send: async (reminder) => {
        const at = this.now;
        await this.#step();
        alive();
        const outcome = this.#outcomes();
        const day = `${sydneyStamp(this.now).slice(0, 8)} ${reminder.channel}`;
        this.begun[day] = (this.begun[day] ?? 0) + 1;
        if (outcome === 'sent' || outcome === 'unknown') {
          this.arrived.push({ ...reminder, at, uid: reminder.user.uid });
        }
        await this.#step();
        alive();
        return outcome;
      },
      note: async (_, error) => void this.notes.push(error),
      newStop: () => crypto.randomUUID().replaceAll('-', '').slice(0, 16),
      hours: 24,
      pots,
      areas: { sydney: undefined, gosford: undefined },
      mostSends,
      mostOfRestock,
      waiting: {
        dates: () => stepped(() => (this.documents[seenPath] ? [dateId] : [])),
        recent: (_, after) =>
          stepped(() =>
            this.#waiting()
              .map(({ waiting }) => waiting)
              .filter(({ at }) => at > after),
          ),
        people: () => stepped(() => this.#waiting()),
        ordered: () => stepped(() => this.ordered),
        remove: () => stepped(() => this.#forget()),
      },
      endsAt: Number.POSITIVE_INFINITY,
      waitingEndsAt: Number.POSITIVE_INFINITY,
    };
  }

  #waiting() {
    return people.flatMap((uid) => {
      const waiting = this.waitingOf(uid);
      return waiting ? [{ uid, waiting: structuredClone(waiting) }] : [];
    });
  }

  #forget(): void {
    const kept = Object.entries(this.documents).filter(([path]) => !path.startsWith('waiting/'));
    this.documents = Object.fromEntries(kept);
  }

  waitingOf(uid: string): Waiting | undefined {
    return this.documents[`${waitersCollection(dateId)}/${uid}`] as Waiting | undefined;
  }

  /** A customer asks to be told when the dish is back, as the rules allow it: while it is sold out. */
  wait(uid: string, channel: ConsentChannel): void {
    if (this.day.menus[dish]) return;
    const how = { channel, lang: 'ko' } as const;
    const plan = planWait({ dateId, uid }, this.waitingOf(uid), dish, how, this.now);
    if (plan.kind === 'asked') this.write(plan.writes);
  }

  get day(): ActiveDate {
    return this.documents['dates/activeDates']?.[dateId] as ActiveDate;
  }

  sell(onSale: boolean): void {
    if (onSale && !this.day.menus[dish]) this.restocks += 1;
    this.write([dateFieldsWrite(dateId, [{ path: ['menus', dish], set: onSale }])]);
  }

  limit(limit: number): void {
    const before = this.day.menuLimitInAll?.[dish];
    if (before !== undefined && limit > before) this.restocks += 1;
    this.write([dateFieldsWrite(dateId, [{ path: ['menuLimitInAll', dish], set: limit }])]);
  }

  consentsOf(uid: string): Consents | undefined {
    return this.documents[`consents/${uid}`] as Consents | undefined;
  }

  numberOf(uid: string): ReminderNumber | undefined {
    return this.documents[`reminderNumbers/${numberOf(uid)}`] as ReminderNumber | undefined;
  }

  /** Whoever has a customer's phone taps the link of a text. */
  stopTexts(uid: string): void {
    const stored = this.numberOf(uid);
    const consents = new Map(stored?.uids.map((one) => [one, this.consentsOf(one)]));
    this.write(planNumberStop(numberOf(uid), stored, consents, this.now));
  }

  consent(uid: string, channel: ConsentChannel): void {
    const choice = { opening: true, closing: true, channel };
    this.write(planConsents(uid, this.consentsOf(uid), choice, 'ko', this.now));
  }

  /** What must hold after any history. */
  check(): void {
    expect(this.#broken).toEqual([]);
    const names = this.arrived.map(({ uid, ...topic }) => `${runIdOf(topic)} ${uid}`);
    expect(names).toEqual([...new Set(names)]);
    for (const { at, kind, uid, to, channel } of this.arrived) {
      expect(isQuiet(at)).toBe(false);
      expect(at).toBeLessThan(finishDate);
      if (kind === 'closing') expect(at).toBeGreaterThanOrEqual(closingSoonFrom(finishDate, 24));
      expect(to).toBe(addressIn(channel, uid));
    }
    const back = this.arrived.filter(({ kind }) => kind === 'back');
    expect(back.length).toBeLessThanOrEqual(this.restocks * mostOfRestock);
    for (const [day, count] of Object.entries(this.begun)) {
      expect(count, day).toBeLessThanOrEqual(pots[day.split(' ')[1] as ConsentChannel]);
    }
  }
}

import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { sydneyStamp, sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import {
  type ConsentChannel,
  type Consents,
  planConsents,
  planConsentsEnd,
} from '../../../src/domain/messages/consent.ts';
import {
  type ReminderRun,
  reminderRunWrites,
  runIdOf,
  type SendOutcome,
  type SentReminder,
} from '../../../src/domain/messages/reminder.ts';
import { closingSoonFrom, isQuiet } from '../../../src/domain/messages/reminder-times.ts';
import { type Plan, type RunPlan, writesOf } from '../../../src/domain/store/transaction.ts';
import { applyWrites, type Documents } from '../../../src/domain/testing/apply-writes.ts';
import { date, user } from '../../../src/domain/testing/fixtures.ts';
import { type Reminder, type ReminderPorts, sweepReminders } from './sweep.ts';

const dateId = '20261124_1763000000000';
const finishDate = sydneyTime('2026-11-22T17:00');
const minute = 60_000;
const pots = { email: 5, text: 3 };
const mostSends = 4;
const people = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'];

class Killed extends Error {}

/** A store, a clock and providers in one, in which every step of a sweep may be its last one. */
class Model {
  now: number;
  documents: Documents;
  readonly arrived: (Reminder & { at: number; uid: string })[] = [];
  /** Sends begun, by day and channel. */
  readonly begun: Record<string, number> = {};
  readonly notes: string[] = [];
  readonly #step: () => Promise<void>;
  readonly #outcomes: () => SendOutcome;

  constructor(now: number, step: () => Promise<void>, outcomes: () => SendOutcome) {
    this.now = now;
    this.#step = step;
    this.#outcomes = outcomes;
    this.documents = {
      'dates/activeDates': { [dateId]: { ...date, finishDate } },
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
        this.#checkClaims(writes);
        this.write(writes);
        return result as Result;
      }
    };

  /** A message is claimed only by a consent that holds at that moment. */
  #checkClaims(writes: ReturnType<typeof writesOf>): void {
    for (const { collection, id, fields } of writes) {
      const set = Object.fromEntries(
        fields.map((f) => [f.path[0], 'set' in f ? f.set : undefined]),
      );
      if (collection !== 'remindersSent' || set.state !== 'sending') continue;
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
      // u6 has confirmed no address.
      addressOf: ({ uid }, channel) =>
        stepped(() => (uid === 'u6' ? undefined : `${uid} by ${channel}`)),
      send: async (reminder) => {
        await this.#step();
        alive();
        const outcome = this.#outcomes();
        const day = `${sydneyStamp(this.now).slice(0, 8)} ${reminder.channel}`;
        this.begun[day] = (this.begun[day] ?? 0) + 1;
        if (outcome === 'sent' || outcome === 'unknown') {
          this.arrived.push({ ...reminder, at: this.now, uid: reminder.user.uid });
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
      endsAt: Number.POSITIVE_INFINITY,
    };
  }

  consentsOf(uid: string): Consents | undefined {
    return this.documents[`consents/${uid}`] as Consents | undefined;
  }

  consent(uid: string, channel: ConsentChannel): void {
    const choice = { opening: true, closing: true, channel };
    this.write(planConsents(uid, this.consentsOf(uid), choice, 'ko', this.now));
  }

  /** What must hold after any history. */
  check(): void {
    const names = this.arrived.map(({ uid, ...topic }) => `${runIdOf(topic)} ${uid}`);
    expect(names).toEqual([...new Set(names)]);
    for (const { at, kind, uid, to, channel } of this.arrived) {
      expect(isQuiet(at)).toBe(false);
      expect(at).toBeLessThan(finishDate);
      if (kind === 'closing') expect(at).toBeGreaterThanOrEqual(closingSoonFrom(finishDate, 24));
      expect(to).toBe(`${uid} by ${channel}`);
    }
    for (const [day, count] of Object.entries(this.begun)) {
      expect(count, day).toBeLessThanOrEqual(pots[day.split(' ')[1] as ConsentChannel]);
    }
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const outcome = fc.constantFrom<SendOutcome>(
  'sent',
  'sent',
  'refused',
  'never',
  'unavailable',
  'unknown',
);
const change = fc.oneof(
  fc.record({
    kind: fc.constant('consent' as const),
    who: fc.constantFrom(...people),
    channel: fc.constantFrom<ConsentChannel>('email', 'text'),
  }),
  fc.record({ kind: fc.constant('stop' as const), who: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constant('order' as const), who: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constantFrom('close' as const, 'open' as const, 'tell' as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function make(model: Model, made: Change): void {
  const calendar = (orderDone: boolean) => [
    {
      collection: 'dates',
      id: 'activeDates',
      fields: [{ path: [dateId, 'orderDone'], set: orderDone }],
    },
  ];
  if (made.kind === 'consent') model.consent(made.who, made.channel);
  else if (made.kind === 'stop')
    model.write(planConsentsEnd(made.who, model.consentsOf(made.who), 'link', model.now));
  else if (made.kind === 'order') {
    const fields = [{ path: [dateId, 'k'], set: { dateId } }];
    model.write([{ collection: 'ordersForCustomer', id: made.who, fields }]);
  } else if (made.kind === 'tell') {
    const run = { kind: 'opening', dateId } as const;
    if (model.documents[`reminderRuns/${runIdOf(run)}`]) return;
    model.write(reminderRunWrites(run, model.now));
  } else model.write(calendar(made.kind === 'close'));
}

const round = fc.record({
  /** Minutes since the round before. */
  gap: fc.integer({ min: 0, max: 400 }),
  changes: fc.array(change, { maxLength: 3 }),
  /** Sweeps at once, each killed after so many steps, or not. */
  sweeps: fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 3 }),
  /** Changes while they run. */
  meanwhile: fc.array(change, { maxLength: 2 }),
});

it('sends nobody anything twice, at night, after the cut-off, or without a consent that holds', async () => {
  let total = 0;
  let unsure = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 0, max: 60 }),
      fc.array(round, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(outcome),
      fc.infiniteStream(
        fc.integer({ min: 0, max: 99 }).map((drawn) => (drawn < 2 ? 20 * minute : drawn * 10)),
      ),
      async (scheduler, start, rounds, outcomes, delays) => {
        const step = async () => {
          await scheduler.schedule(Promise.resolve());
          model.now += delays.next().value as number;
        };
        const began = sydneyTime('2026-11-20T12:00') + start * 60 * minute;
        const model = new Model(began, step, () => outcomes.next().value as SendOutcome);
        for (const uid of people) model.consent(uid, 'email');
        make(model, { kind: 'tell' });
        for (const { gap, changes, sweeps, meanwhile } of rounds) {
          model.now += gap * minute;
          for (const one of changes) make(model, one);
          const running = sweeps.map((kill) =>
            sweepReminders(model.ports(kill ?? undefined)).catch((error) => {
              if (!(error instanceof Killed)) throw error;
              return 0;
            }),
          );
          const others = meanwhile.map((one) =>
            scheduler.schedule(Promise.resolve()).then(() => make(model, one)),
          );
          await scheduler.waitFor(Promise.all([...running, ...others]));
          for (const sent of await Promise.all(running))
            expect(sent).toBeLessThanOrEqual(mostSends);
        }
        model.check();
        total += model.arrived.length;
        unsure += Object.values(model.documents).filter(({ state }) => state === 'sending').length;
      },
    ),
    { numRuns: 300, seed: 20_261_127 },
  );
  // The drawn histories are none in which nothing happens.
  expect(total).toBeGreaterThan(120);
  expect(unsure).toBeGreaterThan(10);
});

const calm = (outcomes: SendOutcome[], now = '2026-11-21T18:00') =>
  new Model(
    sydneyTime(now),
    async () => {},
    () => outcomes.shift() ?? 'sent',
  );

it('goes on where the last sweep stopped, and sends the rest in the next', async () => {
  const model = calm([]);
  for (const uid of people) model.consent(uid, 'email');
  expect(await sweepReminders(model.ports())).toBe(mostSends);
  expect(await sweepReminders(model.ports())).toBe(1);
  expect(await sweepReminders(model.ports())).toBe(0);
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
  expect(model.arrived[0]).toMatchObject({ kind: 'closing', to: 'u1 by email' });
  expect(model.consentsOf('u1')?.stop).toBe(model.arrived[0]?.stop);
});

it('tries a message again that a provider has refused, tells staff, and keeps what nobody knows', async () => {
  const model = calm(['unavailable', 'unknown', 'refused']);
  for (const uid of ['u1', 'u2', 'u3']) model.consent(uid, uid === 'u1' ? 'text' : 'email');
  await sweepReminders(model.ports());
  expect(model.notes).toEqual(['text: unavailable', 'email: unknown', 'email: refused']);
  await sweepReminders(model.ports());
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u2', 'u1', 'u3']);
  await sweepReminders(model.ports());
  expect(model.arrived).toHaveLength(3);
});

it('asks nothing more of a provider that takes no messages, and goes on with the other one', async () => {
  const model = calm(['unavailable']);
  for (const uid of people) model.consent(uid, uid === 'u5' ? 'text' : 'email');
  expect(await sweepReminders(model.ports())).toBe(2);
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u5']);
  expect(model.notes).toEqual(['email: unavailable']);
});

it('ends when the function is about to be ended, and when the date closes', async () => {
  const model = calm([]);
  model.consent('u1', 'email');
  expect(await sweepReminders({ ...model.ports(), endsAt: model.now })).toBe(0);
  await sweepReminders(model.ports());
  model.now = finishDate;
  await sweepReminders(model.ports());
  expect(model.documents[`reminderRuns/${dateId}_closing`]).toMatchObject({ state: 'done' });
});

it('waits for room on the next day, and says so once', async () => {
  const model = calm([], '2026-11-21T18:00');
  for (const uid of people) model.consent(uid, 'text');
  await sweepReminders(model.ports());
  expect(model.arrived).toHaveLength(pots.text);
  expect(model.notes).toEqual(['the messages of the day are used up']);
  model.now = sydneyTime('2026-11-22T09:30');
  await sweepReminders(model.ports());
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
});

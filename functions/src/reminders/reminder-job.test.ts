import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import { type ConsentChannel, planConsentsEnd } from '../../../src/domain/messages/consent.ts';
import {
  reminderRunWrites,
  runIdOf,
  type SendOutcome,
} from '../../../src/domain/messages/reminder.ts';
import { runReminderJob } from './reminder-job.ts';
import { checkDrawnRounds } from './testing/drawn-rounds.ts';
import { dateId, finishDate, Model, mostSends, people, pots } from './testing/reminder-model.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const change = fc.oneof(
  fc.record({
    kind: fc.constant('consent' as const),
    who: fc.constantFrom(...people),
    channel: fc.constantFrom<ConsentChannel>('email', 'text'),
  }),
  fc.record({ kind: fc.constant('stop' as const), who: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constant('order' as const), who: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constant('stop-texts' as const), who: fc.constantFrom(...people) }),
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
  else if (made.kind === 'stop-texts') model.stopTexts(made.who);
  else if (made.kind === 'order') {
    const fields = [{ path: [dateId, 'k'], set: { dateId } }];
    model.write([{ collection: 'ordersForCustomer', id: made.who, fields }]);
  } else if (made.kind === 'tell') {
    const run = { kind: 'opening', dateId } as const;
    if (model.documents[`reminderRuns/${runIdOf(run)}`]) return;
    model.write(reminderRunWrites(run, model.now));
  } else model.write(calendar(made.kind === 'close'));
}

it('sends nobody anything twice, at night, after the cut-off, or without a consent that holds', () =>
  checkDrawnRounds({
    change,
    outcomes: ['sent', 'sent', 'refused', 'never', 'unavailable', 'unknown'],
    begin: (model) => {
      for (const uid of people) model.consent(uid, 'email');
      make(model, { kind: 'tell' });
    },
    make,
  }));

const calm = (outcomes: SendOutcome[], now = '2026-11-21T18:00') =>
  new Model(
    sydneyTime(now),
    async () => {},
    () => outcomes.shift() ?? 'sent',
  );

const closingRun = ({ documents }: Model) => documents[`reminderRuns/${dateId}_closing`];

it('goes on where the last run stopped, and sends the rest in the next', async () => {
  const model = calm([]);
  for (const uid of people) model.consent(uid, 'email');
  expect(await runReminderJob(model.ports())).toBe(mostSends);
  expect(await runReminderJob(model.ports())).toBe(1);
  expect(await runReminderJob(model.ports())).toBe(0);
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
  expect(model.arrived[0]).toMatchObject({ kind: 'closing', to: 'u1 by email' });
  expect(model.consentsOf('u1')?.stop).toBe(model.arrived[0]?.stop);
});

it('sends no text to a number that was stopped, whoever asks again, and the next by e-mail', async () => {
  const model = calm([]);
  model.consent('u1', 'text');
  await runReminderJob(model.ports());
  expect(model.arrived).toMatchObject([{ channel: 'text', stop: model.numberOf('u1')?.stop }]);
  expect(model.consentsOf('u1')).not.toHaveProperty('stop');
  model.stopTexts('u1');
  expect(model.consentsOf('u1')?.closing).toMatchObject({ on: false, endedBy: 'link' });
  // u2 names the same phone, u3 another one.
  for (const uid of ['u1', 'u2', 'u3']) model.consent(uid, 'text');
  expect(await runReminderJob(model.ports())).toBe(1);
  model.consent('u2', 'email');
  make(model, { kind: 'tell' });
  expect(await runReminderJob(model.ports())).toBe(2);
  const sent = model.arrived.slice(1).map(({ uid, kind, channel }) => [uid, kind, channel]);
  expect(sent).toEqual([
    ['u3', 'closing', 'text'],
    ['u2', 'opening', 'email'],
    ['u3', 'opening', 'text'],
  ]);
});

it('tries a message again that a provider has refused, tells staff, and keeps what nobody knows', async () => {
  const model = calm(['unavailable', 'unknown', 'refused']);
  for (const uid of ['u1', 'u2', 'u3']) model.consent(uid, uid === 'u1' ? 'text' : 'email');
  await runReminderJob(model.ports());
  expect(model.notes).toEqual(['text: unavailable', 'email: unknown', 'email: refused']);
  await runReminderJob(model.ports());
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u2', 'u1', 'u3']);
  await runReminderJob(model.ports());
  expect(model.arrived).toHaveLength(3);
});

it('asks nothing more of a provider that takes no messages, and goes on with the other one', async () => {
  const model = calm(['unavailable']);
  for (const uid of people) model.consent(uid, uid === 'u5' ? 'text' : 'email');
  expect(await runReminderJob(model.ports())).toBe(2);
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u5']);
  expect(model.notes).toEqual(['email: unavailable']);
});

it('sends nothing at night, though the claim began before it, and sends it in the morning', async () => {
  const model = calm([], '2026-11-21T19:59');
  model.consent('u1', 'email');
  const ports = model.ports();
  const newStop = () => {
    model.now = sydneyTime('2026-11-21T20:00');
    return ports.newStop();
  };
  await runReminderJob({ ...ports, newStop });
  expect(model.arrived).toEqual([]);
  model.now = sydneyTime('2026-11-22T09:00');
  await runReminderJob(model.ports());
  expect(model.arrived).toHaveLength(1);
});

it('ends when the function is about to be ended, and when the date closes', async () => {
  const model = calm([]);
  model.consent('u1', 'email');
  expect(await runReminderJob({ ...model.ports(), endsAt: model.now })).toBe(0);
  await runReminderJob(model.ports());
  expect(closingRun(model)).toMatchObject({ state: 'running', cursor: 'u1' });
  model.now = finishDate;
  await runReminderJob(model.ports());
  // Nobody is named by a run that is over.
  expect(closingRun(model)).toMatchObject({ state: 'done', cursor: '' });
});

it('goes on once a date that was closed or hidden for a moment is open again', async () => {
  const model = calm([]);
  for (const uid of ['u1', 'u2']) model.consent(uid, 'email');
  make(model, { kind: 'tell' });
  make(model, { kind: 'close' });
  expect(await runReminderJob(model.ports())).toBe(0);
  make(model, { kind: 'open' });
  expect(await runReminderJob(model.ports())).toBe(4);
});

it('reminds everybody after a customer whose data fails, and them once it no longer does', async () => {
  const model = calm([]);
  for (const uid of ['u1', 'u2', 'u3', 'u4']) model.consent(uid, 'email');
  const ports = model.ports();
  const addressOf: typeof ports.addressOf = async (user, channel) => {
    if (user.uid === 'u2') throw new Error('no answer about this account');
    return ports.addressOf(user, channel);
  };
  await runReminderJob({ ...ports, addressOf });
  await runReminderJob({ ...ports, addressOf });
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u1', 'u3', 'u4']);
  await runReminderJob(ports);
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u1', 'u3', 'u4', 'u2']);
});

it('names nobody in a run that has ended while another one was looking at customers', async () => {
  const model = calm([]);
  model.consent('u1', 'email');
  const ports = model.ports();
  const asked: typeof ports.asked = async (...query) => {
    const page = await ports.asked(...query);
    model.now = finishDate;
    await runReminderJob(model.ports());
    return page;
  };
  await runReminderJob({ ...ports, asked });
  expect(closingRun(model)).toMatchObject({ state: 'done', cursor: '' });
});

it('waits for room on the next day, and says so once', async () => {
  const model = calm([], '2026-11-21T18:00');
  for (const uid of people) model.consent(uid, 'text');
  await runReminderJob(model.ports());
  expect(model.arrived).toHaveLength(pots.text);
  expect(model.notes).toEqual(['the messages of the day are used up']);
  model.now = sydneyTime('2026-11-22T09:30');
  await runReminderJob(model.ports());
  expect(model.arrived.map(({ uid }) => uid)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
});

import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import type { ConsentChannel } from '../../../src/domain/messages/consent.ts';
import { mostBackOfDay, type SendOutcome } from '../../../src/domain/messages/reminder.ts';
import { planStopWaiting } from '../../../src/domain/messages/waiting.ts';
import { cashOrder } from '../../../src/domain/testing/planned-orders.ts';
import { runReminderJob } from './reminder-job.ts';
import { checkDrawnRounds } from './testing/drawn-rounds.ts';
import {
  dateId,
  dish,
  finishDate,
  Model,
  minute,
  mostOfRestock,
  people,
} from './testing/reminder-model.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const change = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'sell' as const, onSale: true }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'sell' as const, onSale: false }) },
  fc.record({
    kind: fc.constant('wait' as const),
    who: fc.constantFrom(...people),
    channel: fc.constantFrom<ConsentChannel>('email', 'text'),
  }),
  fc.record({ kind: fc.constant('take-back' as const), who: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constant('order' as const), who: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constant('stop-texts' as const), who: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constant('limit' as const), limit: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('ordered' as const), by: fc.integer({ min: -1, max: 2 }) }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function make(model: Model, made: Change): void {
  if (made.kind === 'sell') model.sell(made.onSale);
  else if (made.kind === 'wait') model.wait(made.who, made.channel);
  else if (made.kind === 'take-back') takeBack(model, made.who);
  else if (made.kind === 'stop-texts') model.stopTexts(made.who);
  else if (made.kind === 'order') {
    const [line] = Object.values(cashOrder.menus);
    const order = { ...cashOrder, dateId, menus: { [dish]: line } };
    const fields = [{ path: [dateId, 'k'], set: order }];
    model.write([{ collection: 'ordersForCustomer', id: made.who, fields }]);
  } else if (made.kind === 'limit') model.limit(made.limit);
  else model.ordered = Math.max(0, model.ordered + made.by);
}

const takeBack = (model: Model, uid: string) =>
  model.write(planStopWaiting({ dateId, uid }, model.waitingOf(uid)));

it('tells nobody twice of a dish, nor more than are told each time that it is back, at night or after the cut-off', () =>
  checkDrawnRounds({
    change,
    outcomes: ['sent', 'sent', 'sent', 'refused', 'never', 'unavailable', 'unknown'],
    begin: (model) => {
      model.sell(false);
      for (const uid of people.slice(0, 4)) model.wait(uid, 'email');
    },
    make,
  }));

/** A shop in which u1 to u6 wait for the dish one after the other; nothing fails but what `outcomes` says. */
function calm(outcomes: SendOutcome[] = [], now = '2026-11-20T12:00', line = people): Model {
  const model = new Model(
    sydneyTime(now),
    async () => {},
    () => outcomes.shift() ?? 'sent',
  );
  model.sell(false);
  for (const uid of line) {
    model.wait(uid, 'email');
    model.now += minute;
  }
  return model;
}
const told = (model: Model) => model.arrived.map(({ uid }) => uid);
const runJob = (model: Model) => runReminderJob(model.ports());

async function back(model: Model): Promise<void> {
  model.sell(true);
  await runJob(model);
  await runJob(model);
  model.sell(false);
  await runJob(model);
}

it('tells the first in line each time that the dish is back, and the next ones the next time', async () => {
  const model = calm();
  await runJob(model);
  expect(told(model)).toEqual([]);
  await back(model);
  expect(told(model)).toEqual(['u1', 'u2']);
  expect(model.arrived[0]).toMatchObject({ kind: 'back', menuKey: dish, to: 'u1 by email' });
  expect(model.consentsOf('u1')?.stop).toBe(model.arrived[0]?.stop);
  expect(model.waitingOf('u1')?.dishes[dish]).toMatchObject({ state: 'told' });
  await back(model);
  // u6 has confirmed no address.
  expect(told(model)).toEqual(['u1', 'u2', 'u3', 'u4']);
  await back(model);
  await back(model);
  expect(told(model)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
  expect(model.waitingOf('u6')?.dishes[dish]).toMatchObject({ state: 'waiting' });
});

it('keeps the wish of somebody whose address is unconfirmed, and tells them once it is confirmed', async () => {
  const model = calm([], undefined, ['u6', 'u1']);
  await runJob(model);
  await back(model);
  expect(told(model)).toEqual(['u1']);
  model.unconfirmed.delete('u6');
  await back(model);
  expect(told(model)).toEqual(['u1', 'u6']);
});

it('tells nobody twice, however often staff sell a dish out and back', async () => {
  const model = calm();
  for (let times = 0; times < 50; times += 1) {
    await back(model);
    for (const uid of people) model.wait(uid, 'email');
  }
  expect(told(model)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
  model.check();
});

it('sees that a dish was sold out between two runs by who has asked meanwhile', async () => {
  const model = calm([], undefined, []);
  model.sell(true);
  await runJob(model);
  model.sell(false);
  for (const uid of people) model.wait(uid, 'email');
  model.now += minute;
  model.sell(true);
  await runJob(model);
  await runJob(model);
  expect(told(model)).toEqual(['u1', 'u2']);
  model.now += minute;
  model.sell(false);
  takeBack(model, 'u5');
  model.wait('u5', 'email');
  model.sell(true);
  await runJob(model);
  expect(told(model)).toEqual(['u1', 'u2', 'u3', 'u4']);
});

it('tells as many as there are portions, and more once the limit is raised', async () => {
  const model = calm();
  model.limit(3);
  model.ordered = 2;
  model.sell(true);
  await runJob(model);
  await runJob(model);
  expect(told(model)).toEqual(['u1']);
  model.limit(8);
  await runJob(model);
  expect(told(model)).toEqual(['u1', 'u2', 'u3']);
  await runJob(model);
  expect(told(model)).toHaveLength(3);
});

it('waits for a portion before it tells anybody', async () => {
  const model = calm();
  model.limit(3);
  model.ordered = 3;
  model.sell(true);
  await runJob(model);
  expect(told(model)).toEqual([]);
  model.ordered = 2;
  await runJob(model);
  expect(told(model)).toEqual(['u1']);
});

it('passes over whoever has ordered the dish, takes it back or deletes their account', async () => {
  const model = calm();
  make(model, { kind: 'order', who: 'u1' });
  takeBack(model, 'u2');
  model.documents = Object.fromEntries(
    Object.entries(model.documents).filter(([path]) => path !== 'users/u3'),
  );
  model.write([{ collection: 'users', id: 'u4', fields: [{ path: ['deletedAs'], set: 'x' }] }]);
  model.sell(true);
  await runJob(model);
  expect(told(model)).toEqual(['u5']);
});

it('passes over whose phone takes no texts any more', async () => {
  const model = calm([], undefined, []);
  model.wait('u1', 'text');
  await back(model);
  expect(told(model)).toEqual(['u1']);
  model.stopTexts('u1');
  // u2 names the same phone.
  for (const uid of ['u2', 'u3']) model.wait(uid, 'text');
  await back(model);
  expect(told(model)).toEqual(['u1', 'u3']);
  expect(model.waitingOf('u2')?.dishes).toEqual({});
});

it('tells nobody at night, and in the morning only if the dish is still on sale', async () => {
  const model = calm([], '2026-11-20T21:00');
  model.sell(true);
  await runJob(model);
  model.now = sydneyTime('2026-11-21T08:59');
  await runJob(model);
  expect(told(model)).toEqual([]);
  model.sell(false);
  model.now = sydneyTime('2026-11-21T09:10');
  await runJob(model);
  expect(told(model)).toEqual([]);
  model.sell(true);
  await runJob(model);
  expect(told(model)).toEqual(['u1', 'u2']);
});

it('lets nobody overtake whose provider takes no messages, tells staff, and tries it in the next run', async () => {
  const model = calm(['unavailable']);
  model.sell(true);
  await runJob(model);
  expect(told(model)).toEqual([]);
  expect(model.notes).toEqual(['email: unavailable']);
  await runJob(model);
  expect(told(model)).toEqual(['u1', 'u2']);
});

it('gives the place of a refused one to the next, and gives up after three times', async () => {
  const model = calm(['refused']);
  model.sell(true);
  await runJob(model);
  expect(told(model)).toEqual(['u2', 'u3']);
  expect(model.waitingOf('u1')?.dishes[dish]?.state).toBe('waiting');
  const stubborn = calm(['refused', 'refused', 'refused'], undefined, ['u1']);
  stubborn.sell(true);
  for (let tries = 0; tries < 4; tries += 1) await runJob(stubborn);
  expect(told(stubborn)).toEqual([]);
  expect(stubborn.waitingOf('u1')?.dishes).toEqual({});
});

it('repeats nothing of which nobody knows whether it arrived', async () => {
  const model = calm(['unknown'], undefined, ['u1']);
  for (let times = 0; times < 3; times += 1) await back(model);
  expect(told(model)).toEqual(['u1']);
  expect(model.notes).toEqual(['email: unknown']);
});

it('takes no more of a day’s messages than it may, and says so', async () => {
  const model = calm();
  const fields = [{ path: ['back'], set: mostBackOfDay - 1 }];
  model.write([{ collection: 'remindersSent', id: 'day-20261120', fields }]);
  model.sell(true);
  await runJob(model);
  expect(told(model)).toEqual(['u1']);
  expect(model.notes).toEqual(['the messages of the day are used up']);
  model.now = sydneyTime('2026-11-21T10:00');
  await runJob(model);
  expect(told(model)).toEqual(['u1', 'u2']);
});

it('tells nobody once the date closes, and forgets who waited once its day is over', async () => {
  const model = calm();
  await runJob(model);
  model.sell(true);
  model.now = finishDate - 29 * minute;
  await runJob(model);
  expect(told(model)).toEqual([]);
  expect(model.waitingOf('u1')).toBeDefined();
  model.now = sydneyTime('2026-11-25T00:10');
  await runJob(model);
  expect(Object.keys(model.documents).filter((path) => path.startsWith('waiting/'))).toEqual([]);
});

it('stores nothing about a date for whose dishes nobody waits', async () => {
  const model = calm([], undefined, []);
  await back(model);
  expect(model.documents[`waiting/${dateId}`]).toBeUndefined();
  expect(mostOfRestock).toBe(2);
});

it('tells the next in line where one fails, who keeps their place', async () => {
  const model = calm();
  await runJob(model);
  model.sell(true);
  const ports = model.ports();
  const addressOf: typeof ports.addressOf = async (user, channel) => {
    if (user.uid === 'u1') throw new Error('no answer about this account');
    return ports.addressOf(user, channel);
  };
  await runReminderJob({ ...ports, addressOf });
  expect(told(model)).toEqual(['u2', 'u3']);
  expect(model.waitingOf('u1')?.dishes[dish]).toMatchObject({ state: 'waiting' });
});

import { setTimeout as pause } from 'node:timers/promises';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { randomFrom } from '../../../tools/dev/payment-sandbox/faults.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { menuId } from './back-shop.ts';
import { HeadlessCustomer, type Waiting } from './headless-customer.ts';
import { openDate } from './one-date.ts';

/** What happens during one payment; drawn from a seed. */
export interface Scenario {
  seed: number;
  usesPoints: boolean;
  /** Number of simultaneous taps on the card button. */
  taps: 1 | 2;
  pays: boolean;
  /** What changes between quote and payment. */
  meanwhile: 'nothing' | 'date-closes' | 'points-go' | 'order-comes';
  webhook: { seed: number; drop: number; repeat: number; delayMs: number };
  /** When the return page sends its requests, ms after paying; empty if the tab was closed. */
  returns: number[];
}

export function scenarioOf(seed: number): Scenario {
  const random = randomFrom(seed * 7919);
  const chance = (of: number) => random() < of;
  const returns = Array.from({ length: Math.floor(random() * 4) }, () =>
    Math.round(random() * 800),
  );
  return {
    seed,
    usesPoints: chance(0.5),
    taps: chance(0.3) ? 2 : 1,
    pays: chance(0.92),
    meanwhile: chance(0.55)
      ? 'nothing'
      : chance(0.34)
        ? 'date-closes'
        : chance(0.5)
          ? 'points-go'
          : 'order-comes',
    webhook: {
      seed,
      drop: chance(0.4) ? 1 : 0,
      repeat: chance(0.4) ? 1 : 0,
      delayMs: Math.round(random() * 1500),
    },
    returns,
  };
}

/** The result of a run, which is checked once everything has settled. */
export interface Run {
  scenario: Scenario;
  customer: HeadlessCustomer;
  waiting: Waiting;
  sessionIds: string[];
  paid: boolean;
}

/** Plays one scenario: a customer orders, pays or not, returns or not. */
export async function play(addresses: Addresses, scenario: Scenario): Promise<Run> {
  const customer = await new HeadlessCustomer(addresses).register();
  const dateId = await openDate(customer.store, 1_000_000_000 + scenario.seed, [menuId]);
  if (scenario.usesPoints) await customer.givePoints(10);
  const waiting = await customer.prepare(
    dateId,
    { [menuId]: 20 },
    { usePoint: scenario.usesPoints },
  );

  const sessionIds = await openSessions(customer, waiting, scenario.taps);
  const sessionId = sessionIds[0] ?? '';
  await fetch(`${addresses.payments}/admin/faults?session=${sessionId}`, {
    method: 'POST',
    body: JSON.stringify(scenario.webhook),
  });
  await change(customer, waiting, scenario.meanwhile);
  if (scenario.pays) {
    await customer.tap(sessionId, scenario.returns.length === 0 ? 'pay-and-close' : 'pay');
    await Promise.all(
      scenario.returns.map(async (ms) => {
        await pause(ms);
        await customer.comeBack(waiting.order);
      }),
    );
  } else {
    await customer.tap(sessionId, scenario.seed % 2 ? 'cancel' : 'decline');
    for (const _ of scenario.returns) await customer.comeBack(waiting.order);
  }
  return { scenario, customer, waiting, sessionIds, paid: scenario.pays };
}

/** Attempts 300 ms apart: in all longer than the functions take to restart. */
const maxTaps = 600;

/** Taps again if the functions were killed during the call, as people do. */
async function openSessions(
  customer: HeadlessCustomer,
  waiting: Waiting,
  taps: number,
): Promise<string[]> {
  let last = '';
  for (let attempt = 0; attempt < maxTaps; attempt += 1) {
    const answers = await Promise.all(
      Array.from({ length: taps }, () => customer.openSession(waiting)),
    );
    const ids = answers.flatMap(({ body }) => (typeof body.id === 'string' ? [body.id] : []));
    if (ids.length > 0) return [...new Set(ids)];
    last = JSON.stringify(answers);
    await pause(300);
  }
  throw new Error(`no session after ${maxTaps} tries: ${last}`);
}

/** What staff, or the customer in another tab, do while the pay page is open. */
async function change(
  customer: HeadlessCustomer,
  { order }: Waiting,
  meanwhile: Scenario['meanwhile'],
): Promise<void> {
  const { store, uid } = customer;
  const { dateId, orderKey } = order;
  if (meanwhile === 'date-closes') {
    await store.setField('dates/activeDates', [dateId, 'orderDone'], true);
  }
  if (meanwhile === 'points-go') {
    await customer.givePoints(0);
  }
  if (meanwhile === 'order-comes') {
    const other = { ...order, attemptId: 'by-phone', paymentMethod: 'cash' };
    const stored = JSON.parse(JSON.stringify(other)) as PlainMap;
    await store.setField(`ordersForCustomer/${uid}`, [dateId, orderKey], stored);
    await store.setField(`orders2/${dateId}`, [uid, orderKey], stored);
  }
}

import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { isUnpaid, type PayLink } from '../../../src/domain/card/pay-link.ts';
import { toCents } from '../../../src/domain/lib/money.ts';
import { amountDue, type CustomerOrders, type Order } from '../../../src/domain/order/order.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import { planCancellation } from '../../../src/domain/order/plan/cancellation-plan.ts';
import { orderVersion, planOrder } from '../../../src/domain/order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import { planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import { takeOrder } from '../../../src/domain/staff/orders/phone-order.ts';
import {
  now as begin,
  date,
  dateId,
  info,
  orderKey,
  otherInfo,
  requestWith,
} from '../../../src/domain/testing/fixtures.ts';
import { completePayment } from '../payments/complete-payment.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { endDueLinks, endReplacedLink } from './end-link.ts';
import { openLinkSession } from './link-session.ts';
import { cancelPayLink, takeLink } from './take-link.ts';
import { LinkModel } from './testing/link-model.ts';

let model: LinkModel;
const shop = vi.hoisted(() => ({ model: (): LinkModel => undefined as never }));
vi.mock('firebase-admin/firestore', () => ({ getFirestore: () => shop.model().firestore }));
vi.mock('../run-plan-as-admin.ts', () => ({
  runPlan: (plan: never) => shop.model().runPlan(plan),
}));
vi.mock('../payments/stripe.ts', () => ({ stripe: () => shop.model().provider }));
vi.mock('../settings.ts', () => ({ settings: () => ({ SHOP_ORIGINS: ['https://shop'] }) }));
vi.mock('../sms/send-pay-link.ts', () => ({ sendPayLink: async () => {} }));
vi.mock('../sms/send-confirmation.ts', () => ({ sendConfirmation: async () => 'sent' }));
vi.mock('../orders/sell-out.ts', () => ({ sellOutReached: async () => {} }));

const minute = 60_000;

beforeEach(() => {
  shop.model = () => model;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stepArb = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'open' as const }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('webhook' as const), which: fc.nat(3) }) },
  fc.record({ kind: fc.constant('change' as const), q: fc.integer({ min: 3, max: 6 }) }),
  fc.constant({ kind: 'cancel' as const }),
  fc.constant({ kind: 'job' as const }),
  fc.record({ kind: fc.constant('cash' as const), where: fc.constantFrom(info, otherInfo) }),
  fc.constant({ kind: 'staff-cash' as const }),
  fc.constant({ kind: 'own-card' as const }),
  fc.constant({ kind: 'told' as const }),
  fc.constant({ kind: 'take-back' as const }),
  fc.record({ kind: fc.constant('later' as const), minutes: fc.integer({ min: 1, max: 900 }) }),
);
type Step = typeof stepArb extends fc.Arbitrary<infer T> ? T : never;

/** Some steps at once, and others after them. */
const historyArb = fc.record({
  waves: fc.array(fc.array(stepArb, { minLength: 1, maxLength: 4 }), {
    minLength: 2,
    maxLength: 12,
  }),
  seed: fc.integer(),
});

const links = () =>
  Object.entries(model.documents).flatMap(([path, data]) =>
    path.startsWith('payLinks/') && 'order' in data
      ? [{ id: path.slice(9), link: data as unknown as PayLink }]
      : [],
  );
const only = () => {
  const [one, ...more] = links();
  if (!one || more.length > 0) throw new Error('not one link');
  return one;
};
const checkouts = () =>
  Object.entries(model.documents).flatMap(([path, data]) =>
    path.startsWith('checkouts/')
      ? [{ id: path.slice(10), checkout: data as unknown as Checkout }]
      : [],
  );
const orderAt = (key: string): Order | undefined => {
  const all = model.documents['ordersForCustomer/u1'] as CustomerOrders | undefined;
  return all?.[dateId]?.[key];
};

const actor = (entryId: string = randomUUID()) => {
  return { uid: 'boss', name: 'boss', now: Date.now(), entryId };
};
const input = (q: number) => ({
  ...{ uid: 'u1', isNew: false, dateId, info, orderRequest: '', orderLang: 'ko' as const },
  ...{ quantities: { soup: q }, toPay: q * 2000, reason: '단골' },
});

/** Whether staff have been told that a link was cancelled. */
let cancelled: boolean;

/** What is true whenever somebody looks at the pay page. */
function checkPayable(): void {
  const payable = model.payable();
  expect(payable.length, 'sessions that can be paid').toBeLessThanOrEqual(1);
  for (const { version } of payable) {
    const { link } = only();
    const over = ['cancelled', 'expired', 'replaced', 'paid'];
    expect(over, 'of a link that has ended').not.toContain(link.state);
    if (link.state === 'open') expect(version, 'of an older order').toBe(link.order.attemptId);
  }
}

async function run(step: Step): Promise<void> {
  const { id, link } = only();
  const session = (which: number) =>
    [...model.sessions.values()].filter(({ url }) => model.handedOut.has(url))[which];
  switch (step.kind) {
    case 'open': {
      const { url } = await openLinkSession(id, link.order.attemptId, 'https://shop');
      if (url) model.handedOut.add(url);
      break;
    }
    case 'pay': {
      const paid = session(step.which);
      if (paid) model.pay(paid);
      break;
    }
    case 'webhook': {
      const reported = session(step.which);
      if (reported) await completePayment(reported.id);
      break;
    }
    case 'change': {
      const version = { id, version: link.order.attemptId };
      await takeLink({ ...input(step.q), link: version }, actor());
      break;
    }
    case 'cancel': {
      const outcome = await cancelPayLink({ id }, actor());
      cancelled ||= outcome.kind === 'done';
      break;
    }
    case 'job':
      await job();
      break;
    case 'cash': {
      const request = requestWith({ attemptId: randomUUID() });
      const ask = { uid: 'u1', dateId, now: Date.now(), info: step.where };
      await model.runPlan(async (read) => planOrder(request, await readOrderSnapshot(read, ask)));
      break;
    }
    case 'staff-cash': {
      const by = actor();
      const { toPay, ...request } = { ...input(4), attemptId: by.entryId };
      await model.runPlan((read) =>
        planAction(takeOrder, { ...request, toPay }, undefined, read, by),
      );
      break;
    }
    case 'own-card': {
      const request = requestWith({ attemptId: randomUUID(), paymentMethod: 'card' });
      const order = { customerInfo: info, request };
      const ask = { uid: 'u1', dateId, orderKey, title: '한상', origin: 'https://shop' };
      const { url } = await openCheckout({ ...ask, price: 6000, order });
      if (url) model.handedOut.add(url);
      break;
    }
    case 'told':
      await endReplacedLink({ uid: 'u1', dateId, orderKey });
      break;
    case 'take-back':
      await model.runPlan(async (read) => {
        const waiting = await read('tempOrdersForCard/u1');
        const stored = (await read('ordersForCustomer/u1')) as CustomerOrders | undefined;
        const order = stored?.[dateId]?.[orderKey];
        const orderId = ownOrderId({ ...order, orderKey });
        const target = { dateId, orderId, basedOn: orderVersion(order) };
        const ask = { uid: 'u1', dateId, now: Date.now() };
        // The shop's pages end the payment first.
        return Object.keys(waiting?.[dateId] ?? {}).length > 0
          ? {}
          : planCancellation(target, await readOrderSnapshot(read, ask));
      });
      break;
    case 'later':
      vi.setSystemTime(Date.now() + step.minutes * minute);
  }
}

/** What the scheduled job does about links and payments. */
async function job(): Promise<void> {
  for (const { id, checkout } of checkouts()) {
    if (!checkout.settled) await completePayment(id).catch(() => {});
  }
  await endDueLinks(Date.now());
}

function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function play(waves: readonly Step[][], seed: number, faulty: boolean): Promise<void> {
  vi.setSystemTime(begin);
  model = new LinkModel(numbers(seed));
  cancelled = false;
  const attempt = (step: Step) => async () => {
    await run(step).catch(() => {});
    checkPayable();
  };
  await model.together([async () => void (await takeLink(input(3), actor()))]);
  model.faulty = faulty;
  for (const wave of waves) await model.together(wave.map(attempt));
  model.faulty = false;
  const wait = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * minute);
    await model.together([job]);
  };
  await wait(5);
  if (orderAt(orderKey)) expect(isUnpaid(only().link), 'portions that count twice').toBe(false);
  await wait(Math.max(0, only().link.until - Date.now()) / minute + 1);
  await wait(5);
}

/** What is true once nothing is under way: every payment is an order or an entry for staff, and there is at most one order. */
function checkEnd(): void {
  const paid = [...model.sessions.values()].filter((one) => one.payment_status === 'paid');
  const { link } = only();
  expect(['paid', 'failed', 'cancelled', 'expired', 'replaced']).toContain(link.state);
  expect(model.payable(), 'nobody can pay any more').toEqual([]);
  const stateOf = (id: string) => checkouts().find((one) => one.id === id)?.checkout.state;
  const completed = paid.filter(({ id }) => stateOf(id) === 'completed');
  const exceptions = paid.filter(({ id }) => stateOf(id) === 'exception');
  expect(completed.length + exceptions.length, 'payments that are settled').toBe(paid.length);
  expect(completed.length).toBeLessThanOrEqual(1);
  const issues = Object.values((model.documents['errors/orderIssues']?.[dateId] ?? {}) as object);
  const told = issues.filter((one: { issue: string }) => one.issue === 'cardPaymentException');
  expect(told.length, 'entries for staff').toBe(exceptions.length);

  const order = orderAt(orderKey);
  const [session] = completed;
  expect(order?.paymentMethod === 'card').toBe(session !== undefined);
  if (order && session) {
    expect(order).toMatchObject({ paid: true, payment_intent: session.payment_intent });
    expect(amountDue(order)).toBe(session.amount_total);
  }
  if (order && session?.ofLink) {
    expect(link).toMatchObject({ state: 'paid', order: { attemptId: order.attemptId } });
    expect(toCents(order.totalPrice)).toBe(link.amount);
    expect(cancelled, 'an order that was cancelled').toBe(false);
  } else expect(link.state).not.toBe('paid');
}

it('counts no session that the provider did not open', async () => {
  vi.setSystemTime(begin);
  model = new LinkModel(() => 0.5);
  await model.together([async () => void (await takeLink(input(3), actor()))]);
  const { id, link } = only();
  const open = () => openLinkSession(id, link.order.attemptId, 'https://shop');
  const { create } = model.provider.checkout.sessions;
  model.provider.checkout.sessions.create = () => Promise.reject(new Error('out of order'));
  for (let n = 0; n < 8; n += 1) {
    await model.together([() => expect(open()).rejects.toMatchObject({ code: 'provider-failed' })]);
  }
  model.provider.checkout.sessions.create = create;
  await model.together([async () => expect((await open()).url).toBeTruthy()]);
  expect(only().link.opened).toHaveLength(1);
});

it.each([
  ['whose calls are all answered', false],
  ['whose calls and answers get lost', true],
])('a link %s is paid once, for the order as it is, or not at all', async (_, faulty) => {
  const property = fc.asyncProperty(historyArb, async ({ waves, seed }) => {
    await play(waves, seed, faulty);
    checkEnd();
  });
  await fc.assert(property, { numRuns: Number(process.env.LINK_RUNS ?? 300) });
});

it('covers links that are paid, cancelled, expired, replaced, and paid without becoming an order', async () => {
  const open = { kind: 'open' as const };
  const pay = { kind: 'pay' as const, which: 0 };
  const cash = (where: typeof info) => ({ kind: 'cash' as const, where });
  const ends: [Step[][], PayLink['state']][] = [
    [[[open], [pay]], 'paid'],
    [[[open], [{ kind: 'cancel' }], [pay]], 'cancelled'],
    [[[open], [{ kind: 'later', minutes: 30 * 60 }]], 'expired'],
    [[[open], [cash(info)], [pay]], 'failed'],
    [[[open], [cash(info)], [{ kind: 'told' }], [pay]], 'replaced'],
    [[[open], [{ kind: 'staff-cash' }], [{ kind: 'told' }]], 'replaced'],
    [[[open], [cash(info)], [{ kind: 'job' }], [pay]], 'replaced'],
    [[[open], [cash(info)], [open], [pay]], 'replaced'],
    [[[{ kind: 'own-card' }], [pay], [{ kind: 'webhook', which: 0 }]], 'replaced'],
    [[[open], [cash(otherInfo)], [{ kind: 'told' }], [{ kind: 'job' }], [pay]], 'paid'],
    [[[open], [cash(info)], [{ kind: 'take-back' }], [pay]], 'paid'],
  ];
  for (const [waves, state] of ends) {
    await play(waves, 1, false);
    checkEnd();
    expect(only().link.state).toBe(state);
  }
  expect(date.finishDate).toBeGreaterThan(begin);
});

it.each<[string, () => void, string]>([
  [
    'a date that staff have hidden',
    () => {
      model.documents['dates/activeDates'] = { [dateId]: { ...date, active: false } };
    },
    'date-closed',
  ],
  ['an account that was deleted', () => delete model.documents['users/u1'], 'account-deleted'],
  [
    'an account whose deletion has begun',
    () => {
      model.documents['users/u1'] = { ...model.documents['users/u1'], deletedAs: 'gone-1' };
    },
    'account-deleted',
  ],
])('hands out no pay page for %s while the provider opened it', async (_, change, code) => {
  vi.setSystemTime(begin);
  model = new LinkModel(() => 0);
  const { create } = model.provider.checkout.sessions;
  model.provider.checkout.sessions.create = async (...args) => {
    const session = await create(...args);
    change();
    return session;
  };
  const request = requestWith({ attemptId: randomUUID(), paymentMethod: 'card' });
  const order = { customerInfo: info, request };
  const ask = { uid: 'u1', dateId, orderKey, origin: 'https://shop', price: 6000, order };
  const opening = openCheckout(ask);
  await model.together([() => expect(opening).rejects.toMatchObject({ problems: [{ code }] })]);
  expect([...model.sessions.values()].map(({ status }) => status)).toEqual(['expired']);
  expect(Object.keys(model.documents).filter((path) => path.startsWith('checkouts/'))).toEqual([]);
});

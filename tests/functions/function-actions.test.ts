import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type {
  FunctionActionName,
  InputOf,
} from '../../src/domain/staff/actions/function-actions.ts';
import {
  functionActionNamed,
  functionActions,
} from '../../src/domain/staff/actions/function-actions.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { LinkCall } from '../support/functions/paid-links.ts';
import { RefundDesk, RefundingStaff } from '../support/functions/refunding.ts';
import { type ActionCall, callAction } from '../support/functions/run-function-action.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';

const addresses = sharedShop();
/** A member of staff of its own for each action: the functions count the calls of each. */
const tokenOf = (who: string) =>
  unsignedToken(`boss-${who}`, { staff: true, email: 'boss@example.com' });
const staff = new RefundingStaff(addresses, tokenOf('refunds'));
const desk = new RefundDesk(addresses);
let dates = 5_000_000_000;

/** What an action is tried on, and its effect outside the shop, as a value that a repetition must not change. */
interface Trial<Name extends FunctionActionName> {
  customer: HeadlessCustomer;
  input: InputOf<Name>;
  effect: () => Promise<unknown>;
}

async function newDate(customer: HeadlessCustomer): Promise<string> {
  dates += 1;
  return openDate(customer.store, dates, [menuId]);
}

/** Four dishes of $12.50, paid by card. */
async function paidOrder() {
  const customer = await new HeadlessCustomer(addresses).register();
  const dateId = await newDate(customer);
  const waiting = await customer.prepare(dateId, { [menuId]: 4 });
  const session = await customer.openSession(waiting);
  await customer.tap(String(session.body.id), 'pay');
  expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'completed' });
  const checkout = await customer.store.read(`checkouts/${String(session.body.id)}`);
  const payment = String(checkout?.payment_intent);
  const { orderKey, orderId = '' } = waiting.order;
  const place = { dateId, orderKey, orderId };
  const effect = async () => [
    await desk.amountRefunded(payment),
    (await customer.receivedSms()).length,
  ];
  return { customer, place, payment, waiting, effect };
}

/** An order by phone that waits to be paid. */
async function waitingLink(): Promise<LinkCall> {
  return (await new LinkCall(addresses, tokenOf('links')).prepare()).take(4);
}

/** A customer without orders. */
async function newcomer() {
  const customer = await new HeadlessCustomer(addresses).register();
  const effect = async () => customer.store.read(`users/${customer.uid}`);
  return { customer, input: { uid: customer.uid }, effect };
}

/** The type checker requires an entry for every action. */
const trials: { [Name in FunctionActionName]: () => Promise<Trial<Name>> } = {
  refund: async () => {
    const { customer, place, effect } = await paidOrder();
    const wanted = await staff.decisionFor(customer, place, { kind: 'goodwill', amount: 500 });
    const { id: _, ...decision } = wanted;
    return { customer, input: { decision, seen: (await staff.preview(wanted)).key }, effect };
  },
  'refund-exception': async () => {
    const { customer, place, waiting } = await paidOrder();
    const double = await customer.openSession(
      await customer.prepare(place.dateId, { [menuId]: 5 }),
    );
    const order = [place.dateId, place.orderKey, 'attemptId'];
    await customer.store.setField(`ordersForCustomer/${customer.uid}`, order, 'by-phone');
    await customer.tap(String(double.body.id), 'pay');
    expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'exception' });
    const checkout = await customer.store.read(`checkouts/${String(double.body.id)}`);
    const payment = String(checkout?.payment_intent);
    const effect = () => desk.amountRefunded(payment);
    return { customer, input: { payment_intent: payment, reason: '두 번 결제' }, effect };
  },
  'refund-retried': async () => {
    const { customer, place, payment, effect } = await paidOrder();
    await desk.setOutcome(payment, 'balance');
    const decision = await staff.decisionFor(customer, place, { kind: 'goodwill', amount: 500 });
    await staff.refundOrder(decision);
    const [failed] = await desk.records(customer.uid);
    expect(failed).toMatchObject({ state: 'failed' });
    await desk.setOutcome(payment, 'succeeded');
    return { customer, input: { refund: failed?.id ?? '', reason: '' }, effect };
  },
  'refund-settled': async () => {
    const { customer, place, payment } = await paidOrder();
    await desk.setOutcome(payment, 'balance');
    const decision = await staff.decisionFor(customer, place, { kind: 'goodwill', amount: 500 });
    await staff.refundOrder(decision);
    const [failed] = await desk.records(customer.uid);
    const input = { refund: failed?.id ?? '', how: 'transfer' as const, note: 'BSB 062-000' };
    return { customer, input, effect: () => desk.records(customer.uid) };
  },
  'refund-declined': async () => {
    const { customer, place } = await paidOrder();
    const basedOn = (await customer.orders())[place.dateId]?.[place.orderKey]?.attemptId;
    const wish = { quantities: { [menuId]: 3 } };
    const id = randomUUID();
    const requested = { id, ...place, basedOn, wish, to: 'card', reason: '', lang: 'ko' };
    await customer.call('/app/ask-refund', { ask: JSON.stringify(requested) });
    const request = `${customer.uid}_${id}`;
    const effect = async () => customer.store.read(`refundRequests/${request}`);
    return { customer, input: { request, words: '이미 만들었어요' }, effect };
  },
  'delivery-message': async () => {
    const { customer, place, effect } = await paidOrder();
    const window = { from: 1_764_000_000_000, to: 1_764_003_600_000 };
    const stops = [{ uid: customer.uid, orderId: place.orderId, window }];
    return { customer, input: { dateId: place.dateId, resend: 'all', stops }, effect };
  },
  'pay-link': async () => {
    const call = await new LinkCall(addresses, tokenOf('pay-link')).prepare();
    const effect = async () => [
      (await call.customer.receivedSms()).length,
      Object.values(await call.customer.store.list('payLinks')).filter(
        ({ uid }) => uid === call.customer.uid,
      ),
    ];
    return { customer: call.customer, input: call.input(4), effect };
  },
  'pay-link-cancelled': async () => {
    const call = await waitingLink();
    return { customer: call.customer, input: { id: call.id }, effect: () => call.link() };
  },
  'pay-link-text': async () => {
    const call = await waitingLink();
    const effect = async () => (await call.customer.receivedSms()).length;
    return { customer: call.customer, input: { id: call.id }, effect };
  },
  'customer-exported': newcomer,
  'customer-deleted': newcomer,
  'opening-told': async () => {
    const { customer } = await newcomer();
    const dateId = await newDate(customer);
    const effect = () => customer.store.read(`reminderRuns/${dateId}_opening`);
    return { customer, input: { dateId }, effect };
  },
  'texts-allowed': async () => {
    const { customer } = await newcomer();
    dates += 1;
    const number = `614${String(dates).slice(-8)}`;
    await customer.store.write([
      {
        path: `reminderNumbers/${number}`,
        data: { stop: 'page', uids: [customer.uid], stopped: 1 },
      },
    ]);
    const effect = () => customer.store.read(`reminderNumbers/${number}`);
    return { customer, input: { uid: customer.uid, number }, effect };
  },
  'staff-rights': async () => {
    const { customer } = await newcomer();
    const effect = () => accountOf(customer.uid);
    const input = { email: `${customer.uid}@example.com`, role: 'books' as const };
    return { customer, input, effect };
  },
};

/** The stored account, with its claims. */
async function accountOf(uid: string): Promise<unknown> {
  const answer = await fetch(`http://${addresses.auth}/accounts:lookup`, {
    method: 'POST',
    body: JSON.stringify({ localId: [uid] }),
  });
  return answer.json();
}

/** The log entries of an attempt. */
async function logOf(attempt: string) {
  const entries = Object.entries(await new HeadlessCustomer(addresses).store.list('staffLog'));
  return entries.filter(([id]) => id.startsWith(attempt)).map(([, entry]) => entry);
}

describe.each(functionActions.map(({ name }) => name))('%s', (action) => {
  const token = tokenOf(action);
  const callOf = async () => {
    const trial = await trials[action]();
    const call = { action, attempt: randomUUID(), input: trial.input } as ActionCall<typeof action>;
    return { ...trial, call };
  };

  test('is carried out and logged once in an attempt, and returns its outcome again', async () => {
    const { call, effect } = await callOf();
    const findOutcome = () => callAction(addresses, { ...call, mode: 'outcome' }, token);
    if (action !== 'customer-exported') {
      expect(await findOutcome()).toEqual({ status: 200, body: { kind: 'pending' } });
    }
    const first = await callAction(addresses, call, token);
    expect(first).toMatchObject({ status: 200, body: { kind: 'done' } });
    const done = await effect();
    const [entry, ...more] = await logOf(call.attempt);
    expect(entry).toMatchObject({ action, actor: `boss-${action}`, actorName: 'boss@example.com' });
    expect(entry).not.toHaveProperty('undo');
    expect(more).toEqual([]);

    for (const again of [await callAction(addresses, call, token), await findOutcome()]) {
      // A file is made again.
      if (action === 'customer-exported') expect(again).toMatchObject({ body: { kind: 'done' } });
      else expect(again).toEqual(first);
    }
    expect(await effect()).toEqual(done);
    expect(await logOf(call.attempt)).toHaveLength(1);
  });

  test('is refused to customers, and under the id of another log entry', async () => {
    const { customer, call, effect } = await callOf();
    const before = await effect();
    for (const mode of ['run', 'outcome'] as const) {
      const response = await callAction(addresses, { ...call, mode }, customer.token);
      expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    const entry = { at: 1, action, actor: `boss-${action}`, before: null, after: null };
    const about = { ...functionActionNamed(action)?.logSubject(call.input) } as Record<
      string,
      string
    >;
    const others = [
      { ...entry, action: 'packed' },
      { ...entry, actor: 'boss' },
      ...Object.keys(about).map((field) => ({ ...entry, ...about, [field]: 'another' })),
    ];
    for (const other of others) {
      await customer.store.write([{ path: `staffLog/${call.attempt}`, data: other }]);
      expect(await callAction(addresses, call, token)).toMatchObject({ status: 400 });
      expect(await logOf(call.attempt)).toEqual([other]);
    }
    expect(await effect()).toEqual(before);
  });
});

test('a refusal whose response was lost is told to whoever asks what became of the attempt', async () => {
  const { customer, input, effect } = await trials.refund();
  const token = tokenOf('refused');
  const call = { action: 'refund' as const, attempt: randomUUID(), input };
  const old = { ...call, input: { ...input, seen: 'an older preview' } };
  const outcome = () => callAction(addresses, { ...call, mode: 'outcome' }, token);
  const before = await effect();
  const refused = await callAction(addresses, old, token);
  expect(refused).toEqual({
    status: 200,
    body: { kind: 'refused', problem: { code: 'preview-changed' } },
  });
  expect(await outcome()).toEqual(refused);
  expect(await effect()).toEqual(before);
  expect(await customer.store.read(`refusedAttempts/${call.attempt}`)).toMatchObject({
    action: 'refund',
  });
  const made = await callAction(addresses, call, token);
  expect(made.body).toMatchObject({ kind: 'done' });
  expect(await outcome()).toEqual(made);
  expect(await customer.store.read(`refusedAttempts/${call.attempt}`)).toBeUndefined();
});

test('refuses unknown actions, bad input, and more stops than one call can take', async () => {
  const stop = { uid: 'u', orderId: 'k', window: { from: 1, to: 2 } };
  const input = {
    dateId: '20261124_1',
    resend: 'no',
    stops: Array.from({ length: 11 }, () => stop),
  };
  const calls = [
    { action: 'unknown', attempt: 'attempt-1', input },
    { action: 'delivery-message', attempt: 'attempt-1', input },
    { action: 'delivery-message', attempt: 'short', input: { ...input, stops: [stop] } },
    { action: 'customer-deleted', attempt: 'attempt-1', input: { uid: 'a/b' } },
  ];
  for (const call of calls) {
    expect(await callAction(addresses, call as never, tokenOf('wrong'))).toMatchObject({
      status: 400,
    });
  }
});

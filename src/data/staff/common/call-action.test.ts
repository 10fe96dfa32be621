// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError, type AppErrorCode } from '../../../domain/lib/app-error.ts';
import { refundException, retryRefund } from '../../../domain/refunds/refund-actions.ts';
import { deleteCustomer } from '../../../domain/staff/customers/personal-data-actions.ts';
import { sendDeliveryTimes } from '../../../domain/staff/delivery/send-delivery-times.ts';

interface Call {
  action: string;
  attempt: string;
  mode: 'run' | 'outcome';
}
type Response = object | AppErrorCode;

/** The calls of the function, and its next responses; a code is an error. */
const server = vi.hoisted(() => ({ calls: [] as Call[], responses: [] as Response[] }));
vi.mock('../../firebase/functions-client.ts', () => ({
  callFunction: async (_: string, { form }: { form: Call }) => {
    server.calls.push(form);
    const response = server.responses.shift();
    if (typeof response === 'string') throw new AppError(response);
    return response;
  },
}));

vi.mock('../../documents/live-document.ts', () => ({
  renewDocuments: () => {},
  stopPrivateListeners: () => {},
}));

const { callAction } = await import('./call-action.ts');
const { useSession } = await import('../../customer/use-session.ts');
const { keepOnly } = await import('../../customer/log-out.ts');

const done = { kind: 'done', result: null };
const pending = { kind: 'pending' };
const modes = () => server.calls.map(({ mode }) => mode);
const attempts = () => new Set(server.calls.map(({ attempt }) => attempt));

function logIn(uid: string) {
  const account = { uid, email: `${uid}@example.com`, displayName: '', provider: '' };
  useSession.setState({ status: 'signed-in', ...account }, true);
}

beforeEach(() => {
  localStorage.clear();
  logIn('boss');
  server.calls = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const options = { onLost: () => {}, signal: new AbortController().signal };

function call(responses: Response[], onLost = () => {}, signal = options.signal) {
  server.responses = responses;
  return callAction(deleteCustomer, { uid: 'u1' }, { onLost, signal });
}

it('looks up the outcome of a lost call until there is one, and does not repeat the call', async () => {
  const onLost = vi.fn();
  const outcome = call(['network', 'network', pending, done], onLost);
  for (const lookups of [1, 2]) {
    await vi.waitFor(() => expect(modes()).toHaveLength(1 + lookups));
    dispatchEvent(new Event('online'));
  }
  expect(await outcome).toEqual(done);
  expect(modes()).toEqual(['run', 'outcome', 'outcome', 'outcome']);
  expect(onLost).toHaveBeenCalledOnce();
  expect(attempts().size).toBe(1);
});

it('tells a refusal that the lookup of a lost call finds, and ends the attempt', async () => {
  const refused = { kind: 'refused', problem: { code: 'preview-changed' } };
  expect(await call(['unknown', refused])).toEqual(refused);
  await call([done]);
  expect(modes()).toEqual(['run', 'outcome', 'run']);
  expect(attempts().size).toBe(2);
});

it('never says that a lost call was not carried out, however long the outcome is pending', async () => {
  vi.useFakeTimers();
  const outcome = call(['network', ...Array<Response>(100).fill(pending)]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(modes().length).toBeGreaterThan(20);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await outcome).toEqual({ kind: 'unknown' });
});

it.each([
  ['the function failed, and its outcome is pending', pending, {}],
  ['the lookup fails', 'too-many-requests' as const, { code: 'too-many-requests' }],
])('keeps the id, over a reload too, when %s', async (_, response, code) => {
  expect(await call(['unknown', response])).toEqual({ kind: 'unknown', ...code });
  vi.resetModules();
  const reloaded = await import('./call-action.ts');
  const session = await import('../../customer/use-session.ts');
  session.useSession.setState(useSession.getState(), true);
  server.responses = [done];
  expect(await reloaded.callAction(deleteCustomer, { uid: 'u1' }, options)).toEqual(done);
  expect(attempts().size).toBe(1);
  await call([done]);
  expect(attempts().size).toBe(2);
});

it('keeps the id when whoever waits stops waiting', async () => {
  const stop = new AbortController();
  const outcome = call(['network', 'network'], () => {}, stop.signal);
  await vi.waitFor(() => expect(modes()).toEqual(['run', 'outcome']));
  stop.abort();
  expect(await outcome).toEqual({ kind: 'unknown' });
  await call([done]);
  expect(attempts().size).toBe(1);
});

it('keeps the id of each of many open attempts', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `pi_${at}`);
  for (const round of [1, 2]) {
    for (const payment_intent of ids) {
      server.responses = ['unknown', 'unknown'];
      await callAction(refundException, { payment_intent, reason: `${round}` }, options);
    }
  }
  expect(attempts().size).toBe(12);
});

it('keeps the id over logging out, for the same account only, and not what was requested', async () => {
  keepOnly('boss', undefined);
  await call(['unknown', pending]);
  keepOnly('books', 'boss');
  logIn('books');
  await call(['unknown', pending]);
  expect(attempts().size).toBe(2);
  keepOnly('boss', 'books');
  logIn('boss');
  await call([done]);
  expect(attempts().size).toBe(2);
  expect(JSON.stringify({ ...localStorage })).not.toContain('u1');
});

it('takes a new id for a request that is a day old, unless it moves money', async () => {
  vi.useFakeTimers();
  const request = async () => {
    await call(['unknown', pending]);
    server.responses = ['unknown', pending];
    await callAction(refundException, { payment_intent: 'pi_1', reason: '' }, options);
  };
  await request();
  vi.setSystemTime(Date.now() + 23 * 60 * 60_000);
  await request();
  expect(attempts().size).toBe(2);
  vi.setSystemTime(Date.now() + 60 * 60_000);
  await request();
  expect(attempts().size).toBe(3);
});

it('takes a new id after a refusal, after a call that was not carried out, and for another request', async () => {
  const refused = { kind: 'refused', problem: 'order-ahead' };
  expect(await call([refused])).toEqual(refused);
  for (const code of ['denied', 'bad-request', 'provider-failed'] as const) {
    await expect(call([code])).rejects.toMatchObject({ code });
  }
  server.responses = [done, done];
  await callAction(deleteCustomer, { uid: 'u2' }, options);
  await callAction(retryRefund, { refund: 'u1', reason: '' }, options);
  expect(attempts().size).toBe(6);
});

it('does not say that an attempt failed which an earlier call may have carried out', async () => {
  await call(['unknown', pending]);
  expect(await call(['provider-failed'])).toEqual({ kind: 'unknown', code: 'provider-failed' });
  const refused = { kind: 'refused', problem: 'order-ahead' };
  expect(await call([refused])).toEqual(refused);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await call([])).toEqual({ kind: 'unknown', code: 'network' });
  await call([done]);
  expect(attempts().size).toBe(1);
});

it('does not say that an attempt failed of which a part is done', async () => {
  const window = { from: 1, to: 2 };
  const stops = Array.from({ length: 11 }, (_, at) => ({ uid: 'u', orderId: `k${at}`, window }));
  server.responses = [{ kind: 'done', result: {} }, 'denied'];
  const input = { dateId: '20261124_1', resend: 'all' as const, stops };
  expect(await callAction(sendDeliveryTimes, input, options)).toEqual({
    kind: 'unknown',
    code: 'denied',
  });
});

it('recognises a request whatever else is typed anew', async () => {
  server.responses = ['unknown', 'unknown', done];
  for (const reason of ['두 번 결제', '두 번 결제하셨어요']) {
    await callAction(refundException, { payment_intent: 'pi_1', reason }, options);
  }
  expect(attempts().size).toBe(1);
});

it('throws what certainly kept the call from being carried out, without a lookup', async () => {
  await expect(call(['signed-out'])).rejects.toMatchObject({ code: 'signed-out' });
  expect(modes()).toEqual(['run']);
});

it('sends nothing without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(call([done])).rejects.toMatchObject({ code: 'network' });
  expect(server.calls).toEqual([]);
});

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError, type AppErrorCode } from '../../../domain/lib/app-error.ts';
import { giveBackException, retryRefund } from '../../../domain/refunds/refund-actions.ts';
import { deleteCustomer } from '../../../domain/staff/customers/personal-data.ts';

interface Call {
  action: string;
  attempt: string;
  mode: 'run' | 'ask';
}
type Answer = object | AppErrorCode;

/** What was asked of the function, and its next answers; a code is an error. */
const server = vi.hoisted(() => ({ calls: [] as Call[], answers: [] as Answer[] }));
vi.mock('../../firebase/functions-client.ts', () => ({
  callFunction: async (_: string, { form }: { form: Call }) => {
    server.calls.push(form);
    const answer = server.answers.shift();
    if (typeof answer === 'string') throw new AppError(answer);
    return answer;
  },
}));

const { callAction } = await import('./call-action.ts');

const done = { kind: 'done', result: null };
const modes = () => server.calls.map(({ mode }) => mode);
const attempts = () => new Set(server.calls.map(({ attempt }) => attempt));

beforeEach(() => {
  localStorage.clear();
  server.calls = [];
  vi.restoreAllMocks();
});

function call(answers: Answer[], onLost = () => {}, signal = new AbortController().signal) {
  server.answers = answers;
  return callAction(deleteCustomer, { uid: 'u1' }, { onLost, signal });
}

it('asks what became of a lost call, until there is an answer, and does not repeat it', async () => {
  const onLost = vi.fn();
  const outcome = call(['network', 'network', done], onLost);
  await vi.waitFor(() => expect(modes()).toEqual(['run', 'ask']));
  dispatchEvent(new Event('online'));
  expect(await outcome).toEqual(done);
  expect(modes()).toEqual(['run', 'ask', 'ask']);
  expect(onLost).toHaveBeenCalledOnce();
  expect(attempts().size).toBe(1);
});

it.each([
  ['it has not been carried out', { kind: 'not-carried-out' }, 'not-carried-out'],
  ['nobody could say', 'unknown' as const, 'unknown'],
])('keeps the id, over a reload too, while %s', async (_, answer, kind) => {
  expect(await call(['unknown', answer])).toEqual({ kind });
  vi.resetModules();
  const reloaded = await import('./call-action.ts');
  server.answers = [done];
  const { signal } = new AbortController();
  const again = reloaded.callAction(deleteCustomer, { uid: 'u1' }, { onLost: () => {}, signal });
  expect(await again).toEqual(done);
  expect(attempts().size).toBe(1);
  await call([done]);
  expect(attempts().size).toBe(2);
});

it('keeps the id when whoever waits stops waiting', async () => {
  const stop = new AbortController();
  const outcome = call(['network', 'network'], () => {}, stop.signal);
  await vi.waitFor(() => expect(modes()).toEqual(['run', 'ask']));
  stop.abort();
  expect(await outcome).toEqual({ kind: 'unknown' });
  await call([done]);
  expect(attempts().size).toBe(1);
});

it('takes a new id after a refusal, and for another wish', async () => {
  const refused = { kind: 'refused', problem: 'order-ahead' };
  expect(await call([refused])).toEqual(refused);
  await call(['denied']).catch(() => {});
  server.answers = [done, done];
  const options = { onLost: () => {}, signal: new AbortController().signal };
  await callAction(deleteCustomer, { uid: 'u2' }, options);
  await callAction(retryRefund, { refund: 'u1', reason: '' }, options);
  expect(attempts().size).toBe(4);
});

it('knows a wish again whatever else is typed anew', async () => {
  const options = { onLost: () => {}, signal: new AbortController().signal };
  server.answers = ['unknown', 'unknown', done];
  for (const reason of ['두 번 결제', '두 번 결제하셨어요']) {
    await callAction(giveBackException, { payment_intent: 'pi_1', reason }, options);
  }
  expect(attempts().size).toBe(1);
});

it('throws what certainly kept the call from being carried out, without asking', async () => {
  await expect(call(['signed-out'])).rejects.toMatchObject({ code: 'signed-out' });
  expect(modes()).toEqual(['run']);
});

it('sends nothing without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(call([done])).rejects.toMatchObject({ code: 'network' });
  expect(server.calls).toEqual([]);
});

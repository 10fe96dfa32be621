import { afterEach, expect, it, vi } from 'vitest';
import { isClockKnown, serverNow } from '../device/server-clock.ts';
import { callFunction } from './functions-client.ts';

const getIdToken = vi.hoisted(() => vi.fn(async () => 'token'));
vi.mock('../documents/load-sdk.ts', () => ({
  loadAppCheck: async () => undefined,
  loadAuth: async () => ({ auth: { currentUser: { getIdToken } } }),
}));

afterEach(() => vi.unstubAllGlobals());

/** Answers every request once `answer` does, or fails when the request's signal aborts it. */
function stubFetch(answer: Promise<Response>) {
  const send = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        answer.then(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  vi.stubGlobal('fetch', send);
  return send;
}

it('sends the form and the ID token of the caller, and returns the response', async () => {
  const send = stubFetch(Promise.resolve(Response.json({ kind: 'done' })));
  expect(await callFunction('/app/refund', { form: { decision: '{}' } })).toEqual({ kind: 'done' });
  expect(send.mock.calls[0]?.[0]).toBe('/app/refund');
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer token' },
  });
});

it('fails with the problems of a refusal', async () => {
  const problems = [{ code: 'empty' }];
  stubFetch(Promise.resolve(Response.json({ problems }, { status: 409 })));
  await expect(callFunction('/app/refund')).rejects.toMatchObject({
    name: 'RefusedError',
    problems,
  });
});

it.each([
  ['not-signed-in', 'signed-out'],
  ['forbidden', 'denied'],
  ['bad-request', 'bad-request'],
  ['provider-failed', 'provider-failed'],
  ['anything-else', 'unknown'],
])('maps the code %s to %s', async (code, expected) => {
  stubFetch(Promise.resolve(Response.json({ code }, { status: 400 })));
  await expect(callFunction('/app/refund')).rejects.toMatchObject({ code: expected });
});

it('counts a connection that breaks as a lost answer, in whatever language the phone says so', async () => {
  const broken = () => Promise.reject(new TypeError('네트워크 연결이 유실되었습니다.'));
  vi.stubGlobal('fetch', broken);
  await expect(callFunction('/app/refund')).rejects.toMatchObject({ code: 'network' });
  vi.stubGlobal('fetch', async () => ({ ok: true, headers: new Headers(), json: broken }));
  await expect(callFunction('/app/refund')).rejects.toMatchObject({ code: 'network' });
});

it.each([
  ['response', 75_000, {}],
  ['ID token', 75_000, {}],
  ['response', 10_000, { timeoutMs: 10_000 }],
])('fails like a lost connection without a %s within %d ms', async (part, limitMs, init) => {
  if (part === 'ID token') getIdToken.mockReturnValueOnce(new Promise(() => {}));
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  stubFetch(new Promise(() => {}));
  const call = callFunction('/app/ask-refund', init);
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(limitMs));
  limit.abort(new DOMException('', 'TimeoutError'));
  await expect(call).rejects.toMatchObject({ name: 'AppError', code: 'network' });
});

it('learns the server’s time from an answer, also one that refuses', async () => {
  expect(isClockKnown()).toBe(false);
  const date = new Date(Date.now() + 600_000).toUTCString();
  stubFetch(
    Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403, headers: { date } })),
  );
  await expect(callFunction('/app/refund')).rejects.toMatchObject({ code: 'denied' });
  // The header has whole seconds.
  expect(Math.abs(serverNow() - Date.now() - 600_000)).toBeLessThan(2000);
});

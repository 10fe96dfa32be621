import { expect, it, vi } from 'vitest';
import { keepListening, restartListeners } from './keep-listening.ts';

/** Listens as a Firestore listener does: it never settles, and ends with its signal. */
function listenFor(signal: AbortSignal) {
  const attempts: AbortSignal[] = [];
  const ended = keepListening(
    signal,
    (_answered, attempt) => {
      attempts.push(attempt);
      return new Promise(() => {});
    },
    () => {},
  );
  return { attempts, ended };
}

it('begins again at a restart, and ends the attempt before', async () => {
  const { attempts } = listenFor(new AbortController().signal);
  restartListeners();
  await vi.waitFor(() => expect(attempts.map(({ aborted }) => aborted)).toEqual([true, false]));
});

it('is over once nobody listens any more, although its attempt never settles', async () => {
  const stop = new AbortController();
  const { attempts, ended } = listenFor(stop.signal);
  stop.abort();
  await ended;
  restartListeners();
  expect(attempts.map(({ aborted }) => aborted)).toEqual([true]);
});

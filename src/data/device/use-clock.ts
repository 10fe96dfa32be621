import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

const secondMs = 1000;
/** No first render of a screen takes longer than this, ms. */
const renderMs = 2000;
const listeners = new Set<() => void>();
let second = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The value that `select` computes from the server's time, epoch ms in whole seconds; rerenders when it
 * changes. All countdowns of a page share one timer, which stops while the page is hidden.
 */
export function useClock<T extends number | string>(select: (now: number) => T): T {
  const snapshot = () => select(read());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

function read(): number {
  // Before the first tick all reads of one render must return the same second, else React starts the render
  // over; but a second kept from an earlier screen must not be used.
  const now = wholeSecond();
  if (timer === undefined && Math.abs(now - second) > renderMs) second = now;
  return second;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', followVisibility);
    followVisibility();
  }
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', followVisibility);
    stop();
  };
}

function followVisibility(): void {
  if (document.hidden) stop();
  else tick();
}

function tick(): void {
  second = wholeSecond();
  // On the server's full second, so that all countdowns change at the right moment.
  timer = setTimeout(tick, secondMs - (serverNow() % secondMs));
  for (const changed of listeners) changed();
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
}

function wholeSecond(): number {
  return Math.floor(serverNow() / secondMs) * secondMs;
}

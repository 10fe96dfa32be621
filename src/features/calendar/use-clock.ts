import { useSyncExternalStore } from 'react';
import { serverNow } from '../../data/server-clock.ts';

const secondMs = 1000;
/** A screen's first render takes no longer. */
const renderMs = 2000;
const listeners = new Set<() => void>();
let second = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What `select` makes of the server's time, epoch ms in whole seconds; renders when that changes.
 * However many countdowns a page shows, it has one timer; none while the page is hidden.
 */
export function useClock<T extends number | string>(select: (now: number) => T): T {
  const snapshot = () => select(read());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

function read(): number {
  // Before the first tick one render sees one moment, else React renders all of it again at once; but
  // never a moment of an earlier screen.
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
  // On the server's full second, so that every countdown changes when the second does.
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

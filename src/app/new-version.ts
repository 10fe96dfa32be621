import { create } from 'zustand';
import { whenIdle } from '../data/documents/when-idle.ts';

/** A newer version of the shop that is loaded and waits until it is asked for. */
export const useNewVersion = create<{ waiting: ServiceWorker | undefined }>(() => ({
  waiting: undefined,
}));

/** A page that stays open for days asks this often whether there is a newer version, ms. */
const askEveryMs = 3_600_000;

/** How long a tap waits for the newer version before the page opens again without it, ms. */
const takeoverMs = 3000;

/**
 * Keeps the shop's files on the phone, so that it opens without a connection, once the page is quiet.
 * A newer version waits (`useNewVersion`) and never takes over by itself: somebody may be ordering.
 */
export async function keepOnPhone(): Promise<void> {
  // The dev server's files change with every save.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = () => {
    // Without a controller this is the first visit: nothing older is running.
    if (registration.waiting && navigator.serviceWorker.controller) {
      useNewVersion.setState({ waiting: registration.waiting });
    }
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < askEveryMs) return;
    asked = Date.now();
    // Offline: the next time is soon enough.
    registration.update().catch(() => {});
  });
}

/** Lets the newer version take over, if no other tab has done so, and loads this page again with it. */
export function changeToNewVersion(waiting: ServiceWorker): void {
  if (waiting.state !== 'installed') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  // A browser lets the older version finish its work first; whoever taps gets an answer meanwhile.
  setTimeout(() => location.reload(), takeoverMs);
}

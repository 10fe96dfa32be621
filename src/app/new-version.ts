import { create } from 'zustand';
import { afterFirstPaint } from '../data/documents/after-first-paint.ts';

/** A newer version of the shop that is installed and waits to be activated. */
export const useNewVersion = create<{ waiting: ServiceWorker | undefined }>(() => ({
  waiting: undefined,
}));

/** A page that stays open for days checks for a newer version this often, ms. */
const askEveryMs = 3_600_000;

/** The service worker waits this long for sign-in and listeners: storing the shop's files uses the bandwidth, ms. */
const afterIdleMs = 4000;

/** How long a tap waits for the newer version to take over before the page reloads without it, ms. */
const takeoverMs = 3000;

/**
 * Some seconds after the page is idle, registers the service worker, which stores the shop's files so that the
 * shop opens offline. A newer version waits (`useNewVersion`) and never takes over by itself: somebody may be ordering.
 */
export async function registerServiceWorker(): Promise<void> {
  // The dev server's files change with every save.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await afterFirstPaint();
  await new Promise((resolve) => setTimeout(resolve, afterIdleMs));
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = () => {
    // Without a controller this is the first visit: no older version is running.
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
    // Offline: the next check is soon enough.
    registration.update().catch(() => {});
  });
}

/** Activates the newer version, unless another tab has done so already, and reloads this page with it. */
export function changeToNewVersion(waiting: ServiceWorker): void {
  if (waiting.state !== 'installed') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  // The browser may let the older version finish its work first; the customer should not wait for that.
  setTimeout(() => location.reload(), takeoverMs);
}

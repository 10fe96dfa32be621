import { create } from 'zustand';

/** Whether this browser can buzz, put a number on the app's icon, and keep the screen on. */
export const hasVibration = (): boolean => 'vibrate' in navigator;
export const hasBadge = (): boolean => 'setAppBadge' in navigator;
export const hasWakeLock = (): boolean => 'wakeLock' in navigator;

/** Milliseconds: buzz, rest, buzz. */
const buzz = [300, 150, 300];

/** Buzzes, where the phone can. */
export function vibrate(): void {
  if (hasVibration()) navigator.vibrate(buzz);
}

/** Puts a number on the icon of the installed app; 0 removes it. */
export function showBadge(count: number): void {
  if (!hasBadge()) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // An iPhone refuses without the right to notify.
  done.catch((error: unknown) => console.warn('no number on the icon', error));
}

/** Whether the browser has refused to keep the screen on, as with little battery. */
export const useWakeLock = create<{ refused: boolean }>(() => ({ refused: false }));

/** Keeps the screen on, again whenever the page is visible; returns the function that ends it. */
export function stayAwake(): () => void {
  if (!hasWakeLock()) return () => {};
  let lock: WakeLockSentinel | undefined;
  let stopped = false;
  const ask = async () => {
    // The browser ends the lock when the page is hidden.
    if (document.hidden || (lock && !lock.released)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (stopped) await given.release();
      else lock = given;
      useWakeLock.setState({ refused: false });
    } catch (error) {
      console.warn('the screen may go dark', error);
      useWakeLock.setState({ refused: true });
    }
  };
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', ask);
    useWakeLock.setState({ refused: false });
    lock?.release().catch((error: unknown) => console.warn('wake lock', error));
  };
}

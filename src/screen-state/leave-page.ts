import { onPageRestored } from '../data/device/page-restored.ts';
import { unansweredMs } from './timing.ts';

/**
 * Opens another page in place of this one. Resolves only if the browser restores this very page. `onStillHere` runs where the
 * other one has not come for long: the line is slow, or the customer has stopped it from loading, which nothing reports.
 */
export function leavePage(url: string, onStillHere: () => void): Promise<void> {
  location.assign(url);
  return new Promise((resolve) => {
    const timer = setTimeout(onStillHere, unansweredMs);
    const stop = onPageRestored(() => {
      clearTimeout(timer);
      stop();
      resolve();
    });
  });
}

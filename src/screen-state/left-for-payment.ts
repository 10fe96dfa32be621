import { readText, writeText } from '../data/device/storage.ts';

/** Session storage key: this tab has gone to the payment provider's page and has not come back by its ways. */
const key = 'left-for-payment';

/** Call before the browser leaves for the provider's page. */
export function leaveForPayment(): void {
  writeText(key, 'yes', 'sessionStorage');
}

/** Whether the tab came back from the provider's page by Back, which says nothing; true once. */
export function cameBackUnanswered(): boolean {
  const left = readText(key, 'sessionStorage') !== null;
  writeText(key, null, 'sessionStorage');
  return left;
}

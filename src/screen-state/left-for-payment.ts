import { onPageRestored } from '../data/device/page-restored.ts';
import { draftOf, forgetDraft, keepDraft } from './drafts.ts';

/** Name of the draft that says that this tab is on the payment provider's page, or came back from it by Back. */
const name = 'left-for-payment';

/** This very page is on its way there, however slowly: it has not come back. */
let isLeaving = false;
onPageRestored(() => {
  isLeaving = false;
});

/** Call before the browser leaves for the provider's page. */
export function leaveForPayment(): void {
  isLeaving = true;
  keepDraft(name, {});
}

/** Whether the tab came back from the provider's page by Back, which says nothing; true once. */
export function cameBackUnanswered(): boolean {
  if (isLeaving) return false;
  const left = draftOf(name) !== undefined;
  forgetDraft(name);
  return left;
}

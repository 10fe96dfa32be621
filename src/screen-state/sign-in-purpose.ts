import { draftText, keepDraftText } from './drafts.ts';

const name = 'sign-in-purpose';

/** Remembers why somebody signs up, for a sign-up that a reload interrupts. */
export function keepSignInPurpose(toOrder: boolean): void {
  keepDraftText(name, toOrder ? 'order' : '');
}

/** Whether the last sign-up was begun to order. */
export function signsUpToOrder(): boolean {
  return draftText(name) === 'order';
}

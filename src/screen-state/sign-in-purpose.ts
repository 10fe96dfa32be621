import { draftText, keepDraftText, purposeDraft } from './drafts.ts';

/** Remembers why somebody signs up, for a sign-up that a reload interrupts. */
export function keepSignInPurpose(toOrder: boolean): void {
  keepDraftText(purposeDraft, toOrder ? 'order' : '');
}

/** Whether the last sign-up was begun to order. */
export function signsUpToOrder(): boolean {
  return draftText(purposeDraft) === 'order';
}

import type { DeliveryWindow } from '../../dates/delivery-window.ts';
import { type DeliverySend, isUnknown, windowVersion } from './delivery-notice.ts';

/** Which customers get the SMS of an unchanged window again: none, those it may not have reached, or all. */
export type Resend = 'no' | 'unknown' | 'all';

/** What staff choose before they send. One choice, also one that is repeated after a failure, is one attempt. */
export interface SendChoice {
  resend: Resend;
  /** Idempotency key: no stop gets the SMS of a window twice in one attempt. Undefined for a new one. */
  attemptId: string | undefined;
}

/**
 * Whether a stop whose last SMS is `send` gets one about `window` now (epoch ms): never twice in one attempt, otherwise
 * always if it got none about this window, or as staff choose. A message that is being sent is always waited for.
 */
export function isRecipient(
  send: DeliverySend | undefined,
  window: DeliveryWindow,
  { resend, attemptId }: SendChoice,
  now: number,
): boolean {
  if (send?.version !== windowVersion(window)) return true;
  if (send.attemptId === attemptId) return false;
  if (send.state === 'failed') return true;
  if (send.state === 'sent') return resend === 'all';
  return resend !== 'no' && isUnknown(send, now);
}

/**
 * `already-sent`: by another attempt; `unknown`: nobody knows whether it was sent; `delivered`: it was not, as the order is
 * there already.
 */
export type TimeSent = 'sent' | 'already-sent' | 'failed' | 'unknown' | 'no-order' | 'delivered';

/** The result of the last SMS of a stop that is no recipient, for this attempt. */
export function sendResult(send: DeliverySend, attemptId: string): TimeSent {
  if (send.attemptId !== attemptId) return 'already-sent';
  return send.state === 'sending' ? 'unknown' : send.state;
}

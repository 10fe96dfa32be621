/** The local payment provider. */
export type { DisputeStatus } from '../../tools/dev/payment-sandbox/sandbox-dispute.ts';
export type { Refund } from '../../tools/dev/payment-sandbox/sandbox-refund.ts';
export { payWords } from '../../tools/dev/payment-sandbox/sandbox-words.ts';

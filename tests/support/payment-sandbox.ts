/** The local payment provider. */
export type { DisputeStatus } from '../../tools/dev/payment-sandbox/dispute.ts';
export { payWords } from '../../tools/dev/payment-sandbox/pay-words.ts';
export type { Refund } from '../../tools/dev/payment-sandbox/refund.ts';

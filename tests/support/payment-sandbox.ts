/** The local payment provider. */
export { payWords } from '../../tools/dev/payment-sandbox/pay-words.ts';
export type { Refund } from '../../tools/dev/payment-sandbox/refund.ts';

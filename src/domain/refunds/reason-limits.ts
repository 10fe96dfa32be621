/** Longest reason that a customer or staff can enter, and longest answer of the shop, characters. */
export const maxReasonLength = 200;

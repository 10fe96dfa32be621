/** Longest reason of a customer and longest answer of the shop, characters. */
export const longestReason = 200;

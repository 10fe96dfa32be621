/**
 * Money is integer cents and points are integer hundredths of a point in code (1 point = $1.00).
 * Stored documents hold dollars: `totalPrice` as a string with two decimals, prices and points as
 * numbers. This file is the only place where one becomes the other, so rounding happens once.
 */

/** Integer cents (or integer hundredths of a point). */
export type Cents = number;

/**
 * Dollars as stored (number or numeric string) → cents, rounded half away from zero. Throws on anything else.
 */
export function toCents(dollars: number | string): Cents {
  const value = typeof dollars === 'string' && dollars.trim() !== '' ? Number(dollars) : dollars;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new RangeError(`not an amount of money: ${JSON.stringify(dollars)}`);
  }
  // toFixed on the scaled value removes binary rounding errors (1.005 * 100 = 100.49999…) before rounding.
  const cents = Math.round(Number((Math.abs(value) * 100).toFixed(6)));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`too much money: ${dollars}`);
  return cents === 0 ? 0 : Math.sign(value) * cents;
}

/** Cents → the number of dollars that documents store (`price`, `subTotal`, `point`). */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Cents → the string with two decimals that documents store (`totalPrice`, `smsMsgTotal`). */
export function toFixedDollars(cents: Cents): string {
  return toDollars(cents).toFixed(2);
}

/** Formats cents for display: "$1,234.50", "-$3.00". */
export function formatMoney(cents: Cents): string {
  const [whole = '0', fraction] = toFixedDollars(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Formats hundredths of a point for display: two decimals, never below zero (spec §4). */
export function formatPoints(hundredths: Cents): string {
  return formatMoney(Math.max(0, hundredths)).slice(1);
}

/** `percent` of an amount, rounded half up to a whole cent; used for points and commission fees. */
export function percentOf(cents: Cents, percent: number): Cents {
  // "+ 0" turns the minus zero of a rounded tiny negative into 0.
  return Math.round(Number(((cents * percent) / 100).toFixed(6))) + 0;
}

/** Whether a number is ten times another or more, or a tenth or less, as a slip of the decimal point makes it. */
export function isTenfold(before: number | null, after: number | null): boolean {
  if (!before || !after) return false;
  return after >= 10 * before || before >= 10 * after;
}

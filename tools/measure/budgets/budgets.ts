/** What a phone may load at most, in kilobytes (1000 bytes) compressed with gzip, as hosting sends it. */
export const BUDGETS = {
  'script of / until it is idle': 118,
  'script of date select until it is idle': 149,
  'script of date detail until it is idle': 193,
  'all script together': 587,
  'all style together': 24,
  // On top of what the shop has loaded; not included in the totals above.
  'script until the staff screens': 110,
  'all script of the staff screens': 292,
  'style of the staff screens': 9.2,
} as const;

export type BudgetName = keyof typeof BUDGETS;

export interface Finding {
  readonly name: BudgetName;
  readonly kilobytes: number;
  readonly limit: number;
  readonly kept: boolean;
}

/** Compares measured bytes with their limits. */
export function checkBudgets(bytes: Readonly<Record<BudgetName, number>>): Finding[] {
  return (Object.keys(BUDGETS) as BudgetName[]).map((name) => {
    const kilobytes = bytes[name] / 1000;
    return { name, kilobytes, limit: BUDGETS[name], kept: kilobytes <= BUDGETS[name] };
  });
}

export function formatFinding({ name, kilobytes, limit, kept }: Finding): string {
  return `${kept ? '✓' : '✗'} ${name.padEnd(38)} ${kilobytes.toFixed(1).padStart(6)} kB of ${limit} kB`;
}

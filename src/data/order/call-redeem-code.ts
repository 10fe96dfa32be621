import type { Cents } from '../../domain/lib/money.ts';
import type { CodeProblem } from '../../domain/points/point-code.ts';
import { callFunction } from '../firebase/functions-client.ts';

/**
 * `points`: hundredths that the customer has got from the code, `already` before this; with `percent`, the most that it
 * gives the order that uses it.
 */
export type CodeAnswer =
  | { kind: 'done'; points: Cents; percent: number | null; already: boolean }
  | { kind: 'refused'; problem: CodeProblem };

/**
 * Adds the points of a gift code to the caller's, or a percentage code for an order; it may be repeated, a code counts
 * once. Throws AppError.
 */
export function redeemCode(code: string): Promise<CodeAnswer> {
  return callFunction('/app/redeem-code', { form: { code } });
}

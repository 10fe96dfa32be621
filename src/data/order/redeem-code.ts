import type { Cents } from '../../domain/lib/money.ts';
import type { CodeProblem } from '../../domain/points/point-code.ts';
import { callFunction } from '../firebase/functions-client.ts';

/** `points`: hundredths that the customer has got from the code, `already` before this. */
export type CodeAnswer =
  | { kind: 'done'; points: Cents; already: boolean }
  | { kind: 'refused'; problem: CodeProblem };

/**
 * Adds the points of a gift or promotion code to the caller's; it may be repeated, a code counts once. Throws
 * AppError.
 */
export function redeemCode(code: string, quantities: Record<string, number>): Promise<CodeAnswer> {
  const form = { code, quantities: JSON.stringify(quantities) };
  return callFunction('/app/redeem-code', { form });
}

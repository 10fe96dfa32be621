import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Evaluator } from './evaluate.ts';
import { parseExpression } from './parse-expression.ts';
import { printExpr } from './print.ts';
import { printValue } from './print-value.ts';
import { Scope } from './scope.ts';
import { anyExpr } from './testing/any-expr.ts';
import { RuleMap } from './values.ts';

const scope = new Scope()
  .set('request', RuleMap.of({ auth: RuleMap.of({ uid: 'ada' }) }))
  .set('resource', RuleMap.of({ data: RuleMap.of({ n: 1n, s: 'x', l: [1n, 'a'] }) }));

/** The value as text, or the error. */
function outcome(text: string): string {
  try {
    const host = { document: () => null, debug: () => {} };
    return printValue(new Evaluator(host).evaluate(parseExpression(text), scope));
  } catch (error) {
    return `${error}`;
  }
}

test('an expression printed, read and printed again is the same, and means the same', () => {
  fc.assert(
    fc.property(anyExpr, (expr) => {
      const text = printExpr(expr);
      const again = printExpr(parseExpression(text));
      expect(again).toBe(text);
      expect(outcome(again)).toBe(outcome(text));
    }),
    { numRuns: 800 },
  );
});

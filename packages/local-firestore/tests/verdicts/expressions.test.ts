import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Ruleset } from '../../src/rules/ruleset.ts';
import { RulesSyntaxError } from '../../src/rules/source.ts';
import { RuleMap, RulePath, RuleTimestamp } from '../../src/rules/values.ts';

type Verdict = 'true' | 'false' | 'error' | 'compile-error';

/** What the official runtime answered; README.md says what each member means. */
interface Recorded {
  readonly verdict: Verdict;
  readonly when: string;
  readonly differs?: string;
}

const recorded: Recorded[] = readFileSync(join(import.meta.dirname, 'expressions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const path = ['databases', '(default)', 'documents', 'docs', 'a'];

/** Whether an anonymous get of a document that does not exist is allowed. */
function isAllowed(condition: string): boolean {
  const rules = new Ruleset(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents { match /docs/{id} { allow get: if ${condition}; } }
}`);
  const request = RuleMap.of({
    auth: null,
    method: 'get',
    path: new RulePath(path),
    time: new RuleTimestamp(BigInt(Date.now()) * 1_000_000n),
  });
  const host = { debug: () => {}, document: () => null };
  return !rules.denialReasons({ method: 'get', path, request, resource: null, host });
}

function verdictOf(expression: string): Verdict {
  try {
    if (isAllowed(expression)) return 'true';
    return isAllowed(`(${expression}) == false`) ? 'false' : 'error';
  } catch (error) {
    if (error instanceof RulesSyntaxError) return 'compile-error';
    throw error;
  }
}

test.each(recorded.map((one) => [one.when, one] as const))('%s', (_title, one) => {
  const { when, verdict, differs } = one;
  const expected = differs === undefined ? expect(verdictOf(when)) : expect(verdictOf(when)).not;
  expected.toBe(verdict);
});

test('every verdict is of the official runtime, and every difference has its reason', () => {
  expect(recorded).toHaveLength(427);
  expect(recorded.filter(({ differs }) => differs !== undefined)).toHaveLength(0);
});

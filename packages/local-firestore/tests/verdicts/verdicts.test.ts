import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Method } from '../../src/rules/ast.ts';
import { fromJson } from '../../src/rules/from-json.ts';
import { Ruleset } from '../../src/rules/ruleset.ts';
import { RuleMap, RulePath, RuleTimestamp, type RuleValue } from '../../src/rules/values.ts';

type Data = Record<string, unknown>;

/** One recorded request; README.md says what each member means. */
interface Recorded {
  readonly verdict: 'ALLOW' | 'DENY';
  readonly method: Method;
  readonly path: string;
  readonly when?: string;
  readonly rules?: string;
  readonly auth?: { readonly uid: string; readonly token?: Data };
  readonly before?: Data;
  readonly after?: Data;
  readonly documents?: Readonly<Record<string, Data>>;
  readonly time?: string;
  readonly differs?: string;
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const recorded: Recorded[] = read('verdicts.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const ROOT = ['databases', '(default)', 'documents'];

function rulesOf({ when, rules, method }: Recorded): string {
  if (rules !== undefined) return read(`rulesets/${rules}.rules`);
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /docs/{id} { allow ${method}: if ${when}; }
  }
}`;
}

function resource(path: string, data: Data | undefined): RuleMap | null {
  if (data === undefined) return null;
  const segments = [...ROOT, ...path.split('/')];
  const id = segments.at(-1) ?? '';
  return RuleMap.of({ data: fromJson(data), id, __name__: new RulePath(segments) });
}

function verdictOf(request: Recorded): 'ALLOW' | 'DENY' {
  const { method, auth, before, documents = {}, time } = request;
  const isWrite = method === 'create' || method === 'update';
  const after = resource(request.path, isWrite ? (request.after ?? {}) : undefined);
  const path = [...ROOT, ...request.path.split('/')];
  const now = time === undefined ? Date.now() : Date.parse(time);
  const members: Record<string, RuleValue> = {
    auth: auth ? RuleMap.of({ uid: auth.uid, token: fromJson(auth.token ?? {}) }) : null,
    method,
    path: new RulePath(path),
    time: new RuleTimestamp(BigInt(now) * 1_000_000n),
    ...(method !== 'get' && method !== 'list' && { resource: after }),
  };
  const reasons = new Ruleset(rulesOf(request)).denialReasons({
    method,
    path,
    request: RuleMap.of(members),
    resource: resource(request.path, before),
    host: {
      debug: () => {},
      document: ({ segments }, isAfter) => {
        const name = segments.slice(ROOT.length).join('/');
        return isAfter && name === request.path ? after : resource(name, documents[name]);
      },
    },
  });
  return reasons === undefined ? 'ALLOW' : 'DENY';
}

test.each(recorded.map((one) => [`${one.method} ${one.path} if ${one.when ?? one.rules}`, one]))(
  '%s',
  (_title, request) => {
    const isSame = verdictOf(request) === request.verdict;
    expect(isSame).toBe(request.differs === undefined);
  },
);

test('every verdict agrees but those on what the test service lacks or deployed rules do otherwise', () => {
  const reasons = recorded.flatMap(({ differs }) => (differs === undefined ? [] : [differs]));
  const count = (text: string) => reasons.filter((reason) => reason.includes(text)).length;
  expect(recorded).toHaveLength(227);
  expect(reasons).toHaveLength(14);
  expect(count('gives documents no id and no name')).toBe(11);
  expect(count('deployed rules compare (recorded')).toBe(2);
  expect(count('deployed rules get null (recorded')).toBe(1);
});

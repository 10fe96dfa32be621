import { expect, test } from 'vitest';
import { Ruleset } from './ruleset.ts';

const warnings = (condition: string, functions = '') =>
  new Ruleset(`rules_version = '2';
${functions}
service cloud.firestore {
  match /a/{id} { allow read: if ${condition}; }
}`).warnings;

test.each(['resource == null', 'null != resource'])(
  'warns of comparing the resource with null: %s',
  (condition) => {
    expect(warnings(`id == 'x' && ${condition}`)).toEqual([
      expect.stringMatching(/^L4:\d+ warning: .*use exists\(\)/),
    ]);
  },
);

test.each(["bool('true')", 'math.isInfinite(1.0)'])(
  'warns of a function that production does not have, also inside a function: %s',
  (call) => {
    expect(warnings('f()', `function f() { return ${call}; }`)).toEqual([
      expect.stringMatching(/^L2:\d+ warning: production has no function/),
    ]);
  },
);

test('ordinary rules have no warnings', () => {
  expect(warnings('resource.data.owner == null || request.auth != null')).toEqual([]);
});

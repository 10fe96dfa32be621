import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinct, equalRule, hasEach, includes, Members } from './equality.ts';
import {
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMap,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
} from './values.ts';

/** Values of every type, few enough of each that equal ones meet. */
const value = fc.letrec<{ value: RuleValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<RuleValue[]>(null, true, false, Number.NaN, 0, -0, 1.5, 1, 2 ** 53, 1e300),
    fc.constantFrom<RuleValue[]>(0n, 1n, 2n ** 53n, 2n ** 53n + 1n, BigInt(1e300)),
    fc.constantFrom<RuleValue[]>(
      '',
      'a',
      'n1',
      's1:a',
      'list()',
      'a,s1:b',
      Number.POSITIVE_INFINITY,
    ),
    fc.constantFrom<RuleValue[]>(
      new RuleTimestamp(1n),
      new RuleDuration(1n),
      new RuleLatLng(1, 2),
      new RuleLatLng(0, Number.NaN),
      new RuleBytes(new Uint8Array([1])),
      new RulePath(['a', 'b']),
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => new RuleSet(distinct(items))),
    fc
      .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 's1:a'), tie('value')), {
        selector: ([key]) => key,
        maxLength: 3,
      })
      .map((entries) => new RuleMap(new Map(entries))),
  ),
})).value;

test('a value is looked up among others by the equality of the rules language', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), value, (items, one) => {
      expect(new Members(items).has(one)).toBe(includes(items, one));
      expect(hasEach(items, [one])).toBe(includes(items, one));
      const without = distinct([...items, one]);
      for (const item of items)
        if (equalRule(item, item)) expect(includes(without, item)).toBe(true);
      expect(without.filter((other) => equalRule(other, one)).length).toBe(
        equalRule(one, one) ? 1 : 0,
      );
    }),
    { numRuns: 2000 },
  );
});

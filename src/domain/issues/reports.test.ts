import { expect, it } from 'vitest';
import { applyWrites, type Documents } from '../testing/apply-writes.ts';
import { maxReports, planReport, type ReportShare } from './reports.ts';

const list = 'addressIssues' as const;
const sharePath = `errors/${list}/shares/u1`;
const start = 1_800_000_000_000;

/** u1 reports what an address is about, at this moment. */
function report(store: Documents, issue: string, time: number): Documents {
  const ask = { uid: 'u1', list, path: [String(time)], report: { uid: 'u1', issue }, about: issue };
  const writes = planReport(ask, store[sharePath] as Partial<ReportShare> | undefined, time);
  if (!writes) throw new Error('too many');
  return applyWrites(store, writes);
}
const listed = (store: Documents) => store[`errors/${list}`];

it('counts the same problem up in one entry, under the time of the last', () => {
  let store = report({}, 'no number', start);
  store = report(store, 'another', start + 1);
  store = report(store, 'no number', start + 2);
  store = report(store, 'no number', start + 3);
  expect(listed(store)).toEqual({
    [start + 1]: { uid: 'u1', issue: 'another' },
    [start + 3]: { uid: 'u1', issue: 'no number', times: 3 },
  });
  expect(store[sharePath]).toMatchObject({
    count: 4,
    entries: [String(start + 1), String(start + 3)],
    about: { [start + 3]: expect.stringMatching(/^[\da-f]{16}\/3$/) },
  });
  expect(() => report(store, 'no number', start + 4)).toThrow('too many');
});

it('counts a report once whose answer was lost, the first and a repeated one', () => {
  const once = report({}, 'no number', start);
  expect(report(once, 'no number', start)).toEqual(once);
  const twice = report(once, 'no number', start + 1);
  expect(report(twice, 'no number', start + 1)).toEqual(twice);
});

it('replaces the oldest of four others, and goes on from reports of before they were counted', () => {
  const month = 31 * 24 * 3_600_000;
  const old = ['1', '2', '3', '4'];
  let store: Documents = {
    [sharePath]: { since: start - month, count: 4, entries: old },
    [`errors/${list}`]: Object.fromEntries(old.map((key) => [key, { uid: 'u1', issue: 'x' }])),
  };
  store = report(store, 'x', start);
  expect(Object.keys(listed(store) ?? {})).toEqual(['2', '3', '4', String(start)]);
  store = report(store, 'x', start + 1);
  expect(listed(store)?.[start + 1]).toMatchObject({ times: 2 });
  expect(store[sharePath]).toMatchObject({ count: 2, entries: ['2', '3', '4', `${start + 1}`] });
  expect(Object.keys(listed(store) ?? {})).toHaveLength(maxReports);
});

import { expect, it } from 'vitest';
import { mergeData, withoutUndefined } from './document-write.ts';

it('drops undefined members at any depth and keeps everything else', () => {
  const value = {
    keep: [1, { gone: undefined, nil: null }],
    gone: undefined,
    inner: { gone: undefined, zero: 0, no: false, text: '' },
  };
  const cleaned = withoutUndefined(value);
  expect(cleaned).toStrictEqual({
    keep: [1, { nil: null }],
    inner: { zero: 0, no: false, text: '' },
  });
  expect(value.inner).toHaveProperty('gone');
});

it.each([['text'], [5], [null], [true], [undefined]])('leaves %j alone', (value) => {
  expect(withoutUndefined(value)).toBe(value);
});

it('expands a write into nested data for a merging set', () => {
  const write = {
    collection: 'c',
    id: 'd',
    fields: [
      { path: ['a', 'x.y'], set: 1 },
      { path: ['a', 'z'], remove: true as const },
      { path: ['b'], set: { deep: null } },
    ],
  };
  expect(mergeData(write, () => 'gone')).toEqual({
    a: { 'x.y': 1, z: 'gone' },
    b: { deep: null },
  });
  const nameless = { ...write, fields: [{ path: [], set: 1 }] };
  expect(() => mergeData(nameless, () => 'gone')).toThrow(RangeError);
});

it('keeps timestamps intact', () => {
  const moment = new Date(5);
  expect(withoutUndefined({ created: moment }).created).toBe(moment);
});

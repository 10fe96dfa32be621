import { describe, expect, it } from 'vitest';
import type { FieldWrite } from '../store/document-write.ts';
import { applyWrites } from './apply-writes.ts';

const apply = (fields: FieldWrite[], documents = {}) =>
  applyWrites(documents, [{ collection: 'c', id: 'd', fields }]);

describe('applyWrites', () => {
  it('sets and deletes the named fields without mutating its input', () => {
    const documents = Object.freeze({ 'c/d': { a: { x: 1, y: 2 }, b: 3 }, 'c/e': { z: 1 } });
    const next = apply(
      [
        { path: ['a', 'x'], remove: true },
        { path: ['n', 'e.w/'], set: [{ deep: null }] },
      ],
      documents,
    );
    expect(next).toEqual({
      'c/d': { a: { y: 2 }, b: 3, n: { 'e.w/': [{ deep: null }] } },
      'c/e': { z: 1 },
    });
    expect(documents['c/d'].a).toEqual({ x: 1, y: 2 });
  });

  it('replaces a map as a whole, and non-map values on the way to a field', () => {
    expect(apply([{ path: ['a'], set: { y: 2 } }], { 'c/d': { a: { x: 1 } } })).toEqual({
      'c/d': { a: { y: 2 } },
    });
    expect(apply([{ path: ['a', 'x'], set: 1 }], { 'c/d': { a: 5 } })).toEqual({
      'c/d': { a: { x: 1 } },
    });
  });

  it('deleting a missing field creates an empty document, as a merge does', () => {
    expect(apply([{ path: ['a', 'b'], remove: true }])).toEqual({ 'c/d': {} });
  });

  it.each<[string, FieldWrite[]]>([
    ['undefined', [{ path: ['a'], set: { b: [undefined] } }]],
    ['what is not finite', [{ path: ['a'], set: Number.NaN }]],
    ['an empty path', [{ path: [], set: 1 }]],
    ['an empty segment', [{ path: ['a', ''], set: 1 }]],
    ['an empty parent', [{ path: ['', 'a'], set: 1 }]],
    [
      'a field twice',
      [
        { path: ['a'], set: 1 },
        { path: ['a'], remove: true },
      ],
    ],
    [
      'a field inside another',
      [
        { path: ['a', 'b'], set: 1 },
        { path: ['a'], set: {} },
      ],
    ],
  ])('refuses %s', (_, fields) => {
    expect(() => apply(fields)).toThrow();
  });

  it.each(['', 'a/b'])('refuses the id %j', (id) => {
    expect(() => applyWrites({}, [{ collection: 'c', id, fields: [] }])).toThrow(/bad id/);
  });

  it('treats field names with a common prefix as different', () => {
    const next = apply([
      { path: ['a'], set: 1 },
      { path: ['a-b'], set: 2 },
    ]);
    expect(next).toEqual({ 'c/d': { a: 1, 'a-b': 2 } });
  });
});

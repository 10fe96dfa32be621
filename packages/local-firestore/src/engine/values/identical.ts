import type { Fields, Value } from './value.ts';
import { fieldOf } from './value.ts';

/** Whether two documents hold the very same values: unlike query equality, 1 differs from 1.0. */
export function identicalFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    const x = fieldOf(a, key);
    const y = fieldOf(b, key);
    if (x === undefined || y === undefined || !identicalValues(x, y)) return false;
  }
  return true;
}

function identicalValues(a: Value, b: Value): boolean {
  if ('mapValue' in a)
    return 'mapValue' in b && identicalFields(a.mapValue.fields, b.mapValue.fields);
  if ('arrayValue' in a) {
    if (!('arrayValue' in b)) return false;
    const [x, y] = [a.arrayValue.values, b.arrayValue.values];
    return (
      x.length === y.length &&
      x.every((entry, i) => identicalValues(entry, y[i] ?? { nullValue: null }))
    );
  }
  if ('geoPointValue' in a || 'geoPointValue' in b) return JSON.stringify(a) === JSON.stringify(b);
  // Every other value is an object with one member, whose value is a primitive.
  const [kind] = Object.keys(a) as [keyof Value];
  return kind in b && a[kind] === b[kind];
}

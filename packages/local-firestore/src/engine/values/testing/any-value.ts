import fc from 'fast-check';
import { formatMicros } from '../time.ts';
import { doubleOf, newFields, type Value } from '../value.ts';

const fieldName = fc
  .oneof(fc.constantFrom('a', 'b', 'constructor', '한 글', 'x.y', '`'), fc.string({ minLength: 1 }))
  .filter((name) => !/^__.*__$/s.test(name));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => ({ integerValue: String(n) })),
  fc.integer({ min: -3, max: 3 }).map((n) => ({ integerValue: String(n) })),
  fc.double().map((n) => ({ doubleValue: doubleOf(n) })),
  fc
    .integer({ min: -(10 ** 12), max: 10 ** 12 })
    .map((n) => ({ timestampValue: formatMicros(n * 997) })),
  fc.string({ unit: 'grapheme' }).map((stringValue) => ({ stringValue })),
  fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc.constantFrom('a', 'b', '__id3__').map((id) => ({
    referenceValue: `projects/p/databases/(default)/documents/c/${id}`,
  })),
  fc
    .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }))
    .map(([latitude, longitude]) => ({ geoPointValue: { latitude, longitude } })),
);

/** Any value that a document may hold, three levels deep. */
export const anyValue: fc.Arbitrary<Value> = nested(3);

function nested(depth: number): fc.Arbitrary<Value> {
  if (depth === 0) return scalar;
  const inner = nested(depth - 1);
  const entry = inner.filter((value) => !('arrayValue' in value));
  return fc.oneof(
    { weight: 4, arbitrary: scalar },
    fc.array(entry, { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    fc.array(fc.tuple(fieldName, inner), { maxLength: 3 }).map((entries) => ({
      mapValue: { fields: Object.assign(newFields(), Object.fromEntries(entries)) },
    })),
  );
}

import { FieldValue, Firestore } from '@google-cloud/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { int, list, restOf, text, where } from '../support/rest.ts';
import { startTarget } from '../support/target.ts';

const target = await startTarget();
// Keeps the SDK from looking for Google Cloud's metadata server to get credentials.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIRESTORE_EMULATOR_HOST = `${target.host}:${target.port}`;
const db = new Firestore({ projectId: 'demo-vectors' });
const places = db.collection(`places${Date.now()}`);
const rest = restOf(target, 'demo-vectors');

afterAll(async () => {
  await db.terminate();
  await target.close();
});

const VECTORS: Record<string, number[]> = { a: [1, 0], b: [3, 4], c: [-1, 0], d: [0, 2] };
for (const [id, vector] of Object.entries(VECTORS)) {
  await places.doc(id).set({ at: FieldValue.vector(vector), kind: id < 'c' ? 'x' : 'y' });
}
await places.doc('longer').set({ at: FieldValue.vector([1, 0, 0]), kind: 'x' });
await places.doc('list').set({ at: [1, 0], kind: 'x' });
await places.doc('none').set({ kind: 'x' });

type Measure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

/** The ids of the nearest documents and their distances, to three decimals. */
async function nearest(
  distanceMeasure: Measure,
  options = {},
  from: FirebaseFirestore.Query = places,
) {
  const found = await from
    .findNearest({
      vectorField: 'at',
      queryVector: [1, 0],
      limit: 10,
      distanceMeasure,
      distanceResultField: 'away',
      ...options,
    })
    .get();
  return found.docs.map((doc) => [doc.id, Math.round(doc.get('away') * 1000) / 1000]);
}

describe('findNearest of the Admin SDK', () => {
  test.each<[Measure, [string, number][]]>([
    [
      'EUCLIDEAN',
      [
        ['a', 0],
        ['c', 2],
        ['d', 2.236],
        ['b', 4.472],
      ],
    ],
    [
      'COSINE',
      [
        ['a', 0],
        ['b', 0.4],
        ['d', 1],
        ['c', 2],
      ],
    ],
    [
      'DOT_PRODUCT',
      [
        ['b', 3],
        ['a', 1],
        ['d', 0],
        ['c', -1],
      ],
    ],
  ])('%s sorts the documents that have a vector of the same length', async (measure, expected) => {
    expect(await nearest(measure)).toEqual(expected);
  });

  test('a limit and a threshold bound the result, the latter from below for a product', async () => {
    expect(await nearest('EUCLIDEAN', { limit: 2 })).toEqual([
      ['a', 0],
      ['c', 2],
    ]);
    expect(await nearest('COSINE', { distanceThreshold: 1 })).toHaveLength(3);
    expect(await nearest('DOT_PRODUCT', { distanceThreshold: 1 })).toEqual([
      ['b', 3],
      ['a', 1],
    ]);
  });

  test('conditions apply before the search', async () => {
    expect(await nearest('EUCLIDEAN', {}, places.where('kind', '==', 'y'))).toEqual([
      ['c', 2],
      ['d', 2.236],
    ]);
  });

  test('the stored document gets no distance', async () => {
    await nearest('EUCLIDEAN');
    expect((await places.doc('a').get()).get('away')).toBeUndefined();
  });
});

describe('what is refused', () => {
  const vector = (...values: number[]) => ({
    mapValue: {
      fields: {
        __type__: text('__vector__'),
        value: list(values.map((doubleValue) => ({ doubleValue }))),
      },
    },
  });
  const valid = {
    vectorField: { fieldPath: 'at' },
    queryVector: vector(1, 0),
    distanceMeasure: 'COSINE',
    limit: 5,
  };
  const ask = (findNearest: object) =>
    rest.ids({ from: [{ collectionId: 'a' }], where: where('n', 'EQUAL', int(1)), findNearest });

  test('a valid search finds nothing in an empty collection', async () => {
    expect(await ask(valid)).toEqual([]);
  });
  test.each([
    [{ limit: undefined }, 'from 1 to 1000'],
    [{ limit: 1001 }, 'from 1 to 1000'],
    [{ distanceMeasure: undefined }, 'distanceMeasure is missing'],
    [{ distanceMeasure: 'MANHATTAN' }, 'distanceMeasure'],
    [{ queryVector: text('x') }, 'queryVector must be a vector'],
    [{ queryVector: vector(...Array.from({ length: 2049 }, () => 0)) }, '1 to 2048 numbers'],
    [{ distanceThreshold: 'x' }, 'distanceThreshold must be a number'],
    [{ vectorField: { fieldPath: 'a..b' } }, 'Invalid property path'],
  ])('%j', async (change, message) => {
    expect(await ask({ ...valid, ...change })).toContain(message);
  });
});

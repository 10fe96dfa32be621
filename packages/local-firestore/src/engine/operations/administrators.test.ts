import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../storage/memory.ts';
import { ANONYMOUS, type Auth, OWNER } from '../auth.ts';
import { Engine } from '../engine.ts';
import { batchWrite, begin } from './commit.ts';
import { listDocuments } from './list-documents.ts';
import { listCollectionIds } from './queries.ts';

const database = 'projects/p/databases/(default)';
const parent = `${database}/documents`;
const ada: Auth = { kind: 'user', uid: 'ada', token: {} };

describe.each([
  ['BatchWrite', batchWrite, { database, writes: [{ update: { name: `${parent}/a/b` } }] }],
  ['BeginTransaction', begin, { database }],
  ['ListCollectionIds', listCollectionIds, { parent }],
  [
    'ListDocuments with missing ones',
    listDocuments,
    { parent, collectionId: 'a', showMissing: true },
  ],
])('%s', (_name, call, request) => {
  const engine = new Engine(memoryStorage());
  const answer = async (auth: Auth) => call(engine, auth, request);

  test('is for administrators, also where no rules forbid anything', async () => {
    const message = 'Missing or insufficient permissions.';
    for (const auth of [ANONYMOUS, ada]) {
      await expect(answer(auth)).rejects.toMatchObject({ status: 'PERMISSION_DENIED', message });
    }
    await expect(answer(OWNER)).resolves.toBeTruthy();
  });
});

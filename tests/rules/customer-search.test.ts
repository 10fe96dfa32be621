import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchWord, searchWords } from '../../src/domain/customer/search-words.ts';
import type { User } from '../../src/domain/customer/user.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { user } from '../../src/domain/testing/fixtures.ts';
import { staff, tokenOf } from '../support/rules/actors.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';

vi.mock('../../src/data/documents/load-sdk.ts', () => ({
  loadAuth: async () => ({ auth: { currentUser: { getIdToken: async () => tokenOf(staff) } } }),
}));

let server: TestServer;
let readCustomers: typeof import('../../src/data/staff/customers/read-customers.ts').readCustomers;
beforeAll(async () => {
  server = await startServer();
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIRESTORE_HOST', server.firestore);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-hansang');
  ({ readCustomers } = await import('../../src/data/staff/customers/read-customers.ts'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

test('staff find customers by one query, the newest first and page by page', async () => {
  const named = (name: string, createdTime: number): User => ({ ...user, name, createdTime });
  const people = [
    ...Array.from({ length: 60 }, (_, at) => named('김순자', 1000 + at)),
    ...Array.from({ length: 60 }, (_, at) => named('박보검', 2000 + at)),
  ];
  await server.owner.write(
    people.map((one, at) => ({
      path: `users/c${at}`,
      data: { ...one, uid: `c${at}`, searchWords: searchWords(one) } as unknown as PlainMap,
    })),
  );
  const first = await readCustomers(searchWord('김순'));
  const second = await readCustomers(searchWord('김순'), first.next);
  const found = [...first.customers, ...second.customers].map(({ uid }) => uid);
  expect(found).toEqual(Array.from({ length: 60 }, (_, at) => `c${59 - at}`));
  expect(second.next).toBeUndefined();
  expect((await readCustomers(searchWord('없음'))).customers).toEqual([]);
});

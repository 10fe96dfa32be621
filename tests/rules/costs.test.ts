import { afterAll, beforeAll, expect, test } from 'vitest';
import { info, orderKey } from '../../src/domain/testing/fixtures.ts';
import { busyShop, readerOf, thirdInfo } from '../hostile/support/busy-shop.ts';
import { customer } from './support/actors.ts';
import { legalCommits } from './support/legal-commits.ts';
import { orderWritesFor } from './support/ordering.ts';
import { restClient } from './support/rest-client.ts';
import { startServer, type TestServer } from './support/server.ts';

/** What docs/security.md states; the published limits are 1,000, 10 and 20. */
const MOST = { expressions: 600, documents: 8, together: 18 };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The costliest operation and the whole of the last commit. */
function costs() {
  const { judgements } = server;
  const all = new Set(judgements.flatMap(({ documents }) => [...documents]));
  return {
    expressions: Math.max(...judgements.map(({ expressions }) => expressions)),
    documents: Math.max(...judgements.map(({ documents }) => documents.size)),
    together: all.size,
    by: judgements.map(
      ({ method, path, expressions, documents }) =>
        `${method} ${path.split('/')[1]}: ${expressions} expressions, ${documents.size} documents`,
    ),
  };
}

test('every commit stays far below the limits of security rules', async () => {
  const shop = await busyShop();
  const dishes = Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`dish${10 + i}`, 1]));
  const wish = { info: thirdInfo, movedFrom: orderKey, usePoint: true, quantities: dishes };
  const steps = await orderWritesFor(readerOf(shop), 'u1', wish);
  const commits = [
    ...(await legalCommits(shop)),
    { says: 'a move of 32 dishes with points', by: customer, steps },
  ];
  for (const { says, by, steps } of commits) {
    await server.fill(shop);
    server.judgements.length = 0;
    await restClient(server.firestore, by).commit(steps);
    const { expressions, documents, together, by: each } = costs();
    if (process.env.SHOW_COSTS) console.log(says, { expressions, documents, together, each });
    expect({ says, under: expressions <= MOST.expressions }).toEqual({ says, under: true });
    expect(documents).toBeLessThanOrEqual(MOST.documents);
    expect(together).toBeLessThanOrEqual(MOST.together);
  }
});

test('32 delisted menus still stay below the limits', async () => {
  const shop = await busyShop();
  const dishes = Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`dish${10 + i}`, 1]));
  await server.fill(shop);
  const client = restClient(server.firestore, customer);
  await client.commit(await orderWritesFor(readerOf(shop), 'u1', { quantities: dishes, info }));
  for (const dish of Object.keys(dishes)) await server.owner.removeField('manages/menus', [dish]);
  const edit = await orderWritesFor(server.owner.read, 'u1', { quantities: dishes, info });
  server.judgements.length = 0;
  await client.commit(edit);
  if (process.env.SHOW_COSTS) console.log(costs());
  expect(costs().expressions).toBeLessThanOrEqual(950);
});

import { afterAll, expect, test } from 'vitest';
import { cashOrder } from '../../src/domain/testing/planned-orders.ts';
import { customer } from '../support/rules/actors.ts';
import { restClient } from '../support/rules/rest-client.ts';
import { emptyShop } from '../support/rules/rules-shop.ts';
import { startServer } from '../support/rules/server.ts';

const server = await startServer();
afterAll(() => server.close());

test('a customer finds every version of their own orders, and nobody else’s', async () => {
  const { customerInfo } = cashOrder;
  const moved = { ...cashOrder, orderKey: '9KingRdRyde', attemptId: 'try-2' };
  await server.fill({
    ...emptyShop(),
    'ordersBackupByTime/1_u1': { ...cashOrder },
    'ordersBackupByTime/2_u1': moved,
    'ordersBackupByTime/1_u3': { ...cashOrder, customerInfo: { ...customerInfo, uid: 'u3' } },
  });
  const found = await restClient(server.firestore, customer).query({
    collection: 'ordersBackupByTime',
    where: ['customerInfo.uid', '==', 'u1'],
  });
  expect(found).toEqual([cashOrder, moved]);
});

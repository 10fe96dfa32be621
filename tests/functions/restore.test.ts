/** A copy of the shop's documents, put back in another place, is whole: what docs/operator.md says of a restore. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startBackShop } from '../support/functions/back-shop.ts';
import { customerWithCashOrder } from '../support/functions/cash-order.ts';
import { customerWithOrder } from '../support/functions/customer-with-order.ts';
import { webhooksDone } from '../support/functions/webhooks-done.ts';
import {
  type Addresses,
  addressesFor,
  findFreeWebPort,
  firestorePart,
  ownerFirestore,
  PROJECT_ID,
  portsFrom,
  writeAddresses,
} from '../support/stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'hansang-restore-'));
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  rmSync(folder, { recursive: true, force: true });
});

const inDatabase = ({ firestore }: Addresses, name: string) =>
  `http://${firestore}/emulator/v1/projects/${PROJECT_ID}/databases/${name}/documents`;

async function exported(addresses: Addresses, name = '(default)'): Promise<string> {
  return (await fetch(`${inDatabase(addresses, name)}:export`)).text();
}

/** The store of a copied folder alone, where the operator's tool finds it. */
async function startStore(dataDir: string): Promise<Addresses> {
  const ports = portsFrom(await findFreeWebPort());
  const part = firestorePart(ports, dataDir);
  ends.push(() => part.stop());
  part.start();
  await part.ready();
  const addresses = addressesFor(ports, dataDir);
  writeAddresses(addresses);
  return addresses;
}

/** What the operator's tool says. */
function shopTool({ dataDir }: Addresses, ...words: string[]) {
  const tool = resolve(import.meta.dirname, '../../tools/shop/main.ts');
  const args = [tool, '--data', dataDir, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a copy of the shop, of its folder or from an export, has every document and passes its audit', async () => {
  const shop = await startBackShop(await findFreeWebPort(), join(folder, 'shop'));
  ends.push(() => shop.stop());
  const { addresses } = shop;
  const cash = await customerWithCashOrder(addresses);
  const card = await customerWithOrder(addresses, 2_000_000_006);
  const { id } = (await card.customer.openSession(card.waiting)).body;
  await card.customer.tap(String(id), 'pay-and-close');
  await webhooksDone(addresses.payments, String(id));
  expect((await card.customer.orders())[card.dateId]).toBeDefined();
  const before = await exported(addresses);
  await shop.stop();

  const copyDir = join(folder, 'copy');
  cpSync(join(folder, 'shop/firestore'), join(copyDir, 'firestore'), { recursive: true });
  const copy = await startStore(copyDir);
  expect(JSON.parse(await exported(copy))).toEqual(JSON.parse(before));
  for (const dateId of [[], [cash.order.dateId], [card.dateId]]) {
    expect(shopTool(copy, 'audit', ...dateId)).toMatchObject({ status: 0 });
  }

  const request = { method: 'POST', body: before };
  expect((await fetch(`${inDatabase(copy, 'restored')}:import`, request)).ok).toBe(true);
  expect(JSON.parse(await exported(copy, 'restored'))).toEqual(JSON.parse(before));
  // One that lacks an order does not pass, beside a database that has it.
  await ownerFirestore(copy.firestore).remove(`ordersForCustomer/${card.customer.uid}`);
  expect(shopTool(copy, 'audit', card.dateId)).toMatchObject({ status: 2 });
  const inRestored = ['--database', 'restored', 'audit', card.dateId];
  expect(shopTool(copy, ...inRestored)).toMatchObject({ status: 0 });
});

/**
 * `node tests/faults/connections.ts [rounds] [seed]`: orders by cash in a real browser while the connection is cut at
 * random steps and moments, and counts orders: exactly one or none, never two or a partial one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { shopAt } from '../support/browser/browser-shop.ts';
import { addCustomer, addMenu } from '../support/browser/order-form.ts';
import { runShop } from '../support/browser/run-shop.ts';
import { openDatesAs } from '../support/browser/signed-up-account.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium-for-tests.ts';
import { LIMITS } from '../support/limits.ts';
import { findFreeWebPort, readAddresses } from '../support/stack.ts';
import { randomFault } from './fault.ts';
import { orderWithFault } from './ordering-round.ts';
import { seeded } from './random.ts';

const rounds = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 20_261_121);

const running = process.env.SHOP_DATA_DIR;
const dataDir = running ?? mkdtempSync(join(tmpdir(), 'hansang-faults-'));
const own = running === undefined ? await runShop(await findFreeWebPort(), dataDir) : undefined;
const addresses = own?.addresses ?? readAddresses(dataDir);
if (!addresses) throw new Error(`no shop runs in ${dataDir}`);
const shop = shopAt(addresses);

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
const counts = { placed: 0, notPlaced: 0, failed: 0 };
try {
  const context = await browser.newContext({
    baseURL: addresses.web,
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
  });
  context.setDefaultTimeout(LIMITS.wait);
  await context.clock.install();
  const customer = await addCustomer(shop);
  const menuId = await addMenu(shop);
  const page = await context.newPage();
  await openDatesAs(page, 'ko', customer);
  await page.close();
  for (let round = 0; round < rounds; round += 1) {
    const fault = randomFault(seeded(seed + round));
    try {
      const { afterFault } = await orderWithFault(shop, context, customer, menuId, fault);
      counts[afterFault === 1 ? 'placed' : 'notPlaced'] += 1;
      console.log(`${round + 1}/${rounds} ${JSON.stringify(fault)}: ${afterFault}, then 1`);
    } catch (error) {
      counts.failed += 1;
      console.error(`${round + 1}/${rounds} seed ${seed + round} ${JSON.stringify(fault)}:`, error);
    }
  }
} finally {
  await browser.close();
  await own?.stop();
  if (own) rmSync(dataDir, { recursive: true, force: true });
}
const passed = counts.placed + counts.notPlaced;
console.log(
  `${counts.placed} orders came through the fault, ${counts.notPlaced} were placed afterwards`,
);
console.log(`${passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

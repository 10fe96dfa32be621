/**
 * `npm run reads`: counts what the screens of a visitor and of customers read and listen to, as rows for the
 * tables in docs/performance.md, and what one cash order reads, writes and makes the security rules read.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runShop } from '../../tests/e2e/support/run-shop.ts';
import { LIMITS } from '../../tests/limits.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../browser/chromium.ts';
import { withHostedShop } from '../hosting/with-shop.ts';
import { findFreeWebPort } from '../stack/free-ports.ts';
import { countCardCustomer, countCashCustomer } from './customer.ts';
import { countRules } from './rules.ts';
import { countVisitor } from './visitor.ts';

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  console.log('A visitor on a phone that has seen nothing');
  await withHostedShop(({ url }) => onPhone(browser, url, (page) => countVisitor(page, url)));
  await withWholeShop(async (url) => {
    console.log('\nA customer');
    await onPhone(browser, url, countCardCustomer);
    await onPhone(browser, url, countCashCustomer);
  });
} finally {
  await browser.close();
}
await countRules();

async function onPhone(
  browser: Browser,
  baseURL: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  context.setDefaultTimeout(LIMITS.wait);
  await use(await context.newPage());
  await context.close();
}

/** Runs a built shop with accounts, functions and the payment sandbox. */
async function withWholeShop(use: (url: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-reads-'));
  const shop = await runShop(await findFreeWebPort(), dataDir);
  try {
    await use(shop.addresses.web);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

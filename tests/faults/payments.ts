/**
 * `npm run soak`: hundreds of payments during which tabs, webhooks, returns and functions fail. Usage:
 * main.ts [--runs N] [--seed N] [--refunds N]. Exits 1 when any run ended as anything but one order or one exception,
 * or when money, orders, points and refunds differ after a drawn sequence of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackShop } from '../support/functions/back-shop.ts';
import { checkMoney } from '../support/functions/check-money.ts';
import { recover } from '../support/functions/recover.ts';
import { findFreeWebPort } from '../support/stack.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '240' },
    seed: { type: 'string', default: '1' },
    refunds: { type: 'string', default: '500' },
    port: { type: 'string' },
  },
});
const first = Number(values.seed);
const seeds = Array.from({ length: Number(values.runs) }, (_, at) => first + at);
const dataDir = mkdtempSync(join(tmpdir(), 'hansang-recovery-'));
const port = values.port === undefined ? await findFreeWebPort() : Number(values.port);
const shop = await startBackShop(port, dataDir);
const began = performance.now();
const moneySeeds = Array.from({ length: Number(values.refunds) }, (_, at) => first + at);
const { report, money } = await checkAll().finally(() => shop.stop());
rmSync(dataDir, { recursive: true, force: true });

console.log(`${seeds.length} payments, seeds ${first} to ${seeds.at(-1)}`);
for (const [outcome, count] of Object.entries(report.outcomes))
  console.log(`  ${count} ${outcome}`);
console.log(
  `  functions killed ${report.kills} times; ${report.lost} told by nobody but the reconciliation job`,
);
console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
for (const { seed, fault } of report.faults) console.error(`  seed ${seed}: ${fault}`);
console.log(
  `${moneySeeds.length} sequences with ${money.refunds} refunds and ${money.exceptions} payments without an order; functions killed ${money.kills} times`,
);
for (const { seed, fault } of money.faults) console.error(`  seed ${seed}: ${fault}`);
process.exitCode = report.faults.length + money.faults.length > 0 ? 1 : 0;

async function checkAll() {
  const payments = await recover(shop, seeds, 12);
  return { report: payments, money: await checkMoney(shop, moneySeeds, 12) };
}

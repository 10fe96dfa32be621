import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBuild } from '../../../tools/dev/hosting/test-builds.ts';
import { findFreeWebPort } from '../../../tools/dev/stack/free-ports.ts';
import { runShop } from './run-shop.ts';

/**
 * One fresh shop with sample data for the whole run; workers find it by SHOP_DATA_DIR. A shop that runs there
 * already is used as it is.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.SHOP_DATA_DIR) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-e2e-'));
  const made = testBuild('sample-addresses');
  const shop = made
    ? await runShop(made.webPort, dataDir, ['--build', made.dir])
    : await runShop(await findFreeWebPort(), dataDir);
  process.env.SHOP_DATA_DIR = dataDir;
  return async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShop, runShop } from './run-shop.ts';

/**
 * One fresh shop with sample data for the whole run; workers find it by SHOP_DATA_DIR. A shop that runs there
 * already is used as it is.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.SHOP_DATA_DIR) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-e2e-'));
  const { webPort, options } = await builtShop();
  const shop = await runShop(webPort, dataDir, options);
  process.env.SHOP_DATA_DIR = dataDir;
  return async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

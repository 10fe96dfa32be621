import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreeWebPort } from '../../../tools/stack/free-ports.ts';
import { runShop } from './run-shop.ts';

/** One fresh shop with sample data for the whole run; workers find it by SHOP_DATA_DIR. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-e2e-'));
  const shop = await runShop(await findFreeWebPort(), dataDir);
  process.env.SHOP_DATA_DIR = dataDir;
  return async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Shop, shopAt } from '../../../tests/support/browser/browser-shop.ts';
import { runShop } from '../../../tests/support/browser/run-shop.ts';
import { findFreeWebPort } from '../../dev/stack/free-ports.ts';
import { readAddresses } from '../../dev/stack/server-addresses.ts';

/** Starts a whole shop, unless one runs in SHOP_DATA_DIR. `close` ends what was started. */
export async function openBenchShop(): Promise<{ shop: Shop; close: () => Promise<void> }> {
  const running = process.env.SHOP_DATA_DIR;
  const dataDir = running ?? mkdtempSync(join(tmpdir(), 'hansang-bench-'));
  const own = running === undefined ? await runShop(await findFreeWebPort(), dataDir) : undefined;
  const addresses = own?.addresses ?? readAddresses(dataDir);
  if (!addresses) throw new Error(`no shop runs in ${dataDir}`);
  return {
    shop: shopAt(addresses),
    close: async () => {
      await own?.stop();
      if (own) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

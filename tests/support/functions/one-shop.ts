import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { findFreeWebPort } from '../../../tools/dev/stack/free-ports.ts';
import { type BackShop, startBackShop } from './back-shop.ts';

/** Starts a shop for one test file and stops it afterwards. */
export async function shopForThisFile(): Promise<BackShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-functions-'));
  const shop = await startBackShop(await findFreeWebPort(), dataDir);
  afterAll(async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return shop;
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFirestore } from 'local-firestore';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { menus } from '../sample/sample-menus.ts';
import { findFreeWebPort } from '../stack/free-ports.ts';
import { sampleDocuments } from '../stack/load-sample.ts';
import { ownerFirestore } from '../stack/owner-firestore.ts';
import { addressesFor, portsFrom } from '../stack/server-addresses.ts';
import { storesOf, webSettings } from '../stack/web-settings.ts';
import { buildShop, TEST_MAPS_KEY } from './build-shop.ts';
import { localOriginsOf } from './hosting-settings.ts';
import { serveHosting } from './serve-hosting.ts';
import { testBuild } from './test-builds.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

export interface HostedShop {
  /** Address of the served shop, without a slash at the end. */
  readonly url: string;
  /** Folder of the built files, not shared with others. */
  readonly dir: string;
}

/**
 * Serves a production build as hosting does while `use` runs, with a separate Firestore with sample data and
 * without accounts: enough for a visitor, and started within seconds.
 */
export async function withHostedShop<T>(use: (shop: HostedShop) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hansang-hosted-'));
  const dir = join(folder, 'web');
  const made = testBuild('google-addresses');
  const ports = portsFrom(made?.webPort ?? (await findFreeWebPort()));
  // Nothing listens at Auth's port: a visitor makes no calls to it.
  const stores = storesOf(addressesFor(ports, folder));
  const store = await sampleFirestore(ports.firestore);
  try {
    if (made) cpSync(made.dir, dir, { recursive: true });
    else await buildShop(dir, stores, TEST_MAPS_KEY);
    const localOrigins = localOriginsOf(webSettings(stores));
    const hosting = await serveHosting(dir, { localOrigins });
    try {
      return await use({ url: hosting.url, dir });
    } finally {
      await hosting.close();
    }
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An in-memory Firestore with the shop's rules and sample data. */
async function sampleFirestore(
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const running = await startFirestore({
    port,
    rulesFile: join(REPOSITORY, 'firestore.rules'),
    indexesFile: join(REPOSITORY, 'firestore.indexes.json'),
  });
  const address = `127.0.0.1:${running.port}`;
  const store = ownerFirestore(address);
  await store.write(sampleDocuments(Date.now()));
  await store.write([{ path: 'manages/menus', data: menus as unknown as PlainMap }]);
  return { address, close: () => running.close() };
}

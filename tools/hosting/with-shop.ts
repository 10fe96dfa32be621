import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Judgement, startFirestore } from 'local-firestore';
import { build } from 'vite';
import type { PlainMap } from '../../src/domain/firestore-json.ts';
import { menus } from '../sample/menus.ts';
import { sampleDocuments } from '../stack/load-sample.ts';
import { ownerFirestore } from '../stack/owner-firestore.ts';
import { webSettings } from '../stack/web-settings.ts';
import { serveHosting } from './serve.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
/** Nobody listens there: a visitor who is signed out calls nothing of Auth's. */
const NO_AUTH = 'http://127.0.0.1:9';

export interface HostedShop {
  /** The built shop as Firebase Hosting would serve it, without a slash at the end. */
  readonly url: string;
  /** Folder of the built files. */
  readonly dir: string;
}

/** Where the shop that is built finds its stores. */
interface Stores {
  readonly firestore: string;
  readonly auth: string;
}

/**
 * Builds the shop and serves it as hosting does, for `use`. Without `stores` it gets a Firestore of its
 * own with sample data and no accounts: enough for a visitor, and up in seconds.
 */
export async function withHostedShop<T>(
  use: (shop: HostedShop) => Promise<T>,
  stores?: Stores,
): Promise<T> {
  const dir = join(mkdtempSync(join(tmpdir(), 'hansang-hosted-')), 'web');
  const own = stores ? undefined : await sampleFirestore();
  const { firestore, auth } = stores ?? { firestore: own?.address ?? '', auth: NO_AUTH };
  try {
    await buildShop(dir, { firestore, auth });
    const hosting = await serveHosting(dir, [`http://${firestore}`, auth]);
    try {
      return await use({ url: hosting.url, dir });
    } finally {
      await hosting.close();
    }
  } finally {
    await own?.close();
    rmSync(resolve(dir, '..'), { recursive: true, force: true });
  }
}

async function buildShop(outDir: string, stores: Stores): Promise<void> {
  Object.assign(process.env, {
    // A test's own mode must not become the build's.
    NODE_ENV: 'production',
    ...webSettings(stores),
    // As in production: Google's address search is in the build, the sample's is not.
    VITE_GOOGLE_MAPS_KEY: 'demo-key',
  });
  await build({ root: REPOSITORY, logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

/** A Firestore in memory under the shop's rules, with its sample data; `onJudged` takes what the rules cost. */
export async function sampleFirestore(
  onJudged: (judgement: Judgement) => void = () => {},
): Promise<{ address: string; close: () => Promise<void> }> {
  const running = await startFirestore({
    port: 0,
    rulesFile: join(REPOSITORY, 'firestore.rules'),
    indexesFile: join(REPOSITORY, 'firestore.indexes.json'),
    onJudged,
  });
  const address = `127.0.0.1:${running.port}`;
  const store = ownerFirestore(address);
  await store.write(sampleDocuments(Date.now()));
  await store.write([{ path: 'manages/menus', data: menus as unknown as PlainMap }]);
  return { address, close: () => running.close() };
}

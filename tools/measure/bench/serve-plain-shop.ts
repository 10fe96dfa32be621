import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { localOriginsOf } from '../../dev/hosting/hosting-settings.ts';
import { type RunningHosting, serveHosting } from '../../dev/hosting/serve-hosting.ts';
import type { Addresses } from '../../dev/stack/server-addresses.ts';
import { storesOf, webSettings } from '../../dev/stack/web-settings.ts';

const root = join(import.meta.dirname, 'plain-shop');

/** Builds the plain shop for the stores of a shop that runs, and serves it with the same pictures and as that is served. */
export async function servePlainShop(addresses: Addresses): Promise<RunningHosting> {
  const dir = mkdtempSync(join(tmpdir(), 'hansang-plain-shop-'));
  const settings = webSettings(storesOf(addresses));
  const values = Object.entries(settings).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: resolve(import.meta.dirname, '../../../public'),
    define: Object.fromEntries(values),
    build: { outDir: dir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
  const { url, close } = await serveHosting(dir, { localOrigins: localOriginsOf(settings) });
  return {
    url,
    close: async () => {
      await close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

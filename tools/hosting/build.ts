import { resolve } from 'node:path';
import { webSettings } from '../stack/web-settings.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
/** Google's script is never asked for with it: tests answer in its stead. */
export const TEST_MAPS_KEY = 'demo-key';

/**
 * Builds the shop into `outDir` for stores on this machine. With a `mapsKey` addresses are searched with
 * Google, as in production; without one they come from the sample.
 */
export async function buildShop(
  outDir: string,
  stores: Parameters<typeof webSettings>[0],
  mapsKey = '',
): Promise<void> {
  Object.assign(process.env, {
    // A test's own mode must not become the build's.
    NODE_ENV: 'production',
    ...webSettings(stores),
    VITE_GOOGLE_MAPS_KEY: mapsKey,
  });
  const { build } = await import('vite');
  await build({ root: REPOSITORY, logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

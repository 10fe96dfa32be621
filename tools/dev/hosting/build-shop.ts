import { resolve } from 'node:path';
import { webSettings } from '../stack/web-settings.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
/** A fake key: no request with it reaches Google, because tests answer in Google's place. */
export const TEST_MAPS_KEY = 'demo-key';

/**
 * Builds the shop into `outDir` for local stores. With a `mapsKey` address suggestions come from Google, as
 * in production; without one from the sample addresses.
 */
export async function buildShop(
  outDir: string,
  stores: Parameters<typeof webSettings>[0],
  mapsKey = '',
): Promise<void> {
  Object.assign(process.env, {
    // The NODE_ENV of a test must not be passed on to the build.
    NODE_ENV: 'production',
    ...webSettings(stores),
    VITE_GOOGLE_MAPS_KEY: mapsKey,
  });
  const { build } = await import('vite');
  await build({ root: REPOSITORY, logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { TEST_MAPS_KEY } from '../../../tools/dev/hosting/build-shop.ts';
import { testBuild } from '../../../tools/dev/hosting/test-builds.ts';
import { findFreeWebPort } from '../../../tools/dev/stack/free-ports.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { storesOf, webSettings } from '../../../tools/dev/stack/web-settings.ts';
import { LIMITS } from '../limits.ts';

/**
 * The run's shop in a second build, with a Google Maps key: the address provider is a build setting.
 * Serves it beside the first one with the same data; call `stop` at the end.
 */
export async function serveWithGoogle(
  addresses: Addresses,
): Promise<{ web: string; stop: () => Promise<void> }> {
  const port = await findFreeWebPort();
  const folder = mkdtempSync(join(tmpdir(), 'hansang-google-'));
  const made = testBuild('google-addresses')?.dir;
  const served = made ? [made, String(port)] : [folder, String(port), '--build'];
  const program = resolve(import.meta.dirname, '../../../tools/dev/stack/serve-build.ts');
  const child = spawn(process.execPath, [program, ...served], {
    env: {
      ...process.env,
      ...webSettings(storesOf(addresses)),
      VITE_GOOGLE_MAPS_KEY: TEST_MAPS_KEY,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const web = `http://localhost:${port}`;
  const deadline = Date.now() + LIMITS.shop;
  while (!(await answers(web))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('the shop with a Google key did not start');
    }
    await new Promise((wake) => setTimeout(wake, 200));
  }
  return { web, stop };
}

async function answers(web: string): Promise<boolean> {
  try {
    return (await fetch(web)).ok;
  } catch {
    return false;
  }
}

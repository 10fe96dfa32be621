import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Addresses } from '../../../tools/stack/addresses.ts';
import { findFreeWebPort } from '../../../tools/stack/free-ports.ts';
import { webSettings } from '../../../tools/stack/web-settings.ts';

const START_TIMEOUT_MS = 120_000;

/**
 * The run's shop built once more, with a Google Maps key: which address provider a shop has is a
 * setting of its build. Serves it beside the other on the same stores; call `stop` at the end.
 */
export async function serveWithGoogle(
  addresses: Addresses,
): Promise<{ web: string; stop: () => Promise<void> }> {
  const port = await findFreeWebPort();
  const outDir = mkdtempSync(join(tmpdir(), 'hansang-google-'));
  const program = resolve(import.meta.dirname, '../../../tools/stack/serve-build.ts');
  const child = spawn(process.execPath, [program, outDir, String(port)], {
    env: {
      ...process.env,
      ...webSettings({ firestore: addresses.firestore, auth: `http://${addresses.auth}` }),
      VITE_GOOGLE_MAPS_KEY: 'a-key-for-tests',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(outDir, { recursive: true, force: true });
  };
  const web = `http://localhost:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
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

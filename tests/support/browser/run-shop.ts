import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { testBuild } from '../../../tools/dev/hosting/test-builds.ts';
import { findFreeWebPort } from '../../../tools/dev/stack/free-ports.ts';
import { type Addresses, readAddresses } from '../../../tools/dev/stack/server-addresses.ts';
import { LIMITS } from '../limits.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

export interface RunningShop {
  readonly addresses: Addresses;
  /** Stops it as Ctrl-C does; resolves when all its processes have ended. */
  stop(): Promise<void>;
}

/** Where a built shop runs and by which options: with the build of `npm test`, else with one of its own. */
export async function builtShop(): Promise<{ webPort: number; options: string[] }> {
  const made = testBuild('sample-addresses');
  return made
    ? { webPort: made.webPort, options: ['--build', made.dir] }
    : { webPort: await findFreeWebPort(), options: ['--built'] };
}

/**
 * Starts a copy of the shop as a separate process, as `npm start` does but without scheduled jobs, and waits until it is
 * usable.
 * `options` are those of `npm start` that say how the web page is served. Started again with the same
 * `dataDir`, it has its data back. Throws with its output when it does not start.
 */
export async function runShop(
  webPort: number,
  dataDir: string,
  options: readonly string[] = ['--built'],
): Promise<RunningShop> {
  const args = [
    '--port',
    String(webPort),
    '--data',
    dataDir,
    '--without-jobs',
    '--end-with-parent',
  ];
  const main = join(REPOSITORY, 'tools/dev/stack/main.ts');
  const child = spawn(process.execPath, [main, ...args, ...options], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const deadline = Date.now() + LIMITS.shop;
  for (;;) {
    const addresses = readAddresses(dataDir);
    if (addresses?.pid === child.pid && addresses !== undefined) {
      return { addresses, stop: () => end(child) };
    }
    if (hasEnded(child) || Date.now() > deadline) {
      await end(child);
      throw new Error(`the shop did not start:\n${output}`);
    }
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

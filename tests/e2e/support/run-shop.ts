import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type Addresses, readAddresses } from '../../../tools/stack/addresses.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 90_000;

export interface RunningShop {
  readonly addresses: Addresses;
  /** Ends it in order, as Ctrl-C does; resolves when every process of it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts a copy of the shop as a process of its own, as `npm start` does, and waits until it is usable.
 * `dev`: served as a person gets it without options. Started again on the same `dataDir` it finds what it
 * kept. Throws with its output when it doesn't come up.
 */
export async function runShop(
  webPort: number,
  dataDir: string,
  web: 'built' | 'dev' = 'built',
): Promise<RunningShop> {
  const args = ['--port', String(webPort), '--data', dataDir, '--end-with-parent'];
  if (web === 'built') args.push('--built');
  const child = spawn(process.execPath, [join(REPOSITORY, 'tools/stack/main.ts'), ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const deadline = Date.now() + START_TIMEOUT_MS;
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartOptions, startFirestore } from '../../src/start.ts';
import { freePort } from './free-port.ts';

/** FIRESTORE=official runs the same tests on the official emulator (Java 21, internet for its download). */
export const OFFICIAL = process.env.FIRESTORE === 'official';

/** The server under test. */
export interface Target {
  readonly host: string;
  readonly port: number;
  /** http://host:port */
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const READY_MS = 55_000;

/** Starts the server under test on a free port; the official emulator ignores the options. */
export async function startTarget(options: Partial<StartOptions> = {}): Promise<Target> {
  if (!OFFICIAL) {
    const { port, close } = await startFirestore({ port: 0, ...options });
    return { host: HOST, port, url: `http://${HOST}:${port}`, close };
  }
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'firestore-official-'));
  const emulators = {
    firestore: { host: HOST, port },
    ui: { enabled: false },
    singleProjectMode: false,
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const args = ['emulators:start', '--only', 'firestore', '--project', 'demo-contract'];
  const child = spawn('firebase', args, { cwd: folder, stdio: 'ignore' });
  await untilReady(url, child);
  return {
    host: HOST,
    port,
    url,
    close: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The official emulator did not start: it needs Java 21 and, once, the internet.');
}

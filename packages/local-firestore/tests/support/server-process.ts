import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../src/main.js');

/** A Firestore server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** Milliseconds from the start of the process until it listened. */
  readonly startMs: number;
  /** Ends the process with a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server (0 = on any free port) and waits until it prints that it listens. If it does not, throws
 * its error output.
 */
export async function startProcess(port: number, ...more: string[]): Promise<ServerProcess> {
  const began = performance.now();
  const args = [MAIN, '--port', String(port), ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (data: Buffer) => errors.push(data.toString()));
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const listening = /listening on \S+:(\d+)/.exec(line);
    if (listening) {
      const startMs = performance.now() - began;
      return {
        child,
        port: Number(listening[1]),
        startMs,
        end: async (signal) => {
          child.kill(signal);
          await gone;
        },
      };
    }
  }
  throw new Error(errors.join('').trim());
}

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { functionsEnvironment } from '../../../tools/dev/stack/functions-settings.ts';
import type { Addresses, Ports } from '../../../tools/dev/stack/server-addresses.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** What a deploy would upload, in a folder beside which no package can be found. */
export const bundleIn = (dataDir: string): string => join(dataDir, 'deployed-functions');

/** The functions' process, which tests kill and restart at any moment. */
export class FunctionsProcess {
  readonly #ports: Ports;
  readonly #addresses: Addresses;
  #child: ChildProcess | undefined;

  constructor(ports: Ports, addresses: Addresses) {
    this.#ports = ports;
    this.#addresses = addresses;
  }

  /** Resolves when it responds, with the milliseconds since its start. `settings` replace those of a local shop. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<number> {
    const { functions, dataDir } = this.#addresses;
    const log = openSync(join(dataDir, 'functions.log'), 'a');
    const began = performance.now();
    const main = join(import.meta.dirname, 'functions-main.ts');
    const bundle = bundleIn(dataDir);
    const args = [main, String(this.#ports.functions), new URL(functions).pathname, bundle];
    const child = spawn(process.execPath, args, {
      cwd: repository,
      env: { ...process.env, ...functionsEnvironment(this.#ports, this.#addresses), ...settings },
      stdio: ['ignore', log, log],
    });
    this.#child = child;
    closeSync(log);
    while (!(await answers(`${functions}/app/health`))) {
      if (child.exitCode !== null) throw new Error(`the functions ended with ${child.exitCode}`);
      await pause(20);
    }
    return performance.now() - began;
  }

  /** Kills it as a crash does: no work is finished, no request gets a response. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((wake) => child.once('exit', wake));
    child.kill('SIGKILL');
    await gone;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

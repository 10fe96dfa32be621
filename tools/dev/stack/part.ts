import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { endGroup, guardGroup } from './process-group.ts';

const POLL_MS = 50;
const SHOWN_LOG_LINES = 30;

/** One part of the local shop: a Node process (and its children) that can be started, waited for and stopped. */
export interface Part {
  /** The name in progress lines. */
  readonly name: string;
  start(): void;
  /** Resolves when the part is ready, without a time limit for slow machines; rejects when it ends before. */
  ready(): Promise<void>;
  /** Ends the part and all its child processes. */
  stop(): Promise<void>;
  /** Resolves with the reason when the part ends unexpectedly. */
  readonly died: Promise<string>;
}

export interface PartSpec {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Receives the process's output; a file and not a pipe, so that the process is never blocked by us. */
  readonly logFile: string;
  /** The part is ready once a GET of this succeeds. */
  readonly url: string;
}

export function part(spec: PartSpec): Part {
  let child: ChildProcess | undefined;
  const ended = new AbortController();
  const { promise: died, resolve } = Promise.withResolvers<string>();
  const reportDeath = (reason: string) => {
    if (ended.signal.aborted) return;
    ended.abort(new Error(`${spec.name} ${reason}`));
    resolve(reason);
  };

  return {
    name: spec.name,
    died,
    start() {
      mkdirSync(dirname(spec.logFile), { recursive: true });
      const log = openSync(spec.logFile, 'w');
      child = spawn(process.execPath, [...spec.args], {
        cwd: spec.cwd,
        env: { ...compileCache(), ...process.env, ...spec.env },
        stdio: ['ignore', log, log],
        detached: true,
      });
      closeSync(log);
      guardGroup(child);
      child.once('error', (error) => reportDeath(`could not be started: ${error.message}`));
      child.once('exit', (code, signal) => {
        const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
        reportDeath(`${how}\n${lastLines(spec.logFile)}`);
      });
    },
    ready: () => whenAnswered(spec.url, ended.signal),
    async stop() {
      ended.abort(new Error(`${spec.name} was stopped`));
      if (child?.pid !== undefined) await endGroup(child.pid);
    },
  };
}

/** Resolves once a GET of `url` succeeds, without a time limit; rejects with the reason of `ended`. */
export async function whenAnswered(url: string, ended?: AbortSignal): Promise<void> {
  while (!(await answers(url))) {
    ended?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    // A part that is busy starting closes a connection kept open as idle, even when a request has come on it.
    return (await fetch(url, { headers: { connection: 'close' } })).ok;
  } catch {
    return false;
  }
}

/** Enables Node's compile cache for the process, which halves the time of its next start. */
function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}

function lastLines(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LOG_LINES);
  return [...lines.map((line) => `    ${line}`), `    (${file})`].join('\n');
}

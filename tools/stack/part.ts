import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { endGroup, guardGroup } from './process-group.ts';

const POLL_MS = 50;
const SHOWN_LOG_LINES = 30;

/** One part of the local shop: a Node process (and its children) that can be started, waited for and stopped. */
export interface Part {
  /** As the user reads it in progress lines. */
  readonly name: string;
  start(): void;
  /** Resolves when the part can be used, however long a slow machine takes; rejects when it ends before. */
  ready(): Promise<void>;
  /** Ends the part and everything it started. */
  stop(): Promise<void>;
  /** Resolves with the reason when the part ends without having been asked to. */
  readonly died: Promise<string>;
}

export interface PartSpec {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Takes what the process prints; a file and no pipe, so that the process never blocks on us. */
  readonly logFile: string;
  /** A GET of it succeeds once the part is usable. */
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

/** Resolves once a GET of `url` succeeds, however long that takes; rejects with the reason of `ended`. */
export async function whenAnswered(url: string, ended?: AbortSignal): Promise<void> {
  while (!(await answers(url))) {
    ended?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Lets the process share what Node has compiled of sources, which halves its next start. */
function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}

function lastLines(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LOG_LINES);
  return [...lines.map((line) => `    ${line}`), `    (${file})`].join('\n');
}

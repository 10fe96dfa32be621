import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './part.ts';
import { endGroup, guardGroup } from './process-group.ts';

const READY_TIMEOUT_MS = 90_000;
const POLL_MS = 100;
const SHOWN_LOG_LINES = 30;

export interface ChildSpec {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Takes what the child prints; a file and no pipe, so that the child never blocks on us. */
  readonly logFile: string;
  /** Asked again and again until it says true; a refused connection counts as false. */
  isReady(): Promise<boolean>;
}

/** A part that is one Node process (and its children). */
export function childPart(spec: ChildSpec): Part {
  let child: ChildProcess | undefined;
  let stopping = false;
  let reportDeath: (reason: string) => void = () => {};
  const died = new Promise<string>((resolve) => {
    reportDeath = resolve;
  });

  return {
    name: spec.name,
    died,
    start() {
      mkdirSync(dirname(spec.logFile), { recursive: true });
      const log = openSync(spec.logFile, 'w');
      child = spawn(process.execPath, [...spec.args], {
        cwd: spec.cwd,
        env: { ...process.env, ...spec.env },
        stdio: ['ignore', log, log],
        detached: true,
      });
      closeSync(log);
      guardGroup(child);
      child.once('error', (error) => reportDeath(`could not be started: ${error.message}`));
      child.once('exit', (code, signal) => {
        if (stopping) return;
        const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
        reportDeath(`${how}\n${lastLines(spec.logFile)}`);
      });
    },
    async ready() {
      const deadline = Date.now() + READY_TIMEOUT_MS;
      while (!(await answers(spec.isReady))) {
        if (Date.now() > deadline) {
          const seconds = READY_TIMEOUT_MS / 1000;
          throw new Error(`${spec.name} not ready after ${seconds} s\n${lastLines(spec.logFile)}`);
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    async stop() {
      stopping = true;
      if (child?.pid !== undefined) await endGroup(child.pid);
    },
  };
}

async function answers(isReady: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isReady();
  } catch {
    return false;
  }
}

function lastLines(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LOG_LINES);
  return [...lines.map((line) => `    ${line}`), `    (${file})`].join('\n');
}

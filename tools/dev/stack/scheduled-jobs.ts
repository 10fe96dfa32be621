/**
 * Runs the scheduled functions of a local shop once a minute each, whatever their schedule says, because the Functions
 * emulator runs none. What a job throws is logged, and the job runs again a minute later.
 * Usage: node scheduled-jobs.ts <address of the functions>; the settings of the functions are its environment.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { REPOSITORY } from './options.ts';
import { whenAnswered } from './part.ts';

const EVERY_MS = 60_000;

interface ScheduledJob {
  readonly __endpoint: { readonly scheduleTrigger?: object };
  run(event: { readonly scheduleTime: string }): Promise<unknown>;
}

const [functions = ''] = process.argv.slice(2);
// Their part has made the bundle by then.
await whenAnswered(`${functions}/app/health`);
const bundle = createRequire(import.meta.url)(join(REPOSITORY, 'functions/lib')) as object;
const jobs = (Object.entries(bundle) as [string, ScheduledJob][]).filter(
  ([, job]) => job.__endpoint?.scheduleTrigger !== undefined,
);
await Promise.all(jobs.map(([name, job]) => repeat(name, job)));

async function repeat(name: string, job: ScheduledJob): Promise<never> {
  for (;;) {
    try {
      await job.run({ scheduleTime: new Date().toISOString() });
    } catch (error) {
      console.error(name, error);
    }
    await pause(EVERY_MS);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { findFreeWebPort } from '../../../tools/dev/stack/free-ports.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { startBackShop } from './back-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedShop: Addresses;
  }
}

let stop: () => Promise<void>;

/** Starts one shop for all files of a run (`globalSetup` in vitest.config.ts). */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-functions-'));
  const shop = await startBackShop(await findFreeWebPort(), dataDir);
  project.provide('sharedShop', shop.addresses);
  stop = async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Stops it at the end of the run. */
export const teardown = (): Promise<void> => stop();

/**
 * The shop of the run, for test files that use their own customers and dates and do not stop its processes;
 * others start one (`shopForThisFile`).
 */
export const sharedShop = (): Addresses => inject('sharedShop');

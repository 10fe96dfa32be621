import { writeFileSync } from 'node:fs';
import type { Counts } from './counts.ts';

/**
 * Says at the end of a program that tests without a runner how many have passed and failed, and keeps it where `npm test`
 * asks for it (`TEST_REPORT`).
 */
export function reportCounts({ passed, failed }: Counts): void {
  const { TEST_REPORT } = process.env;
  if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed`);
}

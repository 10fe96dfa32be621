import { join } from 'node:path';

/** Address suggestions from the sample, as in local builds, or from Google, as in production. */
export type BuildKind = 'sample-addresses' | 'google-addresses';

export interface TestBuild {
  readonly dir: string;
  /** Web port of the local shop whose stores the build calls. */
  readonly webPort: number;
}

/** A build that `npm test` made for all its stages (tools/dev/test/build-all.ts); undefined outside `npm test`. */
export function testBuild(kind: BuildKind): TestBuild | undefined {
  const { TEST_BUILDS, TEST_WEB_PORT } = process.env;
  if (!TEST_BUILDS || !TEST_WEB_PORT) return undefined;
  return { dir: join(TEST_BUILDS, kind), webPort: Number(TEST_WEB_PORT) };
}

import { join } from 'node:path';

/** The sample's addresses, as on this machine, or Google's, as in production. */
export type BuildKind = 'sample-addresses' | 'google-addresses';

export interface TestBuild {
  readonly dir: string;
  /** Port of the shop whose stores it calls. */
  readonly webPort: number;
}

/** A build that `npm test` has made for all its stages (tools/test/build.ts); undefined outside of it. */
export function testBuild(kind: BuildKind): TestBuild | undefined {
  const { TEST_BUILDS, TEST_WEB_PORT } = process.env;
  if (!TEST_BUILDS || !TEST_WEB_PORT) return undefined;
  return { dir: join(TEST_BUILDS, kind), webPort: Number(TEST_WEB_PORT) };
}

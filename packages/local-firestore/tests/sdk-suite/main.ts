/**
 * `npm run sdk-suite -- --sdk DIR [--browser] [FILE…]`: runs the integration tests that are published with
 * the official JavaScript SDK against this server. DIR is a checkout of github.com/firebase/firebase-js-sdk;
 * mocha and chai are installed into a temporary folder on first use.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startFirestore } from '../../src/start.ts';
import { launchChromium } from '../support/chromium.ts';
import { bundle } from './bundle.ts';
import { type Outcome, runInBrowser, runInNode } from './run.ts';

const API = 'packages/firestore/test/integration/api';
const OUT = join(import.meta.dirname, '../../node_modules/.cache/sdk-suite');
const TOOLS = join(tmpdir(), 'local-firestore-sdk-suite');
/** All tests of these files are for pipelines, a feature of the Enterprise edition. */
const ENTERPRISE = /^(pipeline|query_to_pipeline|snapshot_listener_source)/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sdk: { type: 'string' }, browser: { type: 'boolean' } },
});
const sdk = resolve(values.sdk ?? '');
if (values.sdk === undefined || !existsSync(join(sdk, API))) {
  console.error(`sdk-suite needs --sdk DIR: a checkout of the official SDK with ${API}. Get one with
  git clone --depth 1 https://github.com/firebase/firebase-js-sdk
It also needs npm's registry once (mocha, chai), and Chromium for --browser.`);
  process.exit(1);
}
if (!existsSync(join(TOOLS, 'node_modules/mocha'))) {
  mkdirSync(TOOLS, { recursive: true });
  writeFileSync(join(TOOLS, 'package.json'), '{"private": true}');
  const packages = ['mocha@11', 'chai@4', 'chai-as-promised@7'];
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: TOOLS });
  } catch {
    console.error(
      `sdk-suite could not install ${packages.join(', ')}: it needs npm's registry once.`,
    );
    process.exit(1);
  }
}
mkdirSync(OUT, { recursive: true });

const platform = values.browser ? 'browser' : 'node';
const files = readdirSync(join(sdk, API)).filter(
  (file) =>
    file.endsWith('.test.ts') &&
    !ENTERPRISE.test(file) &&
    (positionals.length === 0 || positionals.some((name) => file.startsWith(name))),
);
const browser = values.browser ? await launchChromium() : undefined;
const total = { passed: 0, skipped: 0, failed: 0 };
for (const file of files) {
  const { passed, skipped, failed } = await run(file);
  console.log(
    `${file}: ${passed} passed, ${failed.length} failed, ${skipped} skipped by the suite`,
  );
  for (const failure of failed) console.log(`  ✗ ${failure}`);
  total.passed += passed;
  total.skipped += skipped;
  total.failed += failed.length;
}
await browser?.close();
console.log(
  `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped by the suite`,
);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs one file with its own server and bundle; in the browser, with one page for each kind of cache. */
async function run(file: string): Promise<Outcome> {
  const server = await startFirestore({ port: 0 });
  const out = join(OUT, `${file}.${platform}.cjs`);
  try {
    await bundle(join(sdk, API, file), platform, server.port, TOOLS, out);
    if (!browser) return await runInNode(out, TOOLS);
    const memory = await runInBrowser(browser, out, TOOLS, 'memory');
    const indexeddb = await runInBrowser(browser, out, TOOLS, 'indexeddb');
    return {
      passed: memory.passed + indexeddb.passed,
      skipped: memory.skipped + indexeddb.skipped,
      failed: [...memory.failed, ...indexeddb.failed],
    };
  } finally {
    await server.close();
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** The test results of one bundle. */
export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  /** Title and message of each failed test. */
  readonly failed: readonly string[];
}

const TEST_MS = 40_000;

interface MochaReport {
  readonly stats: { readonly passes: number; readonly pending: number };
  readonly failures: readonly { readonly fullTitle: string; readonly err: { message?: string } }[];
}

const outcomeOf = ({ stats, failures }: MochaReport): Outcome => ({
  passed: stats.passes,
  skipped: stats.pending,
  failed: failures.map(({ fullTitle, err }) => `${fullTitle}: ${err.message?.split('\n')[0]}`),
});

/** Runs a bundle in Node. */
export async function runInNode(bundle: string, tools: string): Promise<Outcome> {
  const report = `${bundle}.json`;
  const mocha = join(tools, 'node_modules/mocha/bin/mocha.js');
  const options = ['--timeout', String(TEST_MS), '--exit', '--reporter', 'json'];
  const args = [mocha, ...options, '--reporter-option', `output=${report}`, bundle];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  await once(child, 'exit');
  return outcomeOf(JSON.parse(readFileSync(report, 'utf8')));
}

/**
 * Runs the tests of a bundle that use one kind of cache, in a page of its own. In a shared page, connections
 * left open by tests of the other kind would use up the six that a browser opens to an HTTP/1.1 server.
 */
export async function runInBrowser(
  browser: Browser,
  bundle: string,
  tools: string,
  cache: 'memory' | 'indexeddb',
): Promise<Outcome> {
  const mocha = join(tools, 'node_modules/mocha/mocha.js');
  const scripts: Record<string, string> = { '/mocha.js': mocha, '/tests.js': bundle };
  const pages = createServer((request, response) => {
    const file = scripts[request.url ?? ''];
    response.setHeader('content-type', file ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(file ? readFileSync(file) : '<!doctype html><div id="mocha"></div>');
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
    await page.addScriptTag({ url: '/mocha.js' });
    const invert = cache === 'memory' ? '.invert()' : '';
    await page.evaluate(
      `mocha.setup({ui: 'bdd', reporter: 'json', timeout: ${TEST_MS}}).grep(/Persistence=indexeddb/)${invert}`,
    );
    await page.addScriptTag({ url: '/tests.js' });
    // Silence console.log: the reporter prints its result.
    const report = await page.evaluate(
      `new Promise((done) => { console.log = () => {}; const run = mocha.run(() => done(run.testResults)); })`,
    );
    return outcomeOf(report as MochaReport);
  } finally {
    await page.close();
    pages.close();
  }
}

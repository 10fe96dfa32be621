import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CASES } from './sdk-cases.ts';
import { startTarget, type Target } from './target.ts';

declare function runCase(name: string, port: number, longPolling: boolean): Promise<string | null>;

const PORT = 41_421;
const PAGE_PORT = 41_422;

async function openPage(target: Target) {
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, 'browser-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const pages = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><script>${script.replaceAll('</script', '<\\/script')}</script>`);
  }).listen(PAGE_PORT, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${PAGE_PORT}/`);
  const close = async (): Promise<void> => {
    await browser.close();
    pages.close();
    await target.close();
  };
  return { page, close };
}

let opened: Awaited<ReturnType<typeof openPage>>;
beforeAll(async () => {
  opened = await openPage(await startTarget(PORT));
});
afterAll(() => opened.close());

describe.each([
  ['streaming', false],
  ['long polling', true],
])('web SDK in Chromium, over WebChannel, %s', (_name, longPolling) => {
  test.each(Object.keys(CASES))('%s', async (name) => {
    const failure = await opened.page.evaluate(
      (given) => runCase(given.name, given.port, given.longPolling),
      { name, port: PORT, longPolling },
    );
    expect(failure).toBeNull();
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { startTarget, type Target } from '../support/target.ts';
import { CASES } from './sdk-cases.ts';

declare function runCase(name: string, port: number, longPolling: boolean): Promise<string | null>;

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
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
  const close = async (): Promise<void> => {
    await browser.close();
    pages.close();
    await target.close();
  };
  return { page, port: target.port, close };
}

let opened: Awaited<ReturnType<typeof openPage>>;
beforeAll(async () => {
  opened = await openPage(await startTarget());
});
afterAll(() => opened.close());

describe.each([
  ['streaming', false],
  ['long polling', true],
])('web SDK in Chromium, over WebChannel, %s', (_name, longPolling) => {
  test.each(Object.keys(CASES))('%s', async (name) => {
    const failure = await opened.page.evaluate(
      (given) => runCase(given.name, given.port, given.longPolling),
      { name, port: opened.port, longPolling },
    );
    expect(failure).toBeNull();
  });
});

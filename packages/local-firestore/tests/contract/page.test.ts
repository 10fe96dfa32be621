import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFirestore } from '../../src/start.ts';
import { launchChromium } from '../support/chromium.ts';

const server = await startFirestore({ port: 0 });
const base = `http://127.0.0.1:${server.port}`;
const documents = 'projects/demo-page/databases/(default)/documents';
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

// Another address behind `#` alone would leave the page of the test before on the screen for a moment.
beforeEach(() => page.goto('about:blank'));

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${base}/v1/${documents}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

const fields = async (path: string) => (await call('GET', path)).json.fields;
const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (role: 'alert' | 'status') => expect.poll(() => page.getByRole(role).textContent());

test('documents are found from the first database on, also below one that does not exist', async () => {
  await call('PATCH', '메뉴/김치%20찌개', { fields: { price: { integerValue: '1500' } } });
  await call('PATCH', '메뉴/none/sizes/large', {});
  await page.goto(`${base}/emulator/page`);
  await page.getByRole('link', { name: '메뉴' }).click();
  await page.getByRole('link', { name: '김치 찌개' }).click();
  await expect.poll(() => page.getByLabel('Value').inputValue()).toBe('1500');
  await page.getByRole('link', { name: '메뉴' }).click();
  await page.getByRole('link', { name: 'none' }).click();
  await page.getByText('This document does not exist.').waitFor();
  await page.getByRole('link', { name: 'sizes' }).click();
  await page.getByRole('link', { name: 'large' }).waitFor();
});

test('a document is created, edited with a value of every kind, and deleted', async () => {
  await page.goto(`${base}/emulator/page#${documents}`);
  await page.getByLabel('Collection').fill('a');
  await page.getByLabel('Document', { exact: true }).fill('b');
  await click('Create document');
  const values: [type: string, text: string, value: object][] = [
    ['string', '안녕 <b>', { stringValue: '안녕 <b>' }],
    ['integer', '9007199254740993', { integerValue: '9007199254740993' }],
    ['double', '1.5', { doubleValue: 1.5 }],
    ['boolean', 'true', { booleanValue: true }],
    [
      'map',
      '{"fields": {"x": {"nullValue": null}}}',
      { mapValue: { fields: { x: { nullValue: null } } } },
    ],
  ];
  for (const [i, [type, text]] of values.entries()) {
    await click('Add field');
    await page.getByLabel('Field').nth(i).fill(`f${i}`);
    await page.getByLabel('Type').nth(i).selectOption(type);
    await page.getByLabel('Value').nth(i).fill(text);
  }
  await click('Save');
  await said('status').toBe('Saved.');
  expect(await fields('a/b')).toEqual(
    Object.fromEntries(values.map(([, , value], i) => [`f${i}`, value])),
  );
  page.once('dialog', (dialog) => dialog.accept());
  await click('Delete document');
  await expect.poll(() => page.url()).toMatch(/documents\/a$/);
  expect((await call('GET', 'a/b')).status).toBe(404);
});

test('what cannot be stored is explained and kept; the change of somebody else is not overwritten', async () => {
  await call('PATCH', 'a/c', { fields: { n: { integerValue: '1' } } });
  await page.goto(`${base}/emulator/page#${documents}/a/c`);
  await page.getByLabel('Value').fill('many');
  await click('Save');
  await said('alert').toBe('n: “many” is not a whole number.');
  expect(await page.getByLabel('Value').inputValue()).toBe('many');
  await call('PATCH', 'a/c', { fields: { n: { integerValue: '2' } } });
  await page.getByLabel('Value').fill('3');
  await click('Save');
  await said('alert').toContain('does not match');
  expect(await fields('a/c')).toEqual({ n: { integerValue: '2' } });
  await click('Reload');
  await expect.poll(() => page.getByLabel('Value').inputValue()).toBe('2');
});

test('the page has no other files, and no other page may frame it', async () => {
  for (const path of ['page.ts', '..', 'constructor']) {
    expect((await fetch(`${base}/emulator/page/${path}`)).status).toBe(404);
  }
  const policy = (await fetch(`${base}/emulator/page`)).headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
});

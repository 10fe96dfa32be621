import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium-for-tests.ts';
import { withHostedShop } from '../support/hosting.ts';
import { LIMITS } from '../support/limits.ts';

/** The image that Firestore's SDK loads to tell a lost connection from an unresponsive server. */
function connectivityProbe(): string {
  const sdk = readFileSync(
    'node_modules/@firebase/webchannel-wrapper/dist/webchannel-blob/esm/webchannel_blob_es2018.js',
    'utf8',
  );
  const [, address] = /"\/\/(www\.google\.com\/images\/[\w.]+)"/.exec(sdk) ?? [];
  if (!address) throw new Error('the SDK names no picture any more');
  return `https://${address}`;
}

describe('the built shop under the headers of firebase.json', () => {
  it('is served with the right cache headers and does not violate its own security policy', () =>
    withHostedShop(async ({ url, dir }) => {
      const head = async (path: string) => (await fetch(`${url}${path}`)).headers;
      const start = await head('/');
      const policy = start.get('content-security-policy') ?? '';
      for (const page of readdirSync(dir).filter((name) => name.endsWith('.html'))) {
        const html = readFileSync(join(dir, page), 'utf8');
        for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
          const hash = createHash('sha256').update(script).digest('base64');
          expect(policy, `${page}: script-src needs 'sha256-${hash}'`).toContain(hash);
        }
      }
      expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.match(/img-src [^;]*/)?.[0]).toContain(connectivityProbe());
      expect(start.get('strict-transport-security')).toContain('max-age=31536000');
      expect(start.get('x-frame-options')).toBe('DENY');
      expect(start.get('x-content-type-options')).toBe('nosniff');
      expect(start.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(start.get('permissions-policy')).toContain('geolocation=()');

      const asset = /\/assets\/[^"]+\.js/.exec(readFileSync(join(dir, 'app.html'), 'utf8'))?.[0];
      const script = await head(asset ?? '');
      expect(script.get('cache-control')).toContain('immutable');
      expect(script.get('x-content-type-options')).toBe('nosniff');
      // Policies for documents would be larger than a small script.
      expect(script.has('content-security-policy')).toBe(false);
      expect((await head('/images/table.svg')).get('content-security-policy')).toBe(policy);
      for (const path of ['/', '/date-select/ko', '/msg/20261124_1/a.b', '/sw.js']) {
        expect((await head(path)).get('cache-control'), path).toBe('no-cache');
      }
      // What a messenger shows of a shared link; the date itself is not known at build time.
      const shared = await (await fetch(`${url}/date-detail/en/20261124_1?dish=soup`)).text();
      expect(shared).toContain(
        '<meta property="og:description" content="See the dishes of this day',
      );
      expect(shared).toContain('<meta property="og:image" content="');
      // A missing file of an older version gets 404, not the shop's page.
      expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);

      const browser = await chromium.launch({
        executablePath: chromiumPath(),
        args: CHROMIUM_ARGS,
      });
      try {
        await withoutScript(browser, url);
        await writtenScreens(browser, url);
        await dateBeforeCode(browser, url);
        await beforeCode(browser, url);
        await withoutComplaint(browser, url);
        await withoutConnection(browser, url);
        await withNewVersion(browser, url, dir);
      } finally {
        await browser.close();
      }
    }));
});

const dateLinks = 'a[href^="/date-detail/ko/"]';
/** The cards rendered by the screen's own code, not the prerendered ones. */
const ownCards = '#root:not(:has(#first-content)) article';

/** Opens a visitor's first page, with a long timeout for slow machines. */
async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(LIMITS.wait);
  return context.newPage();
}

/** `/` can be read and its links work before any script has loaded. */
async function withoutScript(browser: Browser, url: string): Promise<void> {
  const page = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(url);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('한상');
  const english = page.getByRole('link', { name: 'English' });
  expect(await english.getAttribute('href')).toBe('/date-select/en');
  await page.context().close();
}

/** Dates and menus are prerendered in the language of the address, and inactive until scripts load. */
async function writtenScreens(browser: Browser, url: string): Promise<void> {
  // Until the code knows better a screen is laid out as on a phone.
  const page = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const screens = [
    ['/date-select/ko', 'ko', '언제 받으실까요?'],
    ['/date-select/en', 'en', 'When would you like your delivery?'],
    ['/date-detail/ko/20261124_1?ts=1', 'ko', '주문 전에 꼭 읽어 주세요'],
    ['/date-detail/en/20261124_1?ts=1', 'en', 'Please read before ordering'],
  ] as const;
  for (const [path, language, words] of screens) {
    await page.goto(`${url}${path}`);
    expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
    expect(await page.getByText(words).isVisible(), path).toBe(true);
    expect(await page.locator('#root').getAttribute('inert'), path).toBe('');
  }
  for (const path of ['/date-select/fr', '/date-detail/ko/20261124_1/cardCancelled']) {
    await page.goto(`${url}${path}`);
    expect(await page.locator('#root').textContent(), path).toBe('');
  }
  await page.context().close();
}

/** Holds back the shop's code; the returned function lets it load. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/base-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A date can be chosen before the shop's code has loaded: its card is a link of the page. */
async function dateBeforeCode(browser: Browser, url: string): Promise<void> {
  const page = await openPage(browser, { serviceWorkers: 'block' });
  await holdCode(page);
  await page.goto(`${url}/date-select/ko`, { waitUntil: 'commit' });
  await page.locator(`#first-content ${dateLinks}`).first().click();
  await page.waitForURL(/\/date-detail\/ko\/\d{8}_\d+\?ts=\d+$/, { waitUntil: 'commit' });
  await page.locator('#first-content article').first().waitFor();
  await page.context().close();
}

/** The first dishes can be added before the shop's code has loaded, which then shows the same basket. */
async function beforeCode(browser: Browser, url: string): Promise<void> {
  const viewport = { width: 390, height: 844 };
  const page = await openPage(browser, { serviceWorkers: 'block', viewport });
  await page.goto(`${url}/date-select/ko`);
  const detail = (await page.locator(dateLinks).first().getAttribute('href')) ?? '';
  const release = await holdCode(page);
  await page.goto(`${url}${detail}`, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: '하나 담기' }).first();
  const orderSheet = page.waitForRequest(/\/basket-order-dialog-[^/]+\.js$/);
  const itsStyle = page.waitForRequest(/\/use-order-form-[^/]+\.css$/);
  await add.click();
  // Whoever has a dish will want to order it.
  await Promise.all([orderSheet, itsStyle]);
  await add.click();
  const basket = page.getByRole('button', { name: /^장바구니 2 · \$/ });
  await basket.waitFor();
  // Reducing and typing a quantity need the code: until then a tap there does nothing.
  const rest = await page.locator('#first-content fieldset [inert]').first().boundingBox();
  for (const part of [0.25, 0.75]) {
    await page.mouse.click((rest?.x ?? 0) + (rest?.width ?? 0) * part, (rest?.y ?? 0) + 10);
  }
  expect(await basket.count()).toBe(1);
  expect(await page.locator('#first-content article').count()).toBeGreaterThan(1);
  const titleTop = async () => (await page.locator('header h1').boundingBox())?.y;
  const before = await titleTop();
  release();
  await page.locator('#first-content').waitFor({ state: 'detached' });
  // The last thing that comes into the header.
  await page.getByText('로그인').first().waitFor();
  expect(await titleTop()).toBe(before);
  expect(await basket.count()).toBe(1);
  await add.click();
  await page.getByRole('button', { name: /^장바구니 3 · \$/ }).waitFor();
  await page.getByRole('button', { name: '수량 3, 직접 입력' }).waitFor();
  await page.context().close();
}

async function withoutComplaint(browser: Browser, url: string): Promise<void> {
  const viewport = { width: 390, height: 844 };
  const page = await openPage(browser, { serviceWorkers: 'block', viewport });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  await page.getByRole('link', { name: '한국어' }).waitFor();
  await page.goto(`${url}/date-select/en`);
  await page.getByRole('heading', { name: 'When would' }).waitFor();
  await page.goto(`${url}/date-select/ko`);
  await page.locator(dateLinks).first().click();
  await page.locator(ownCards).first().waitFor();
  // Opened again by its address: the prerendered screen is taken over with the basket.
  await page.getByRole('button', { name: '하나 담기' }).first().click();
  await page.reload();
  await page.getByRole('button', { name: /^장바구니 1/ }).waitFor();
  expect(await page.locator('#root').getAttribute('inert')).toBeNull();
  // The last file that a screen loads by itself.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/\/auth-[^/]+\.js/, /\/Listen\/channel/].every((file) =>
      loaded.some((name) => file.test(name)),
    );
  });
  expect(complaints).toEqual([]);
  await page.context().close();
}

/** Pages that were visited open again offline and say so. */
async function withoutConnection(browser: Browser, url: string): Promise<void> {
  const page = await openPage(browser, { locale: 'ko-KR' });
  await page.goto(`${url}/date-select/ko`);
  await page.locator(dateLinks).first().waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const detail = (await page.locator(dateLinks).first().getAttribute('href')) ?? '';
  await page.goto(`${url}${detail}`);
  await page.locator(ownCards).first().waitFor();
  await page.context().setOffline(true);
  await page.goto(`${url}/date-select/ko?from=link`);
  // The worker responds with the prerendered page, not with the shell.
  expect(await page.locator('#root').getAttribute('data-screen')).toBe('dateSelect');
  await page.locator(dateLinks).first().waitFor();
  await page.getByText('에 본 것이에요').waitFor();
  await page.goto(`${url}${detail}`);
  await page.locator(ownCards).first().waitFor();
  await page.context().close();
}

/** The dates offer a newer version, the menus never do; it opens only on request. */
async function withNewVersion(browser: Browser, url: string, dir: string): Promise<void> {
  const page = await openPage(browser, { locale: 'ko-KR' });
  await page.goto(`${url}/date-select/ko`);
  // The first worker controls only pages that open after it is ready.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const detail = (await page.locator(dateLinks).first().getAttribute('href')) ?? '';
  await page.goto(`${url}${detail}`);
  await page.locator(ownCards).first().waitFor();

  appendFileSync(join(dir, 'sw.js'), '\n// A newer version.\n');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  const offer = page.getByRole('button', { name: '새로 열기' });
  expect(await offer.count()).toBe(0);
  await page.goto(`${url}/date-select/ko`);
  // The page reloads in any case; if the old version is still active by then, it offers the newer one again.
  let waits = true;
  while (waits) {
    await page.evaluate(() => Object.assign(window, { beforeReload: true }));
    await offer.click();
    await page.waitForFunction(() => !('beforeReload' in window));
    await page.locator(dateLinks).first().waitFor();
    waits = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  }
  await page.reload();
  await page.locator(dateLinks).first().waitFor();
  expect(await offer.count()).toBe(0);
  await page.context().close();
}

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayClick } from '../app/replayed-click.ts';
import { deferred } from '../data/testing/deferred.ts';
import { heldCodeId, type StartSettings, start } from './start.ts';

const settings: StartSettings = {
  read: 'https://store.example/v1:batchGet?key=k',
  root: 'projects/p/databases/(default)/documents',
  screens: { '': ['/assets/start.js'], 'date-select': ['/assets/shop.js', '/assets/dates.js'] },
  account: ['/assets/auth.js', '/assets/transactions.js'],
  orderSheet: ['/assets/order-sheet.js'],
  phrases: { en: ['/assets/english.js'] },
};

const found = {
  found: {
    name: `${settings.root}/dates/activeDates`,
    fields: { early: { booleanValue: true } },
  },
};
const fetched = vi.fn<typeof fetch>();
const listeners: Parameters<typeof removeEventListener>[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async () => new Response(JSON.stringify([found]))),
  );
  const add = window.addEventListener;
  vi.spyOn(window, 'addEventListener').mockImplementation((...listener: unknown[]) => {
    listeners.push(listener as (typeof listeners)[number]);
    add.apply(window, listener as Parameters<typeof add>);
  });
});

afterEach(() => {
  vi.useRealTimers();
  for (const listener of listeners.splice(0)) removeEventListener(...listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetched.mockReset();
  window.initialFetch = undefined;
  window.replayedClick = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

describe('start', () => {
  it("reads the documents of the address's screen in one request and leaves the answer on the window", async () => {
    start(settings, '/date-select/ko');
    expect(fetched).toHaveBeenCalledOnce();
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(settings.read);
    expect(JSON.parse(String(init?.body))).toEqual({
      documents: [`${settings.root}/dates/activeDates`, `${settings.root}/common/gongji`],
    });
    expect(window.initialFetch?.paths).toEqual(['dates/activeDates', 'common/gongji']);
    expect((await window.initialFetch?.answer)?.documents).toEqual(
      new Map([['dates/activeDates', { early: true }]]),
    );
  });

  it('reads nothing for a screen without public documents', () => {
    start(settings, '/msg/20261124_1/a');
    expect(fetched).not.toHaveBeenCalled();
    expect(window.initialFetch).toBeUndefined();
  });

  it.each([
    ['/', ['/assets/start.js']],
    ['/date-select/ko', ['/assets/shop.js', '/assets/dates.js']],
    ['/date-select/en', ['/assets/shop.js', '/assets/dates.js', '/assets/english.js']],
    ['/unknown', []],
  ])('preloads the code of %s', (pathname, files) => {
    start(settings, pathname);
    expect(preloaded()).toEqual(files);
  });

  it('preloads the account of whoever is signed in here, after the screen and with less haste', () => {
    localStorage.setItem('firebase:authUser:k:[DEFAULT]', '{}');
    start(settings, '/');
    expect(preloaded()).toEqual(['/assets/start.js']);
    document.head.innerHTML = '';
    start(settings, '/date-select/ko');
    localStorage.clear();
    expect(preloaded()).toEqual(['/assets/shop.js', '/assets/dates.js', ...settings.account]);
  });

  it('loads the code that a prerendered page holds after its first paint, or at once if the page is hidden', async () => {
    vi.useFakeTimers();
    const page = `<template id="${heldCodeId}"><script type="module" src="/assets/main.js"></script></template>`;
    const scripts = () => document.head.querySelectorAll('script[src="/assets/main.js"]').length;
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.head.innerHTML = page;
    start(settings, '/');
    await vi.advanceTimersByTimeAsync(0);
    expect([scripts(), preloaded()]).toEqual([0, []]);
    await vi.advanceTimersByTimeAsync(100);
    expect([scripts(), preloaded()]).toEqual([1, ['/assets/start.js']]);
    document.head.innerHTML = page;
    hidden.mockReturnValue(true);
    start(settings, '/');
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts()).toBe(1);
  });

  it('loads the code once the documents have come or failed, or 100 ms after the first paint', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const scripts = () => document.head.querySelectorAll('script[src="/assets/main.js"]').length;
    async function open(response: Promise<Response>) {
      document.head.innerHTML = `<template id="${heldCodeId}"><script type="module" src="/assets/main.js"></script></template>`;
      fetched.mockReturnValueOnce(response);
      start(settings, '/date-select/ko');
      await vi.advanceTimersByTimeAsync(50);
    }
    const { promise, resolve } = deferred<Response>();
    await open(promise);
    expect(scripts()).toBe(0);
    resolve(new Response(JSON.stringify([found])));
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts()).toBe(1);
    await open(Promise.reject(new TypeError('Failed to fetch')));
    expect(scripts()).toBe(1);
    await open(new Promise(() => {}));
    expect(scripts()).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(scripts()).toBe(1);
  });

  it('repeats the last early click on a button once its code is there', () => {
    document.head.innerHTML = `<template id="${heldCodeId}"></template>`;
    document.body.innerHTML = '<button type="button"><span>메뉴</span></button>';
    const clicked = vi.fn();
    start(settings, '/');
    document.querySelector('span')?.click();
    document.querySelector('button')?.addEventListener('click', clicked);
    replayClick();
    expect(clicked).toHaveBeenCalledOnce();
    replayClick();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('listens to no clicks on a page that is not prerendered', () => {
    start(settings, '/msg/20261124_1/a');
    expect(listeners.map(([type]) => type)).not.toContain('click');
    expect(window.replayedClick).toBeUndefined();
  });

  describe("when the shop's code cannot be loaded", () => {
    const failToLoad = () => {
      const script = document.body.appendChild(document.createElement('script'));
      script.dispatchEvent(new Event('error'));
    };

    it('offers to reload in both languages instead of an empty or inert screen', () => {
      for (const root of [
        '<div id="root"></div>',
        '<div id="root" inert data-awaits-code><h1>날짜</h1></div>',
      ]) {
        document.body.innerHTML = root;
        const element = document.getElementById('root');
        // jsdom doesn't know the property.
        if (element) element.inert = element.hasAttribute('inert');
        start(settings, '/date-select/ko');
        failToLoad();
        expect(element?.textContent).toBe(
          '화면을 열지 못했어요. 다시 열기 · This page could not be opened. Reload',
        );
        expect(element?.inert).toBe(false);
      }
    });

    it('keeps a screen whose links work without it', () => {
      document.body.innerHTML = '<div id="root"><a href="/date-select/ko">한국어</a></div>';
      start(settings, '/');
      failToLoad();
      expect(document.getElementById('root')?.textContent).toBe('한국어');
    });
  });
});

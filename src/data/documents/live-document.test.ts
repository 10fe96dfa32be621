// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheKey } from '../device/storage-keys.ts';
import { deferred } from '../testing/deferred.ts';
import {
  answerFetch,
  endListener,
  endPage,
  hear,
  is,
  listening,
  loading,
  openPage,
  own,
  page,
  parse,
  pass,
  sdk,
  shared,
  show,
  startPage,
} from './testing/document-page.ts';

const { loadSdk } = await vi.hoisted(() => import('./testing/document-page.ts'));
vi.mock('./load-sdk.ts', () => loadSdk);
vi.mock('../firebase/caller-headers.ts', () => ({ callerHeaders: async () => ({}) }));

beforeEach(startPage);
afterEach(endPage);

describe('a customer’s own document', () => {
  const isIdle = async () => {
    let idle = false;
    const { afterFirstPaint } = await import('./after-first-paint.ts');
    void afterFirstPaint().then(() => {
      idle = true;
    });
    return () => idle;
  };

  /** Before its listener has answered, requests have told 1, and 2 once that was stored. */
  const showStored = async () => {
    page.ownAnswered = true;
    const screen = await show(own);
    await answerFetch(1, own.path);
    await pass(10_000);
    page.fetched = deferred();
    (await import('./stored-changes.ts')).noteStored();
    await answerFetch(2, own.path);
    page.fetched = deferred();
    return screen;
  };

  it.each([
    ['has come', () => hear({ data: { n: 1 } })],
    ['cannot be read', () => endListener()],
  ])('keeps what waits for the idle page waiting until it %s', async (_, answer) => {
    await show(own);
    const idle = await isIdle();
    await pass(5000);
    expect(idle()).toBe(false);
    await answer();
    await pass(1001);
    expect(idle()).toBe(true);
  });

  it('brings the server’s time by a request of its own, where the first request has failed', async () => {
    await openPage('late');
    const { serverNow } = await import('../device/server-clock.ts');
    const told = JSON.stringify([{ missing: 'x', readTime: '1970-01-01T00:01:00Z' }]);
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response(told));
    await show(own);
    await pass(1000);
    hear({ data: { n: 2 } });
    await pass(0);
    expect(request).toHaveBeenCalledTimes(2);
    expect(request.mock.lastCall?.[1]?.body).toContain('common/point');
    expect(serverNow()).toBe(60_000);
  });

  it('comes by a plain request, then by its listener once the page is idle', async () => {
    const request = vi.spyOn(globalThis, 'fetch');
    page.ownAnswered = true;
    const screen = await show(own);
    await answerFetch(1, own.path);
    expect(screen.now()).toEqual(is(1));
    expect(listening()).toEqual([]);
    await pass(1000);
    hear({ data: { n: 0 }, fromCache: true });
    expect(screen.now()).toEqual(is(1));
    hear({ data: { n: 2 } });
    expect(screen.now()).toEqual(is(2));
    await show({ path: 'points/u1', parse });
    expect(listening()).toEqual([own.path, 'points/u1']);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is not overwritten by a plain answer that comes after the listener’s', async () => {
    page.ownAnswered = true;
    const screen = await show(own);
    await pass(10_000);
    hear({ data: { n: 2 } });
    await answerFetch(1, own.path);
    expect(screen.now()).toEqual(is(2));
  });

  it('is asked for again once a change is stored, where listeners alone are cut off', async () => {
    const { noteStored } = await import('./stored-changes.ts');
    const screen = await showStored();
    expect(screen.now()).toEqual(is(2));
    hear({ data: { n: 3 } });
    await answerFetch(3, own.path);
    const request = vi.spyOn(globalThis, 'fetch');
    noteStored();
    await pass(1000);
    expect(request).not.toHaveBeenCalled();
    expect(screen.now()).toEqual(is(3));
  });

  it('is not set back by a first answer of its listener that is older than what was asked for since', async () => {
    const screen = await showStored();
    hear({ data: { n: 1 } });
    expect(screen.now()).toEqual(is(2));
    await answerFetch(3, own.path);
    expect(screen.now()).toEqual(is(3));
    hear({ data: { n: 1 } });
    expect(screen.now()).toEqual(is(1));
  });

  it('is as its listener says, where that has told a change before another request is answered', async () => {
    const screen = await showStored();
    hear({ data: { n: 1 } });
    hear({ data: { n: 4 } });
    await answerFetch(2, own.path);
    expect(screen.now()).toEqual(is(4));
  });

  it('keeps nothing waiting once its screen has gone', async () => {
    const { unmount } = await show(own);
    const idle = await isIdle();
    unmount();
    await pass(4000);
    expect(idle()).toBe(true);
  });
});

describe('a document', () => {
  it('is loading, then shown, then changed, then missing', async () => {
    const screen = await show(own);
    expect(screen.now()).toEqual(loading);
    for (const n of [1, 2]) {
      hear({ data: { n } });
      expect(screen.now()).toEqual(is(n));
    }
    hear({});
    expect(screen.now()).toEqual(is(undefined));
  });

  it('can be missing from the start', async () => {
    const screen = await show(own);
    hear({});
    expect(screen.now()).toEqual(is(undefined));
  });

  it('has one listener however many components show it', async () => {
    const first = await show(own);
    const second = await show(own);
    hear({ data: { n: 1 } });
    expect([first.now(), second.now()]).toEqual([is(1), is(1)]);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(listening()).toEqual([own.path]);
    first.unmount();
    await pass(5000);
    expect(listening()).toEqual([own.path]);
  });

  it('keeps its listener for 2 s after its last component, and loads anew after that', async () => {
    const first = await show(own);
    hear({ data: { n: 1 } });
    first.unmount();
    await pass(1999);
    const back = await show(own);
    expect(back.now()).toEqual(is(1));
    await pass(5000);
    expect(listening()).toEqual([own.path]);
    expect(sdk.listeners).toHaveLength(1);
    back.unmount();
    await pass(2000);
    expect(listening()).toEqual([]);
    expect((await show(own)).now()).toEqual(loading);
    expect(sdk.listeners).toHaveLength(2);
  });

  it('is not listened to while documents are paused, keeps its value, and catches up', async () => {
    const screen = await show(own);
    hear({ data: { n: 1 } });
    act(() => page.live.pauseDocuments(true));
    expect(listening()).toEqual([]);
    expect(screen.now()).toEqual(is(1));
    const later = await show({ path: 'users/u2', parse });
    expect(listening()).toEqual([]);
    expect(later.now()).toEqual(loading);

    act(() => page.live.pauseDocuments(false));
    await pass();
    expect(listening()).toEqual(['users/u1', 'users/u2']);
    hear({ data: { n: 2 } });
    expect(later.now()).toEqual(is(2));
    expect(screen.now()).toEqual(is(1));
  });

  it('without a source has no listener', async () => {
    expect((await show(undefined)).now()).toEqual(loading);
    expect(sdk.listeners).toEqual([]);
  });

  it('can be observed outside React, beginning with what is known', async () => {
    const heard: unknown[] = [];
    const stop = page.live.observeDocument(own, (state) => heard.push(state));
    await pass();
    hear({ data: { n: 1 } });
    expect(heard).toEqual([loading, is(1)]);
    stop();
    await pass(2000);
    expect(listening()).toEqual([]);
  });
});

const rendered: string[] = [];

function Prerendered() {
  const shown = page.live.useLiveDocument(shared).value ?? '…';
  rendered.push(`${shown}, confirmed: ${page.live.useConfirmed(shared)}`);
  return shown;
}

it('a prerendered screen shows what is cached in a task after its hydration, and parses it once', async () => {
  localStorage.setItem(
    cacheKey(shared.path),
    JSON.stringify({ version: 1, at: 1, data: { n: 7 } }),
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(createElement(Prerendered));
  parse.mockClear();
  await openPage();
  act(() => void hydrateRoot(root, createElement(Prerendered)));
  expect(root.textContent).toBe('…');
  await pass();
  expect(root.textContent).toBe('7');
  expect(parse).toHaveBeenCalledTimes(1);
});

it('a prerendered screen finds no document confirmed before it shows it', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(createElement(Prerendered));
  await openPage();
  const answered = answerFetch(7);
  rendered.length = 0;
  act(() => void hydrateRoot(root, createElement(Prerendered)));
  await answered;
  await pass();
  expect([...new Set(rendered)]).toEqual(['…, confirmed: false', '7, confirmed: true']);
});

describe('a document that no screen shows any more', () => {
  it('does not load the SDK', async () => {
    (await show(shared)).unmount();
    await pass(20_000);
    expect(sdk.loaded).toBe(false);
  });

  it('gets no listener when the SDK arrives late', async () => {
    const files = deferred<void>();
    sdk.files = files.promise;
    (await show(own)).unmount();
    await pass(2000);
    files.resolve();
    await pass();
    expect(sdk.loaded).toBe(true);
    expect(sdk.listeners).toEqual([]);
  });

  it('does not close the listener of its next screen', async () => {
    const before = await show(own);
    page.live.stopPrivateListeners();
    before.unmount();
    await show(own);
    await pass(2000);
    await show(own);
    expect(sdk.listeners).toHaveLength(2);
    expect(listening()).toEqual([own.path]);
  });
});

it('signing out closes the customer’s own documents at once, and no public one', async () => {
  const menus = await show(shared);
  await answerFetch(1);
  await pass(1000);
  const mine = await show(own);
  hear({ data: { n: 7 } });
  expect(mine.now()).toEqual(is(7));
  act(() => page.live.stopPrivateListeners());
  expect(listening()).toEqual([shared.path]);
  expect(mine.now()).toEqual(loading);
  expect(menus.now()).toEqual(is(1));
});

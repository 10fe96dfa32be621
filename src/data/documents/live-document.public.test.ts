// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerFetch,
  answerMissing,
  endListener,
  endPage,
  hear,
  is,
  leavePage,
  listenBefore,
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

describe('a public document', () => {
  it('is fetched first; the listener takes over when the page is idle and does not render the same again', async () => {
    const screen = await show(shared);
    await pass(9000);
    expect(sdk.listeners).toEqual([]);
    await answerFetch(1);
    expect(screen.now()).toEqual(is(1));
    await pass(1000);
    expect(listening()).toEqual([shared.path]);
    const drawn = screen.renders();
    hear({ data: { n: 1 } });
    expect(screen.renders()).toBe(drawn);
    expect(parse).toHaveBeenCalledTimes(1);
    hear({ data: { n: 2 } });
    expect(screen.now()).toEqual(is(2));
  });

  it('keeps the listener’s newer fields when the fetch answers later', async () => {
    const screen = await show(shared);
    await pass(10_000);
    hear({ data: { n: 2 } });
    await answerFetch(1);
    expect(screen.now()).toEqual(is(2));
  });

  it('is fetched while another document has a listener that has not heard from the server', async () => {
    await show(own);
    const screen = await show(shared);
    expect(listening()).toEqual([own.path]);
    await answerFetch(2);
    expect(screen.now()).toEqual(is(2));
  });

  it('is not fetched once a listener has heard from the server', async () => {
    await listenBefore();
    const fetching = vi.fn(() => page.fetched.promise);
    vi.stubGlobal('fetch', fetching);
    await show(shared);
    expect(listening()).toEqual([shared.path]);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is shown from the cache, on this page and on the next visit, and stale until confirmed', async () => {
    const first = await show(shared);
    await answerFetch(1);
    first.unmount();
    await pass(2000);
    const kept = { ...localStorage };
    localStorage.clear();
    const again = await show(shared);
    expect(again.now()).toEqual(is(1));
    again.unmount();
    Object.assign(localStorage, kept);
    await openPage();
    const { result: freshness } = renderHook(() => page.useFreshness());
    const visit = await show(shared);
    expect(visit.now()).toEqual(is(1));
    expect(freshness.current).toMatchObject({ stale: true, seenAt: 1000 });
    const drawn = visit.renders();
    await answerFetch(1);
    expect(visit.renders()).toBe(drawn);
    expect(freshness.current).toMatchObject({ stale: false });
  });

  it('is removed from the cache once it is missing', async () => {
    await listenBefore();
    await show(shared);
    hear({ data: { n: 1 } });
    hear({});
    await answerMissing();
    cleanup();
    await openPage();
    expect((await show(shared)).now()).toEqual(loading);
  });

  it('that is shown and reported as missing is fetched before it counts as missing', async () => {
    await listenBefore();
    const shown = await show(shared);
    hear({ data: { n: 1 } });
    hear({});
    expect(shown.now()).toEqual(is(1));
    await answerFetch(2);
    expect(shown.now()).toEqual(is(2));
  });
});

describe('a cached document', () => {
  const confirmed = () => renderHook(() => page.live.useConfirmed(shared)).result;

  /** Opens the shop again on a phone that has the document in its cache. */
  async function returnLater() {
    await show(shared);
    await answerFetch(1);
    await leavePage();
    await openPage();
    const screen = await show(shared);
    expect(screen.now()).toEqual(is(1));
    return screen;
  }

  it('is confirmed by the server’s response, which does not render the same again', async () => {
    const screen = await returnLater();
    const isConfirmed = confirmed();
    expect(isConfirmed.current).toBe(false);
    const drawn = screen.renders();
    await answerFetch(1);
    expect(isConfirmed.current).toBe(true);
    expect(screen.renders()).toBe(drawn);
  });

  it('is not confirmed by a failure, nor by the SDK’s cache', async () => {
    const screen = await returnLater();
    const isConfirmed = confirmed();
    page.fetched.reject(new TypeError('Failed to fetch'));
    await pass(1000);
    hear({ data: { n: 1 }, fromCache: true });
    await endListener('unavailable');
    expect(screen.now()).toMatchObject({ value: 1, error: { code: 'network' } });
    expect(isConfirmed.current).toBe(false);
    await pass(5000);
    hear({ data: { n: 2 } });
    expect(isConfirmed.current).toBe(true);
  });

  it('stays confirmed while the connection is lost, and is confirmed anew for a later screen', async () => {
    await listenBefore();
    const screen = await show(shared);
    const isConfirmed = confirmed();
    hear({ data: { n: 1 } });
    hear({ data: { n: 1 }, fromCache: true });
    expect(isConfirmed.current).toBe(true);
    cleanup();
    await pass(2000);
    screen.unmount();
    await show(shared);
    expect(confirmed().current).toBe(false);
  });
});

describe('the SDK’s cache', () => {
  it('is shown as stale until the server confirms it', async () => {
    const { result: freshness } = renderHook(() => page.useFreshness());
    const screen = await show(own);
    hear({ data: { n: 1 }, fromCache: true });
    expect(screen.now()).toEqual(is(1));
    expect(freshness.current.stale).toBe(true);
    hear({ data: { n: 1 } });
    expect(freshness.current.stale).toBe(false);
    hear({ data: { n: 1 }, fromCache: true });
    expect(freshness.current).toMatchObject({ stale: true, seenAt: Date.now() });
    screen.unmount();
    await pass(2000);
    expect(freshness.current.stale).toBe(false);
  });

  it('changes nothing while it is empty, nor what is shown already', async () => {
    const mine = await show(own);
    hear({ fromCache: true });
    expect(mine.now()).toEqual(loading);
    await openPage();
    const menus = await show(shared);
    await answerFetch(2);
    await pass(1000);
    hear({ data: { n: 1 }, fromCache: true });
    expect(menus.now()).toEqual(is(2));
  });
});

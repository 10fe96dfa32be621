// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import {
  answerFetch,
  answerMissing,
  endListener,
  endPage,
  hear,
  is,
  listenBefore,
  listening,
  loading,
  own,
  page,
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

describe('an error', () => {
  it('of the listener is shown beside the value, which is stale until another listener hears the server', async () => {
    const { result: freshness } = renderHook(() => page.useFreshness());
    const screen = await show(own);
    hear({ data: { n: 1 } });
    await endListener('unavailable');
    expect(screen.now()).toMatchObject({ value: 1, loading: false, error: { code: 'network' } });
    expect(freshness.current).toMatchObject({ stale: true, seenAt: 1000 });
    expect(listening()).toEqual([]);
    await pass(5000);
    expect(listening()).toEqual([own.path]);
    hear({ data: { n: 1 }, fromCache: true });
    expect(screen.now().error?.code).toBe('network');
    hear({ data: { n: 2 } });
    expect(screen.now()).toEqual(is(2));
    expect(freshness.current).toMatchObject({ stale: false });
  });

  it('does not mark a document as stale of which nothing is shown', async () => {
    const { result: freshness } = renderHook(() => page.useFreshness());
    await show(own);
    await endListener();
    await pass(5000);
    expect(freshness.current).toMatchObject({ stale: false });
  });

  it('starts the listener again after 5 s, then after growing waits of up to 60 s, until the server answers', async () => {
    const screen = await show(own);
    for (const wait of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      await endListener();
      await pass(wait - 1);
      expect(listening()).toEqual([]);
      await pass(1);
      expect(listening()).toEqual([own.path]);
      hear({ fromCache: true });
    }
    hear({ data: { n: 1 } });
    expect(screen.now()).toEqual(is(1));
    await endListener();
    await pass(5000);
    expect(listening()).toEqual([own.path]);
  });

  it('starts the listener again as soon as the phone is online', async () => {
    await show(own);
    await endListener();
    act(() => void dispatchEvent(new Event('online')));
    await pass();
    expect(listening()).toEqual([own.path]);
  });

  it('starts no listener again that no screen needs', async () => {
    const screen = await show(own);
    await endListener();
    screen.unmount();
    await pass(60_000);
    expect(sdk.listeners).toHaveLength(1);
  });

  it('of loading the SDK is shown until a later attempt succeeds', async () => {
    sdk.failure = new TypeError('Failed to fetch');
    const screen = await show(own);
    expect(screen.now()).toMatchObject({ loading: false, error: { code: 'network' } });
    sdk.failure = undefined;
    await pass(5000);
    hear({ data: { n: 1 } });
    expect(screen.now()).toEqual(is(1));
    expect(listening()).toEqual([own.path]);
  });

  it('of loading the SDK leaves a public document to be fetched at every attempt', async () => {
    sdk.failure = new TypeError('Failed to fetch');
    const screen = await show(shared);
    await answerFetch(1);
    await pass(1000);
    expect(screen.now()).toMatchObject({ value: 1, error: { code: 'network' } });
    page.fetched = deferred();
    await pass(5000);
    await answerFetch(2);
    expect(screen.now()).toMatchObject({ value: 2 });
  });

  it('of the fetch alone is not shown: the listener starts at once', async () => {
    const screen = await show(shared);
    page.fetched.reject(new TypeError('Failed to fetch'));
    await pass();
    expect(screen.now()).toEqual(loading);
    expect(listening()).toEqual([shared.path]);
    hear({ data: { n: 1 } });
    expect(screen.now()).toEqual(is(1));
  });

  it('of asking for a document that the listener reports as missing asks again later', async () => {
    await listenBefore();
    const screen = await show(shared);
    hear({ data: { n: 1 } });
    hear({});
    page.fetched.reject(new TypeError('Failed to fetch'));
    await pass();
    expect(screen.now()).toMatchObject({ value: 1, error: { code: 'network' } });
    expect(listening()).toEqual([]);
    page.fetched = deferred();
    await pass(5000);
    hear({});
    await answerMissing();
    expect(screen.now()).toEqual(is(undefined));
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { withLock } from './with-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that gives no locks: it has none, or denies them because site data is blocked. */
const browsers = [
  ['has no locks', {}],
  [
    'denies locks',
    {
      locks: {
        request: async () => {
          throw new DOMException('Access to the Locks API is denied', 'SecurityError');
        },
      },
    },
  ],
] as const;

it.each(browsers)(
  'works in the tab that is looked at where the browser %s',
  async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const work = vi.fn(async () => {});
    vi.stubGlobal('document', { visibilityState: 'visible' });
    await withLock('queue', work);
    expect(work).toHaveBeenCalledOnce();
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await withLock('queue', work);
    expect(work).toHaveBeenCalledOnce();
  },
);

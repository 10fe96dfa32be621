// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/customer/use-session.ts';
import type { DocumentState } from '../../../data/documents/document-state.ts';
import type { DocumentSource } from '../../../data/documents/live-document.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { useOrderScreenState } from './use-order-screen-state.ts';

const parts = new Map<string, DocumentState<unknown>>();
const arrived: DocumentState<unknown> = { value: undefined, loading: false, error: undefined };

vi.mock('../../../data/documents/live-document.ts', () => ({
  useLiveDocument: (source?: DocumentSource<unknown>) =>
    (source && parts.get(source.path)) ?? { ...arrived, loading: source === undefined },
}));

const contextNow = () => renderHook(() => useOrderScreenState('20261124_1')).result.current;

beforeEach(() => {
  parts.clear();
  const person = { uid: 'u1', email: '', displayName: '', provider: '' };
  useSession.setState({ status: 'signed-in', ...person }, true);
});

describe('what an order depends on', () => {
  it('is ready once all has come, for a visitor without anything of their own', () => {
    expect(contextNow()).toMatchObject({ ready: true, error: undefined });
    parts.set('pointBalances/u1', { ...arrived, loading: true });
    expect(contextNow().ready).toBe(false);
    useSession.setState({ status: 'signed-out' }, true);
    expect(contextNow().ready).toBe(true);
    useSession.setState({ status: 'loading' }, true);
    expect(contextNow()).toMatchObject({ ready: false, authLoading: true, error: undefined });
  });

  it('says that there is no connection while it can not be known who is signed in', () => {
    useSession.setState({ status: 'loading', failed: true }, true);
    expect(contextNow()).toMatchObject({ ready: false, error: { code: 'network' } });
  });

  it.each(['users', 'ordersForCustomer', 'points', 'pointBalances'])(
    'is not ready, and says why, when %s fails before it has come',
    (collection) => {
      const error = new AppError('signed-out');
      parts.set(`${collection}/u1`, { ...arrived, error });
      expect(contextNow()).toMatchObject({ ready: false, error });
      parts.set(`${collection}/u1`, { value: {}, loading: false, error });
      expect(contextNow()).toMatchObject({ ready: true, error: undefined });
    },
  );
});

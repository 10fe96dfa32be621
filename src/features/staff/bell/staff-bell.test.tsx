// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentSource } from '../../../data/documents/live-document.ts';
import { playMelodies } from '../../../data/staff/bell/sound.ts';
import { date, dateId } from '../../../domain/testing/fixtures.ts';
import '../../../i18n/i18n.ts';
import { store } from '../testing/fake-store.ts';
import { StaffBell } from './staff-bell.tsx';

vi.mock('../../../data/documents/live-document.ts', () => ({
  useLiveDocument: ({ path, parse }: DocumentSource<unknown>) => ({
    value: parse(store.documents[path] ?? {}),
  }),
}));
vi.mock('../../../data/device/server-clock.ts', () => ({ serverNow: () => Date.now() }));
vi.mock('../../../data/staff/bell/bell-settings.ts', () => ({
  useBellSettings: (select = (settings: object) => settings) => select({ on: true, silent: [] }),
}));
vi.mock('../../../data/staff/bell/device.ts', () => ({ showBadge: () => {}, vibrate: () => {} }));
vi.mock('../../../data/staff/bell/order-feed.ts', () => ({ useOrderNews: () => [] }));
vi.mock('../../../data/staff/bell/sound.ts', () => ({
  askForSound: () => {},
  leaveSound: () => {},
  playMelodies: vi.fn(),
  useSound: () => 'on',
}));
vi.mock('../../../data/staff/inbox/inbox.ts', () => ({ useInboxConfirmed: () => true }));
vi.mock('../../../data/staff/orders/seen-orders.ts', () => ({
  useSeenByDate: () => () => undefined,
}));
vi.mock('../common/shell/role.ts', () => ({ useMay: () => ({ role: 'owner' }) }));

const inbox = { loading: false, failed: false, disputesTold: true, entries: [], open: 0 };
const refunds = { loaded: true, requests: [], failed: [], pending: [], open: 0 };
const rings = vi.mocked(playMelodies);

/** Shows the bell five seconds before a date's cut-off, and lets so many minutes pass. */
function ringsWithin(minutes: number, changes: object) {
  vi.setSystemTime(date.finishDate - 5000);
  store.documents = { 'dates/activeDates': { [dateId]: { ...date, ...changes } } };
  render(<StaffBell own="boss" inbox={inbox} refunds={refunds} />);
  act(() => vi.advanceTimersByTime(minutes * 60_000));
  return rings.mock.calls;
}

beforeEach(() => {
  vi.useFakeTimers();
  rings.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('rings once for a date that is past its cut-off and open', () => {
  expect(ringsWithin(10, {})).toEqual([[['trouble']]]);
});

it('rings for a date that should have closed by itself, and not before it has had the time to', () => {
  expect(ringsWithin(4, { closesByItself: true })).toEqual([]);
  act(() => vi.advanceTimersByTime(3 * 60_000));
  expect(rings.mock.calls).toEqual([[['trouble']]]);
});

it('is silent about a date that was closed', () => {
  expect(ringsWithin(10, { orderDone: true })).toEqual([]);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { store } from '../../testing/fake-store.ts';
import { DatesList } from './dates-list.tsx';

vi.mock('../../../../data/documents/live-document.ts', () => ({
  useLiveDocument: (source?: { path: string }) => ({
    value: source && !broken.has(source.path) ? (store.documents[source.path] ?? {}) : undefined,
    loading: false,
    error: source && broken.has(source.path) ? new Error('unavailable') : undefined,
  }),
}));
vi.mock('../../../../data/device/server-clock.ts', () => ({
  serverNow: () => Date.parse('2026-11-21T09:00:00Z'),
}));

vi.mock('./date-ahead.tsx', () => ({
  DateAhead: ({ dateId }: { dateId: string }) => <a href={`/staff/dates/${dateId}`}>{dateId}</a>,
}));
vi.mock('./open-tills.tsx', () => ({ OpenTills: () => null }));
vi.mock('../../common/date/overdue-notice.tsx', () => ({ OverdueNotices: () => null }));

/** Documents that can't be read. */
const broken = new Set<string>();

afterEach(() => {
  cleanup();
  broken.clear();
});

it('shows the dates that have left the list, a year at a time, each with its orders', () => {
  store.documents = {
    'dates/2026': { '20261013_1': date, '20261016_1': date, [dateId]: date },
    'dates/2025': { '20251219_1': date },
  };
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  render(
    <MemoryRouter>
      <DatesList dates={{ [dateId]: date }} menus={menus} language="ko" />
    </MemoryRouter>,
  );
  const listed = [`/staff/dates/new?from=${dateId}`, `/staff/dates/${dateId}`];
  expect(links()).toEqual(listed);
  fireEvent.click(screen.getByRole('button', { name: '2026년의 지난 날짜 보기' }));
  expect(links()).toEqual([...listed, '/staff/20261016_1', '/staff/20261013_1']);
  fireEvent.click(screen.getByRole('button', { name: '2025년의 지난 날짜 보기' }));
  expect(links()).toEqual([...listed, '/staff/20251219_1']);
});

it('says that a year could not be loaded, and not that it has no dates', () => {
  broken.add('dates/2026');
  render(
    <MemoryRouter>
      <DatesList dates={{ [dateId]: date }} menus={menus} language="ko" />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: '2026년의 지난 날짜 보기' }));
  expect(screen.getByRole('alert').textContent).toContain('날짜를 불러오지 못했어요');
  expect(screen.queryByText('지난 날짜가 없어요')).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { sydneyStamp } from '../../../../domain/dates/sydney-time.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { BooksScreen } from './books-screen.tsx';

const dateId = `${sydneyStamp(Date.now()).slice(0, 6)}01_1`;
const sheet = vi.hoisted(() => ({ u2: {} }));
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({
  queryOnce: async ({ collection }: { collection: string }) =>
    collection === 'orders2'
      ? [{ id: dateId, data: { u1: { a: cashOrder({ dateId }) }, ...sheet } }]
      : [],
  readPart: async () => undefined,
  readFields: async () => new Map(),
}));
afterEach(cleanup);

const open = () =>
  render(
    <MemoryRouter>
      <BooksScreen language="ko" />
    </MemoryRouter>,
  );

it('makes no papers of a month without a sale that cannot be read, and says where that is', async () => {
  sheet.u2 = { damaged: null };
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(`${dateId}: u2/damaged`);
  expect(screen.queryByText('이 달 합계')).toBeNull();
  expect(screen.queryByText(/인터넷 연결/)).toBeNull();
  cleanup();
  sheet.u2 = {};
  open();
  expect(await screen.findByText('이 달 합계')).toBeTruthy();
});

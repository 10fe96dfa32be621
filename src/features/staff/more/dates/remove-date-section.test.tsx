// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import { setLanguage } from '../../../../i18n/i18n.ts';
import { ToastRegion } from '../../../../ui/feedback/toast-region.tsx';
import { store } from '../../testing/fake-store.ts';
import { RemoveDateSection } from './remove-date-section.tsx';

vi.mock('../../../../data/documents/until-shown.ts', () => ({ untilShown: async () => {} }));
vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);
const shop = vi.hoisted(() => ({
  withOrders: [] as string[],
  links: 0,
  /** Begun between the first and the second count. */
  linksMeanwhile: 0,
  asked: [] as Promise<unknown>[],
  /** The answer to a count comes after this. */
  line: undefined as Promise<unknown> | undefined,
}));
vi.mock('../../../../data/staff/orders/dates-with-orders.ts', () => ({
  readDatesWithOrders: () => {
    const answer = Promise.resolve(new Set(shop.withOrders));
    shop.asked.push(answer);
    return answer;
  },
}));
vi.mock('../../../../data/staff/inbox/open-payments.ts', () => ({
  countOpenPayments: async () => {
    const { links } = shop;
    shop.links += shop.linksMeanwhile;
    await shop.line;
    return { payments: 0, links };
  },
}));

beforeEach(async () => {
  await setLanguage('ko');
  Object.assign(shop, { withOrders: [], links: 0, linksMeanwhile: 0, asked: [], line: undefined });
  store.documents = { 'dates/activeDates': { [dateId]: date }, 'dates/2026': { [dateId]: date } };
});
afterEach(cleanup);

function show() {
  const section = <RemoveDateSection dateId={dateId} date={date} language="ko" />;
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Routes>
        <Route path="/here" element={section} />
        <Route path={staffPaths.dates()} element="모든 날짜" />
      </Routes>
      <ToastRegion help={null} />
    </MemoryRouter>,
  );
}

/** Taps the button, and the one of the question, which takes no tap at once. */
async function remove() {
  fireEvent.click(await screen.findByRole('button', { name: '날짜 지우기' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/11월 24일.* 날짜를 지울까요/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: '날짜 지우기' }));
}

it('deletes a date without orders and leads to the others', async () => {
  show();
  await remove();
  expect(await screen.findByText('모든 날짜')).toBeTruthy();
  expect(store.documents['dates/activeDates']).toEqual({});
  expect(store.documents['dates/2026']).toEqual({});
});

it('says what it waits for while it can be neither left nor answered', async () => {
  shop.line = new Promise(() => {});
  show();
  await remove();
  expect(within(screen.getByRole('alertdialog')).getByText('지우고 있어요')).toBeTruthy();
});

it('leaves a date whose payment link is open, and says why', async () => {
  shop.links = 1;
  show();
  await remove();
  expect(await screen.findByText(/결제를 기다리는 주문이 있어 지울 수 없어요/)).toBeTruthy();
  expect(store.documents['dates/activeDates']).toEqual({ [dateId]: date });
});

it('hides a date and leaves it so, if somebody begins to pay meanwhile', async () => {
  shop.linksMeanwhile = 1;
  show();
  await remove();
  expect(await screen.findByText(/지우지 않고 숨겨 두었어요/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(store.documents['dates/activeDates']).toEqual({ [dateId]: { ...date, active: false } });
});

it('offers nothing for a date that has had orders', async () => {
  shop.withOrders = [dateId];
  show();
  await waitFor(() => expect(shop.asked).toHaveLength(1));
  await act(() => shop.asked[0]);
  expect(screen.queryByRole('button')).toBeNull();
});

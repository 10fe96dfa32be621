// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earnedKey } from '../../../domain/points/points.ts';
import { date, dateId, grant } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/feedback/toast.tsx';
import { store } from '../testing/fake-store.ts';
import { ConfirmPoints } from './confirm-points-button.tsx';

vi.mock('../../../data/staff/common/run-staff-plan.ts', () => import('../testing/fake-store.ts'));
vi.mock('../../../data/staff/common/staff-reads.ts', () => ({ queryOnce: async () => [] }));
vi.mock('../../../data/documents/load-sdk.ts', () => ({ loadAuth: async () => ({ auth: {} }) }));

const order = cashOrder();
const key = earnedKey(dateId, order.orderKey);
const earned = { ...grant(1.2), dateId, type: 'add-order-cash', confirmed: false };

async function confirm(orderDone: boolean): Promise<void> {
  store.documents = {
    'dates/activeDates': { [dateId]: { ...date, orderDone } },
    'points/u1': { [key]: earned },
    'pointBalances/u1': { balance: 0 },
  };
  render(
    <>
      <ConfirmPoints dateId={dateId} closed orders={[order]} />
      <Toaster label="알림" />
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
}

beforeEach(() => setLanguage('ko'));
afterEach(() => {
  cleanup();
  toast.remove();
});

it('confirms the points of a date once, and says so', async () => {
  await confirm(true);
  expect(await screen.findByText('손님 1명의 포인트를 확정했어요')).toBeTruthy();
  expect(store.documents['points/u1']).toMatchObject({ [key]: { confirmed: true } });
  await userEvent.click(screen.getByRole('button', { name: '이 날짜의 포인트 확정하기' }));
  expect(await screen.findByText('이미 모두 확정되었어요')).toBeTruthy();
});

it('says that points were not confirmed, and why, where somebody has opened the date again', async () => {
  await confirm(false);
  expect(await screen.findByText(/손님 1명의 포인트를 확정하지 못했어요/)).toBeTruthy();
  expect(screen.queryByText('이미 모두 확정되었어요')).toBeNull();
  expect(screen.getByText(/포인트는 마감한 뒤에 확정해요/)).toBeTruthy();
  expect(store.documents['points/u1']).toMatchObject({ [key]: { confirmed: false } });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, it, vi } from 'vitest';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { setLastChange } from '../../common/changes/last-change.ts';
import { store } from '../../testing/fake-store.ts';
import { UndoEntry } from './undo-entry.tsx';

vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);
const order = cashOrder();
vi.mock('../../../../data/staff/orders/read-date-orders.ts', () => ({
  readDateOrders: async () => ({ u1: { [order.orderKey]: order } }),
}));

afterEach(() => {
  cleanup();
  toast.remove();
  setLastChange(undefined);
});

it('asks before a date with orders is hidden by taking a change back', async () => {
  const shown = { active: true, orderDone: false };
  store.documents = { 'dates/activeDates': { [dateId]: { ...date, ...shown } } };
  const active = () => store.documents['dates/activeDates']?.[dateId];
  const entry = {
    ...{ at: 0, actor: 's', actorName: 's@example.com', action: 'date', dateId },
    ...{ before: { active: false, orderDone: false }, after: shown },
    undo: { dateId, active: false, orderDone: false },
  };
  const question = { now: '주문 받는 중', undone: '숨김' };
  const onUndone = vi.fn();
  render(<UndoEntry entry={entry} question={question} onUndone={onUndone} />);
  fireEvent.click(screen.getByRole('button', { name: '이 변경 되돌리기' }));
  const ask = within(await screen.findByRole('alertdialog'));
  expect(ask.getByText(/되돌리면: 숨김/)).toBeTruthy();
  expect(await ask.findByText(/주문 1건이 있어요/)).toBeTruthy();
  fireEvent.click(ask.getByRole('button', { name: '그대로 두기' }));
  expect(active()).toMatchObject(shown);
  fireEvent.click(screen.getByRole('button', { name: '이 변경 되돌리기' }));
  fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(onUndone).toHaveBeenCalledOnce());
  expect(active()).toMatchObject({ active: false });
});

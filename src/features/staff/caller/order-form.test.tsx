// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order.ts';
import type { StaffActor } from '../../../domain/staff/staff-log.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { applyWrites, type Documents } from '../../../domain/testing/apply-writes.ts';
import { date, dateId, menus, user } from '../../../domain/testing/fixtures.ts';
import { cashOrder, staffActor } from '../../../domain/testing/staff.ts';
import type { Plan } from '../../../domain/transaction.ts';
import '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/toast.tsx';
import { OrderForm } from './order-form.tsx';

/** A fake Firestore: documents by path. `answer` resolves when the response to a commit arrives. */
const store = vi.hoisted(() => ({
  documents: {} as Record<string, Record<string, unknown>>,
  answer: Promise.resolve(),
}));
vi.mock('../../../data/copies-queue.ts', () => ({
  enqueueOrderCopies: () => {},
  enqueueProfileCopies: () => {},
}));
vi.mock('../../../data/staff/run-staff-plan.ts', () => ({
  runStaffPlan: async (
    plan: (read: Parameters<Plan<object>>[0], actor: StaffActor) => ReturnType<Plan<object>>,
  ) => {
    const read = async (path: string) => structuredClone(store.documents[path]);
    const result = await plan(read, { ...staffActor, entryId: crypto.randomUUID() });
    if ('writes' in result) {
      store.documents = applyWrites(store.documents, result.writes as never);
    }
    await store.answer;
    return result;
  },
}));

const order = cashOrder();
const { orderKey } = order;
const soup = order.menus.soup;
if (!soup) throw new Error('no soup');
/** The order after its customer has added two kimchi. */
const extended = cashOrder({
  attemptId: 'try-2',
  menus: { soup, kimchi: { ...soup, menuKey: 'kimchi', menuTitle: '김치', price: 12.35, q: 2 } },
});

function storeOrder(next: Order) {
  store.documents = {
    'dates/activeDates': { [dateId]: date },
    'manages/menus': menus,
    'users/u1': user,
    'ordersForCustomer/u1': { [dateId]: { [orderKey]: next } },
  } as unknown as Documents;
}
const storedOrder = () =>
  (store.documents['ordersForCustomer/u1'] as Record<string, Record<string, Order>>)[dateId]?.[
    orderKey
  ] as Order;

const screenOf = (existing: Order) => (
  <MemoryRouter initialEntries={['/form']}>
    <Routes>
      <Route
        path="/form"
        element={
          <OrderForm
            dateId={dateId}
            date={date}
            caller={{ uid: 'u1', info: existing.customerInfo, lang: 'ko', isNew: false }}
            existing={existing}
            menus={menus}
            language="ko"
          />
        }
      />
      <Route path={staffPaths.board(dateId)} element={<p>board</p>} />
    </Routes>
    <Toaster label="알림" />
  </MemoryRouter>
);
/** Opens the form; the returned function shows what is stored now, as the listener does. */
function open() {
  const { rerender } = render(screenOf(storedOrder()));
  return () => rerender(screenOf(storedOrder()));
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /주문 저장$/ }));
const take = () => screen.queryByRole('button', { name: '바뀐 내용 가져오기' });
const changed = '그사이 이 주문이 바뀌었어요. 새 내용을 확인하고 다시 눌러 주세요.';

beforeEach(() => {
  storeOrder(order);
  store.answer = Promise.resolve();
});
afterEach(() => {
  cleanup();
  toast.remove();
});

it('keeps what the customer added while the form was open', async () => {
  const update = open();
  type('메모', '벨');
  storeOrder(extended);
  update();
  save();
  await waitFor(() => expect(screen.getAllByText(changed)).toHaveLength(2));
  expect(storedOrder()).toEqual(extended);
});

it('shows the changed order and continues with it', async () => {
  const update = open();
  expect(take()).toBeNull();
  storeOrder(extended);
  update();
  expect(screen.getByText('지금은: 곰탕 ×3, 김치 ×2')).toBeTruthy();
  const button = take();
  if (button) fireEvent.click(button);
  expect(take()).toBeNull();
  type('메모', '벨');
  save();
  await screen.findByText('board');
  const { menus: lines, customerInfo } = storedOrder();
  expect(Object.values(lines).map(({ menuKey, q }) => [menuKey, q])).toEqual(
    expect.arrayContaining([
      ['soup', 3],
      ['kimchi', 2],
    ]),
  );
  expect(customerInfo.note).toBe('벨');
});

it('does not cancel an order that the form no longer shows', async () => {
  const update = open();
  storeOrder(extended);
  update();
  fireEvent.click(screen.getByRole('button', { name: '주문 취소' }));
  fireEvent.click(screen.getByRole('button', { name: '주문 취소하기' }));
  await waitFor(() => expect(screen.getAllByText(changed)).toHaveLength(2));
  expect(storedOrder()).toEqual(extended);
});

it('does not take its own save for a change by somebody else', async () => {
  let lose: (error: Error) => void = () => {};
  store.answer = new Promise<void>((_, reject) => {
    lose = reject;
  });
  const update = open();
  type('메모', '벨');
  save();
  await waitFor(() => expect(storedOrder().customerInfo.note).toBe('벨'));
  update();
  expect(take()).toBeNull();
  await act(async () => lose(Object.assign(new Error(), { code: 'unavailable' })));
  expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeTruthy();
  expect(take()).toBeNull();
  store.answer = Promise.resolve();
  save();
  await screen.findByText('board');
});

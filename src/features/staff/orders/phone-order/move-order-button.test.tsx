// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentSource } from '../../../../data/documents/live-document.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { orderWrites } from '../../../../domain/order/plan/order-writes.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { applyWrites } from '../../../../domain/testing/apply-writes.ts';
import { date, dateId, menus, user } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { ActionHost } from '../../common/changes/action-host.tsx';
import { useRunQuestions } from '../../common/changes/run-state.ts';
import { store } from '../../testing/fake-store.ts';
import { MoveOrderButton } from './move-order-button.tsx';

vi.mock('../../../../data/device/server-clock.ts', async () => {
  const { now } = await import('../../../../domain/testing/fixtures.ts');
  return { serverNow: () => now };
});
const texts = vi.hoisted((): unknown[] => []);
const line = vi.hoisted(() => ({ down: false }));
vi.mock('../../../../data/staff/common/staff-reads.ts', async () => {
  const { store } = await import('../../testing/fake-store.ts');
  return {
    queryOnce: async () => [],
    readPart: async (path: string) => {
      if (line.down) throw new TypeError('Failed to fetch');
      return structuredClone(store.documents[path]);
    },
  };
});
vi.mock('../../../../data/order/copies-queue.ts', () => ({
  enqueueOrderCopies: () => {},
  enqueueProfileCopies: () => {},
}));
vi.mock('../../../../data/order/sms-queue.ts', () => ({
  enqueueSms: (order: Order) => texts.push(order.dateId),
  flushSmsQueue: async () => {},
}));
vi.mock('../../../../data/documents/load-sdk.ts', () => ({ loadAuth: async () => ({ auth: {} }) }));
vi.mock('../../../../data/documents/live-document.ts', () => ({
  isPending: () => false,
  observeShown: () => undefined,
  useLiveDocument: (source?: DocumentSource<unknown>) => {
    const fields = source && store.documents[source.path];
    return { value: fields && source.parse(fields), loading: false };
  },
}));
vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);

const day = 86_400_000;
const friday = '20261127_1763000000001';
const onFriday = { ...date, deliveryDate: date.deliveryDate + 3 * day };
const order = cashOrder();

/** Orders are taken for the order's own date and for these. */
function fill(dates: Record<string, ActiveDate>): void {
  store.documents = applyWrites(
    {
      'dates/activeDates': { [dateId]: date, ...dates },
      ...{ 'manages/menus': menus, 'users/u1': user },
    } as never,
    orderWrites(order, undefined, order.orderDate),
  );
}

beforeEach(() => {
  fill({ [friday]: onFriday });
  store.answer = Promise.resolve();
  texts.length = 0;
  line.down = false;
  useRunQuestions.setState({ questions: [] });
});
afterEach(cleanup);

function open(): void {
  render(
    <MemoryRouter initialEntries={['/order']}>
      <Routes>
        <Route path="/order" element={<MoveOrderButton order={order} date={date} />} />
        <Route path={staffPaths.board(friday)} element={<p>board of Friday</p>} />
      </Routes>
      <ActionHost />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: '배송 날짜 옮기기' }));
}
const dates = () => screen.getByLabelText<HTMLSelectElement>('옮길 날짜');
const choose = (id: string) => fireEvent.change(dates(), { target: { value: id } });
const confirm = () => screen.findByRole('button', { name: /배송으로 옮기기/ });
const own = () => store.documents['ordersForCustomer/u1'] as Record<string, object>;

it('moves the order to the date that was chosen, and leads there', async () => {
  open();
  choose(friday);
  const button = await confirm();
  expect(button.textContent).toMatch(/11월 27일.*배송으로 옮기기 \(현금 \$60\.00\)/);
  expect(screen.getByText('손님께 바뀐 날짜를 문자로 알려요.')).toBeTruthy();
  fireEvent.click(button);
  await screen.findByText('board of Friday');
  expect(Object.keys(own())).toEqual([friday]);
  expect(texts).toEqual([friday]);
  expect(screen.getByText('김하늘님의 주문을 옮겼어요')).toBeTruthy();
});

it('asks for a date, and for a reason where the dish is not sold there', async () => {
  fill({ [friday]: { ...onFriday, menus: { ...date.menus, soup: false } } });
  open();
  const dialog = screen.getByRole('alertdialog');
  const [ask] = [...dialog.querySelectorAll('button')];
  if (ask) fireEvent.click(ask);
  expect(screen.getByText('날짜를 골라 주세요.')).toBeTruthy();
  choose(friday);
  expect(await screen.findByText('곰탕: 품절이에요.')).toBeTruthy();
  fireEvent.click(await confirm());
  expect(screen.getByText('이유를 적어 주세요. 기록에 남아요.')).toBeTruthy();
  expect(Object.keys(own())).toEqual([dateId]);
  fireEvent.change(screen.getByLabelText('이유'), { target: { value: '휴가' } });
  fireEvent.click(await confirm());
  await screen.findByText('board of Friday');
  expect(Object.keys(own())).toEqual([friday]);
});

it('says what has changed about its price, and refuses a date where another order is at its address', async () => {
  fill({ [friday]: onFriday });
  store.documents['manages/menus'] = { ...menus, soup: { ...menus.soup, price: 22 } };
  open();
  choose(friday);
  expect(await screen.findByText('값이 바뀌었어요: $60.00 → $66.00')).toBeTruthy();
  cleanup();

  fill({ [friday]: onFriday });
  const other = cashOrder({ dateId: friday, orderId: 'other', attemptId: 'other' });
  store.documents = applyWrites(store.documents, orderWrites(other, undefined, 1));
  open();
  choose(friday);
  expect(await screen.findByText(/그 주소에는 이미 다른 주문이 있어요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /배송으로 옮기기/ })).toBeNull();
});

it('offers no date of another area and none that is over', () => {
  fill({ [friday]: { ...onFriday, area: 'gosford' }, '20261101_1': date });
  open();
  expect(screen.getByText('옮길 수 있는 날짜가 없어요. 날짜를 먼저 만들어 주세요.')).toBeTruthy();
});

it('moves nothing that could not be read, and can be left, or another date chosen', async () => {
  line.down = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open();
  choose(friday);
  await screen.findByText('주문을 불러오지 못했어요. 연결되면 다시 불러와요.');
  const dialog = screen.getByRole('alertdialog');
  const [ask] = [...dialog.querySelectorAll('button')];
  if (ask) fireEvent.click(ask);
  expect(Object.keys(own())).toEqual([dateId]);
  choose('');
  expect(screen.getByText('날짜를 골라 주세요')).toBeTruthy();
  choose(friday);
  fireEvent.click(screen.getByRole('button', { name: '그대로 두기' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

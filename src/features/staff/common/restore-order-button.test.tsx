// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAction } from '../../../data/staff/common/run-action.ts';
import { readPart } from '../../../data/staff/common/staff-reads.ts';
import type { PayLink } from '../../../domain/card/pay-link.ts';
import { orderWrites, removalWrites } from '../../../domain/order/plan/order-writes.ts';
import { applyWrites, type Documents } from '../../../domain/testing/apply-writes.ts';
import { date, dateId, menus, now, user } from '../../../domain/testing/fixtures.ts';
import { linkWith } from '../../../domain/testing/pay-link-with.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { useRunQuestions } from './changes/run-state.ts';
import { RestoreOrderButton } from './restore-order-button.tsx';

vi.mock('../../../data/device/server-clock.ts', async () => {
  const { now } = await import('../../../domain/testing/fixtures.ts');
  return { serverNow: () => now };
});
vi.mock('../../../data/staff/common/staff-reads.ts', () => ({ readPart: vi.fn() }));
vi.mock('../../../data/staff/common/run-action.ts', () => ({
  Attempt: class {},
  runAction: vi.fn(),
}));
vi.mock('../../../data/documents/until-shown.ts', () => ({ untilShown: vi.fn() }));

const cancelledAt = now - 60_000;
const order = cashOrder({ orderDate: now - 86_400_000 });
let shop: Documents = {};

beforeEach(() => {
  shop = applyWrites(
    { 'users/u1': user, 'dates/activeDates': { [dateId]: date }, 'manages/menus': menus } as never,
    removalWrites(order, { orders: { [order.dateId]: { [order.orderKey]: order } } }, cancelledAt),
  );
  vi.mocked(readPart).mockImplementation(async (path) => structuredClone(shop[path]) as never);
  vi.mocked(runAction).mockReset();
});
afterEach(cleanup);

/** The dish has sold out. */
function sellOut(): void {
  const gone = { ...date, menus: { ...date.menus, soup: false } };
  shop = { ...shop, 'dates/activeDates': { [dateId]: gone } } as never;
}

const button = () => screen.getByRole('button', { name: /취소한 주문 되살리기/, hidden: true });
const confirm = () => screen.findByRole('button', { name: '현금 $60.00 주문으로 되살리기' });
const reasonField = () => screen.getByLabelText<HTMLInputElement>('이유');

function show(links?: ReadonlyMap<string, PayLink>): void {
  render(
    <MemoryRouter initialEntries={['/gone']}>
      <Routes>
        <Route
          path="/gone"
          element={<RestoreOrderButton order={{ ...order, cancelledAt }} links={links} />}
        />
        <Route path="*" element={<p>주문판</p>} />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(button());
}

it('is busy while the question is looked up', async () => {
  let answer = () => {};
  const ready = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.mocked(readPart).mockImplementation(async (path) => {
    await ready;
    return structuredClone(shop[path]) as never;
  });
  show();
  expect(button().getAttribute('aria-busy')).toBe('true');
  await act(async () => answer());
  await confirm();
  expect(button().getAttribute('aria-busy')).toBeNull();
});

it('asks for a reason only where it needs one, and leads to the date once it is stored', async () => {
  sellOut();
  vi.mocked(runAction).mockResolvedValue({ kind: 'write', before: null, after: null, writes: [] });
  show();
  fireEvent.click(await confirm());
  expect(screen.getByText('이유를 적어 주세요. 기록에 남아요.')).toBeTruthy();
  expect(runAction).not.toHaveBeenCalled();
  fireEvent.change(reasonField(), { target: { value: '잘못 누르심' } });
  fireEvent.click(await confirm());
  await screen.findByText('주문판');
  expect(vi.mocked(runAction).mock.lastCall?.[1]).toMatchObject({
    ...{ dateId, cancelledAt, toPay: 6000, reason: '잘못 누르심' },
  });
});

it('says that a link which waits for the same address ends', async () => {
  const { orderKey } = order;
  show(new Map([['link', linkWith({ uid: 'u1', orderKey, amount: 4200 })]]));
  await confirm();
  expect(screen.getByText('이 주소로 결제를 기다리는 주문이 있어요 ($42.00)')).toBeTruthy();
});

it('a refusal reads it again and keeps the reason', async () => {
  sellOut();
  vi.mocked(runAction).mockImplementation(async () => {
    shop = { ...shop, 'dates/activeDates': { [dateId]: { ...date, orderDone: true } } } as never;
    return { kind: 'refused', problem: { code: 'unknown-order' } };
  });
  show();
  await confirm();
  fireEvent.change(reasonField(), { target: { value: '잘못 누르심' } });
  const reads = vi.mocked(readPart).mock.calls.length;
  fireEvent.click(await confirm());
  await vi.waitFor(() => expect(vi.mocked(readPart).mock.calls.length).toBeGreaterThan(reads));
  await confirm();
  expect(reasonField().value).toBe('잘못 누르심');
});

it('a lost answer leaves the question with its reason', async () => {
  sellOut();
  vi.mocked(runAction).mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await confirm();
  fireEvent.change(reasonField(), { target: { value: '잘못 누르심' } });
  fireEvent.click(await confirm());
  await vi.waitFor(() => expect(useRunQuestions.getState().questions).toHaveLength(1));
  await act(async () => {
    const [failed] = useRunQuestions.getState().questions;
    if (failed?.kind === 'failed') failed.answer(false);
  });
  expect(screen.getByText(/되살릴까요\?$/)).toBeTruthy();
  expect(reasonField().value).toBe('잘못 누르심');
});

it('says of an order that was moved where it is, and brings nothing back', async () => {
  shop = applyWrites(
    shop as never,
    orderWrites({ ...order, dateId: '20270901_2' }, undefined, now),
  );
  show();
  expect(await screen.findByText(/^다른 날짜로 옮긴 주문이에요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /주문으로 되살리기/ })).toBeNull();
});

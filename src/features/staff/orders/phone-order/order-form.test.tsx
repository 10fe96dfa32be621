// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { amountDue } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { ledgerKey } from '../../../../domain/points/points.ts';
import { dateId, grant } from '../../../../domain/testing/fixtures.ts';
import { linkWith } from '../../../../domain/testing/pay-link-with.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import { store } from '../../testing/fake-store.ts';
import {
  extended,
  linkScreen,
  note,
  openForm,
  order,
  save,
  storedOrder,
  storeOrder,
  tap,
  texts,
  type,
} from '../../testing/open-phone-order.tsx';

const take = () => screen.queryByRole('button', { name: '바뀐 내용 가져오기' });

it('keeps what the customer added while the form was open', async () => {
  const update = openForm();
  type('메모', '벨');
  storeOrder(extended);
  update();
  save();
  expect(await screen.findByRole('row', { name: /^지금.*\$60.00: .*김치 ×2/ })).toBeTruthy();
  await tap('계속 고치기');
  expect(note().value).toBe('벨');
  expect(storedOrder()).toEqual(extended);
  const again = await screen.findByRole('button', { name: /주문 저장$/ });
  await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'));
  save();
  await tap('지금 것 그대로 두기');
  await waitFor(() => expect(note().value).toBe('문 앞에'));
  expect(storedOrder()).toEqual(extended);
});

it('shows the changed order and continues with it', async () => {
  const update = openForm();
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
  const update = openForm();
  storeOrder(extended);
  update();
  fireEvent.click(screen.getByRole('button', { name: '주문 취소' }));
  fireEvent.click(screen.getByRole('button', { name: '주문 취소하기' }));
  await tap('지금 것 그대로 두기');
  expect(storedOrder()).toEqual(extended);
});

it('does not take its own save for a change by somebody else', async () => {
  let lose: (error: Error) => void = () => {};
  store.answer = new Promise<void>((_, reject) => {
    lose = reject;
  });
  const update = openForm();
  type('메모', '벨');
  save();
  await waitFor(() => expect(storedOrder().customerInfo.note).toBe('벨'));
  update();
  expect(take()).toBeNull();
  await act(async () => lose(Object.assign(new Error(), { code: 'unavailable' })));
  expect(take()).toBeNull();
  store.answer = Promise.resolve();
  await tap('다시 보내기');
  await screen.findByText('board');
  expect(texts).toEqual([storedOrder().attemptId]);
});

it('asks for the amount that the order costs after the points it uses', async () => {
  const withPoints = cashOrder({ usePoint: true, usedPoint: 5 });
  storeOrder(withPoints);
  store.documents['points/u1'] = {
    [ledgerKey(dateId, order.orderKey)]: { ...grant(0), usedPoint: 5 },
  };
  store.documents['pointBalances/u1'] = { balance: 0 };
  openForm();
  type('메모', '벨');
  expect(screen.getByText('포인트 사용 -$5.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '현금 $55.00 주문 저장' }));
  await screen.findByText('board');
  expect(amountDue(storedOrder())).toBe(5500);
});

it('leads to the log of this order, not of all orders at its door', () => {
  openForm();
  const log = screen.getByRole<HTMLAnchorElement>('link', { name: '이 주문의 기록' });
  expect(Object.fromEntries(new URL(log.href).searchParams)).toEqual({
    dateId,
    ...refOf(order),
  });
});

it('keeps unsaved changes through Back, and shows what others have changed meanwhile', async () => {
  openForm();
  type('메모', '벨');
  cleanup();
  openForm();
  expect(note().value).toBe('벨');
  cleanup();
  storeOrder(extended);
  openForm();
  const button = take();
  if (button) fireEvent.click(button);
  expect(note().value).toBe('문 앞에');
  expect(sessionStorage).toHaveLength(0);
});

it('stays while a link ends for the change that is being saved, with what was typed', () => {
  const shown = (state: PayLink['state']) => linkScreen(linkWith({ state }));
  const { rerender } = render(shown('open'));
  type('메모', '벨');
  rerender(shown('ending'));
  expect(note().value).toBe('벨');
  rerender(shown('paid'));
  expect(screen.getByText(/그사이 결제되었거나 바뀐 주문이에요/)).toBeTruthy();
});

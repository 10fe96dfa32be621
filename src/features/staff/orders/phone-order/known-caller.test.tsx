// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quantitiesOf } from '../../../../domain/order/order.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import { store } from '../../testing/fake-store.ts';
import {
  extended,
  newOrderScreen,
  note,
  openForKnown,
  order,
  save,
  saveButton,
  showOrders,
  storedOrder,
  storeOrder,
  tap,
  type,
} from '../../testing/open-phone-order.tsx';

const plus = (dish: string) =>
  fireEvent.click(screen.getByRole('button', { name: `${dish} 하나 담기` }));
const question = async () => within(await screen.findByRole('alertdialog'));
const ofThisOrder = () => screen.findByRole('link', { name: '이 주문의 기록' });

it('orders the same as last time by one tap, once, and is told what the date does not sell', async () => {
  const { soup } = order.menus;
  if (!soup) throw new Error('no soup');
  const gone = { ...soup, menuKey: 'gone', menuTitle: '없는 국' };
  const past = cashOrder({ dateId: '20261117_1', menus: { soup, gone } });
  store.documents['ordersForCustomer/u1'] = { [past.dateId]: { [past.orderKey]: past } } as never;
  openForKnown();
  const last = screen.getByRole('button', { name: /11월 17일.*곰탕 ×3, 없는 국 ×3/ });
  fireEvent.click(last);
  fireEvent.click(last);
  expect(last.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('이 날짜에는 없는 메뉴: 없는 국')).toBeTruthy();
  save();
  await screen.findByText('board');
  expect(quantitiesOf(storedOrder())).toEqual({ soup: 3 });
});

it('is asked what is meant by a second order, and has both as one', async () => {
  showOrders(order);
  openForKnown();
  expect(screen.getByText('이 날짜에 이미 주문이 있어요')).toBeTruthy();
  plus('김치');
  type('요청', '벨');
  save();
  expect((await question()).getByText(/곰탕 ×3 · \$60\.00/)).toBeTruthy();
  await tap('그 주문에 더하기');
  await ofThisOrder();
  expect(storedOrder()).toEqual(order);
  expect(screen.getByText(/주문하신 음식은 곰탕 3개, 김치 1개예요/)).toBeTruthy();
  save();
  await screen.findByText('board');
  expect(quantitiesOf(storedOrder())).toEqual({ soup: 3, kimchi: 1 });
  expect(storedOrder()).toMatchObject({ totalPrice: '72.35', orderRequest: '벨' });
  expect(sessionStorage).toHaveLength(0);
});

it('puts it in the place of the other only when that is chosen, and shows all of it first', async () => {
  showOrders(order);
  openForKnown();
  plus('반찬 세트');
  plus('반찬 세트');
  save();
  const replace = (await question()).getByRole('button', { name: '지금 적은 것으로 바꾸기' });
  expect(replace.className).not.toMatch(/primary|danger/);
  fireEvent.click(replace);
  await ofThisOrder();
  expect(storedOrder()).toEqual(order);
  save();
  await screen.findByText('board');
  expect(quantitiesOf(storedOrder())).toEqual({ set: 2 });
  expect(storedOrder().orderId).toBe(order.orderId);
});

it('is never put in the place of an order that is paid by card', async () => {
  const paid = cashOrder({ paymentMethod: 'card', paid: true, payment_intent: 'pi_1' });
  storeOrder(paid);
  showOrders(paid);
  openForKnown();
  plus('곰탕');
  save();
  expect((await question()).queryByRole('button', { name: /바꾸기|더하기/ })).toBeNull();
  fireEvent.click((await question()).getByRole('button', { name: '그 주문 보기' }));
  expect(await screen.findByText('카드로 결제한 주문이에요')).toBeTruthy();
  expect(storedOrder()).toEqual(paid);
});

it('keeps what was typed for the new order until the other is saved, and does not add it twice', async () => {
  showOrders(order);
  openForKnown();
  plus('김치');
  await tap('고치기');
  type('메모', '뒷문');
  await tap('이 주문에 더하기');
  await ofThisOrder();
  expect(note().value).toBe('뒷문');
  cleanup();
  render(newOrderScreen());
  expect(note().value).toBe('뒷문');
  await tap('이 주문에 더하기');
  await ofThisOrder();
  save();
  await screen.findByText('board');
  expect(quantitiesOf(storedOrder())).toEqual({ soup: 3, kimchi: 1 });
});

it('is not added again where the answer of the save was lost and the page opened anew', async () => {
  showOrders(order);
  openForKnown();
  plus('김치');
  await tap('이 주문에 더하기');
  await ofThisOrder();
  save();
  const kept = Object.entries(sessionStorage);
  await screen.findByText('board');
  cleanup();
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
  showOrders(storedOrder());
  render(newOrderScreen());
  await tap('이 주문에 더하기');
  await ofThisOrder();
  expect(saveButton().textContent).toContain('$72.35');
  expect(sessionStorage).toHaveLength(0);
});

it('is told when the order was changed elsewhere before it is added to', async () => {
  showOrders(order);
  openForKnown();
  plus('김치');
  storeOrder(extended);
  await tap('이 주문에 더하기');
  await ofThisOrder();
  save();
  expect(await screen.findByRole('row', { name: /^지금.*김치 ×2/ })).toBeTruthy();
  await tap('계속 고치기');
  expect(storedOrder()).toEqual(extended);
  expect(saveButton().textContent).toContain('$72.35');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../../../data/testing/deferred.ts';
import { linkWith } from '../../../../domain/testing/pay-link-with.ts';
import { store } from '../../testing/fake-store.ts';
import {
  formOf,
  loading,
  newOrderScreen,
  order,
  save,
  saveButton,
  shown,
  showOrders,
  storedOrders,
  tap,
  type,
} from '../../testing/open-phone-order.tsx';

const english = () => screen.getByRole('radio', { name: '영어' });
/** Fills everything but the language. */
function fill() {
  fireEvent.click(screen.getByRole('button', { name: '처음 주문하는 손님' }));
  type('받는 분', 'Ann Lee');
  type('전화번호', '0491570159');
  type('주소', '77 Phone St, Ryde');
  for (let count = 0; count < 3; count += 1) {
    fireEvent.click(screen.getByRole('button', { name: '곰탕 하나 담기' }));
  }
}
it('is asked for a language, in which the SMS of the order is written', async () => {
  render(newOrderScreen());
  fill();
  expect(saveButton().disabled).toBe(true);
  const missing = () => screen.queryByText('손님이 읽는 말을 골라 주세요.');
  expect(missing()).toBeTruthy();
  fireEvent.click(english());
  expect(missing()).toBeNull();
  save();
  await screen.findByText('board');
  const [first] = storedOrders();
  expect(first).toMatchObject({ orderLang: 'en', customerInfo: { name: 'Ann Lee', lang: 'en' } });
  expect(first?.smsMsgBody).toContain('Thank you!');
  const { uid = '' } = first?.customerInfo ?? {};
  expect(store.documents[`users/${uid}`]).toMatchObject({ lang: 'en' });
});

it('begins at its top, however far down the list its customer stood', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  render(newOrderScreen());
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '처음 주문하는 손님' }));
  expect(screen.getByRole('textbox', { name: '받는 분' })).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('says before it is saved that it ends the link of an order for the same address, and of no other one', async () => {
  render(newOrderScreen());
  fill();
  expect(screen.queryByText(/결제를 기다리는 주문이 있어요/)).toBeNull();
  cleanup();
  sessionStorage.clear();
  const { order: unpaid } = linkWith();
  const waits = { order: unpaid, uid: 'u1', orderKey: order.orderKey };
  shown.links = new Map([['A'.repeat(16), linkWith(waits)]]);
  const moved = () => screen.queryByText('이 주소로 결제를 기다리는 주문이 있어요 ($60.00)');
  render(formOf(order));
  expect(moved()).toBeTruthy();
  expect(screen.getByText(/저장하면 그 링크는 끝나서/)).toBeTruthy();
  type('주소', '99 Other St, Epping');
  expect(moved()).toBeNull();
});

it('says of dishes that a link adds to a paid order how they are changed', () => {
  const addsTo = { version: 'try-0', quantities: {} };
  const waits = { order: linkWith().order, uid: 'u1', orderKey: order.orderKey, addsTo };
  shown.links = new Map([['A'.repeat(16), linkWith(waits)]]);
  render(formOf(order));
  expect(screen.getByText(/먼저 그것을 취소하고, 그 주문에서 다시 더해 주세요/)).toBeTruthy();
  expect(screen.queryByText(/저장하면 그 링크는 끝나서/)).toBeNull();
});

it('is told of an order for the same door, whoever placed it and however it is written', () => {
  showOrders(order);
  render(newOrderScreen());
  fill();
  expect(screen.queryByText('같은 집에 이미 주문이 있어요')).toBeNull();
  type('주소', 'unit 5, 12 smith street, epping');
  expect(screen.getByText('같은 집에 이미 주문이 있어요')).toBeTruthy();
  const { name, address } = order.customerInfo;
  expect(screen.getByText(`${name} 님 · ${address}`)).toBeTruthy();
  expect(screen.getByText('곰탕 ×3 · $60.00')).toBeTruthy();
});

it('is asked for what an order still lacks, beside the button that waits for it', () => {
  render(newOrderScreen());
  fireEvent.click(screen.getByRole('button', { name: '처음 주문하는 손님' }));
  const lacks = (words: string) => {
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
  };
  lacks('받는 분의 이름을 적어 주세요.');
  type('받는 분', 'A'.repeat(81));
  expect(screen.getAllByText('이름이 너무 길어요. 80자까지 적을 수 있어요.')).toHaveLength(2);
  type('받는 분', 'Ann Lee');
  lacks('전화번호를 끝까지 적어 주세요.');
  type('전화번호', '0400000000');
  type('주소', '우리집');
  lacks('번지, 길 이름, 동네까지 적어 주세요.');
  type('주소', '12 Smith St, Epping');
  lacks('손님이 읽는 말을 골라 주세요.');
  fireEvent.click(english());
  lacks('메뉴를 하나 이상 골라 주세요.');
});

it('keeps a half-written order through a reload, and starts afresh on request or once it is saved', async () => {
  render(newOrderScreen());
  fill();
  fireEvent.click(english());
  cleanup();
  render(newOrderScreen());
  expect(screen.getByText('저장하지 않은 내용을 이어서 쓰고 있어요')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('받는 분').value).toBe('Ann Lee');
  fireEvent.click(screen.getByRole('button', { name: '지우고 처음부터' }));
  fill();
  fireEvent.click(english());
  cleanup();
  render(newOrderScreen());
  save();
  await screen.findByText('board');
  expect(storedOrders()).toHaveLength(1);
  cleanup();
  render(newOrderScreen());
  expect(screen.getByRole('button', { name: '처음 주문하는 손님' })).toBeTruthy();
});

it('is found under its suburb, and asked about as its customer would be: a place far away', async () => {
  render(newOrderScreen());
  fill();
  fireEvent.click(english());
  type('주소', '99 Test Street, Strathfeild NSW 2135');
  save();
  await screen.findByText('Strathfeild 2135 동네를 찾지 못했어요');
  await tap('Strathfield 2135');
  type('주소', '1 Crown St, Wollongong');
  expect(await screen.findByText('Wollongong 2500')).toBeTruthy();
  save();
  expect(await screen.findByText(/시드니 배송 지역 밖인 것 같아요/)).toBeTruthy();
  expect(storedOrders()).toHaveLength(0);
  await tap('이 주소로 계속하기');
  await screen.findByText('board');
  expect(storedOrders()).toMatchObject([
    {
      customerInfo: {
        address: '1 Crown St, Wollongong',
        addressFull: { locality: 'Wollongong', postal_code: '2500', latitude: null },
      },
    },
  ]);
});

it('keeps the unit that was typed in front of a street whose suburb is chosen', async () => {
  render(newOrderScreen());
  fill();
  fireEvent.click(english());
  type('주소', 'U 3/99 Test Street, Strathfeild NSW 2135');
  save();
  await tap('Strathfield 2135');
  save();
  await screen.findByText('board');
  expect(storedOrders()).toMatchObject([
    { customerInfo: { address: '3 / 99 Test Street, Strathfield', addr_unit: '3' } },
  ]);
});

it('waits for the suburbs when it is saved before they have come, and stores what stands there then', async () => {
  const list = deferred<void>();
  loading.until = list.promise;
  render(newOrderScreen());
  fill();
  fireEvent.click(english());
  type('메모', '벨');
  save();
  save();
  expect(saveButton().getAttribute('aria-busy')).toBe('true');
  type('메모', '벨 두 번');
  expect(storedOrders()).toHaveLength(0);
  list.resolve();
  loading.until = Promise.resolve();
  await screen.findByText('board');
  expect(storedOrders()).toMatchObject([{ customerInfo: { note: '벨 두 번' } }]);
});

it('is not ordered for twice when the response is lost with the page', async () => {
  render(newOrderScreen());
  fill();
  fireEvent.click(english());
  store.answer = new Promise(() => {});
  save();
  await waitFor(() => expect(storedOrders()).toHaveLength(1));
  const first = storedOrders();
  showOrders(...first);
  cleanup();
  store.answer = Promise.resolve();
  render(newOrderScreen());
  save();
  await screen.findByText('board');
  expect(storedOrders()).toEqual(first);
});

it('has the order read back to it in its own language, and not before it is whole', () => {
  render(newOrderScreen());
  fill();
  expect(screen.queryByText('손님께 읽어 드리세요')).toBeNull();
  fireEvent.click(english());
  expect(screen.getByText(/^Ann Lee, we deliver on Tuesday 24 Nov\./).textContent).toBe(
    [
      'Ann Lee, we deliver on Tuesday 24 Nov.',
      'We text you the time once it is set.',
      'The address is 77 Phone St, Ryde. Is that right?',
      'Your number is 0491-570-159. Is that right?',
      'You ordered 3 × Beef soup.',
      'That is $60.00 in all.',
      'Please pay $60.00 in cash when it comes.',
    ].join('\n'),
  );
  fireEvent.click(screen.getByRole('radio', { name: '카드 (링크)' }));
  expect(screen.getByText(/We text you a link to pay \$60\.00 by card\./)).toBeTruthy();
});

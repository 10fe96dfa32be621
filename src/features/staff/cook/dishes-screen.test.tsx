// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refOf } from '../../../domain/order/order-id.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { boardOf } from '../../../domain/testing/drawn-board.ts';
import { date, dateId, menus } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { DishesScreen } from './dishes-screen.tsx';

vi.mock('../../../data/staff/common/count-documents.ts', () => ({ countDocuments: async () => 2 }));

const order = cashOrder();
const board = boardOf({ u1: { [order.orderKey]: order } }, new Map(), {});

function open(orders = board, query = '', on = date, listed = true) {
  render(
    <MemoryRouter initialEntries={[`/${query}`]}>
      <DishesScreen
        dateId={dateId}
        date={on}
        listed={listed}
        orders={orders}
        menus={menus}
        language="ko"
      />
    </MemoryRouter>,
  );
}
afterEach(cleanup);

const titlesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button', { name: / 품절$/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/ 품절$/, ''));

describe('the Cook screen', () => {
  it('says how many wait for a dish that is sold out, and asks about no other', async () => {
    open(board, '', { ...date, menus: { ...date.menus, soup: false } });
    expect(await screen.findAllByText('2명이 다시 팔기를 기다려요')).toHaveLength(1);
  });

  it('sells nothing of a date that is not listed any more', () => {
    open(board, '', { ...date, menus: { ...date.menus, soup: false } }, false);
    expect(screen.getAllByText('곰탕')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: '곰탕 품절' })).toBeNull();
    expect(screen.queryByRole('button', { name: '곰탕 제한' })).toBeNull();
  });

  it('shows ordered dishes, and the others once their line is opened', async () => {
    open();
    expect(titlesIn('주문된 메뉴')).toEqual(['곰탕']);
    expect(screen.queryByText('김치')).toBeNull();
    fireEvent.click(screen.getByText('주문 없는 메뉴 3개'));
    await screen.findByRole('list', { name: '주문 없는 메뉴' });
    expect(titlesIn('주문 없는 메뉴')).toEqual(['김치', '두부', '반찬 세트']);
  });

  // Three soups are ordered.
  it.each([
    [5, true, '5개 중 3개 주문 2개 남음', '품절'],
    [5, false, '5개 중 3개 주문 품절인데 2개 남음', '품절됨 · 되돌리기'],
    [5, 'at-limit', '5개 중 3개 주문 저절로 품절, 2개 남음', '품절됨 · 되돌리기'],
    [3, 'at-limit', '3개 중 3개 주문 남은 것 없음', '품절됨 · 제한 올리기'],
    [3, true, '3개 중 3개 주문 남은 것 없음', '품절'],
    [2, false, '2개 중 3개 주문 1개 넘음', '품절됨 · 제한 올리기'],
  ])(
    'says what is left of %i in all, where a tap sells it or not: %s',
    (limit, sale, left, button) => {
      const limits = { menuLimitForPerson: { soup: 2 }, menuLimitInAll: { soup: limit } };
      const soldOutAtLimit = { soup: sale === 'at-limit' };
      const on = { ...date, ...limits, soldOutAtLimit };
      open(board, '', { ...on, menus: { ...date.menus, soup: sale === true } });
      expect(screen.getByRole('button', { name: '곰탕 품절' }).textContent).toBe(button);
      const limitButton = screen.getByRole('button', { name: '곰탕 제한' });
      expect(limitButton.textContent).toBe(`1인 2개 · 모두 ${limit}개`);
      expect(screen.getByRole('list', { name: '주문된 메뉴' }).textContent).toContain(left);
    },
  );

  it('leads from a dish whose limit is reached to its limits', () => {
    open(board, '', {
      ...date,
      menuLimitInAll: { soup: 3 },
      menus: { ...date.menus, soup: false },
    });
    fireEvent.click(screen.getByRole('button', { name: '곰탕 품절' }));
    expect(screen.getByLabelText<HTMLInputElement>('전체 제한').value).toBe('3');
    expect(screen.getByLabelText<HTMLInputElement>('1인 제한').value).toBe('');
  });

  it('says when nothing is ordered', () => {
    open([]);
    expect(screen.getByText('아직 주문이 없어요')).toBeTruthy();
    expect(screen.getByText('주문 없는 메뉴 4개')).toBeTruthy();
  });

  it('names who ordered a dish, with a link to each order', async () => {
    open();
    fireEvent.click(screen.getByText('누가 주문했나'));
    const link = await screen.findByRole('link', { name: /김하늘.*Epping.*×3/ });
    expect(link.getAttribute('href')).toBe(staffPaths.order(dateId, refOf(order)));
    const call = screen.getByRole('link', { name: '김하늘님께 전화' });
    expect(call.getAttribute('href')).toBe('tel:0412-345-678');
  });

  it('names them again after a look at one of the orders', () => {
    open(board, '?who=soup');
    expect(screen.getByRole('link', { name: /김하늘.*Epping.*×3/ })).toBeTruthy();
  });

  it('finds a dish, ordered or not, by one syllable or initial consonants', async () => {
    open();
    const field = screen.getByRole('searchbox', { name: '메뉴 찾기' });
    fireEvent.change(field, { target: { value: 'ㄱㅊ' } });
    await waitFor(() => expect(titlesIn('주문 없는 메뉴')).toEqual(['김치']));
    expect(screen.queryByText('누가 주문했나')).toBeNull();
    fireEvent.change(field, { target: { value: '탕' } });
    await waitFor(() => expect(titlesIn('주문된 메뉴')).toEqual(['곰탕']));
    expect(screen.queryByText('김치')).toBeNull();
    fireEvent.change(field, { target: { value: '피자' } });
    expect(await screen.findByText('찾는 메뉴가 없어요')).toBeTruthy();
  });

  it('lists everything and says what to type while a query is too short', async () => {
    open();
    fireEvent.change(screen.getByRole('searchbox', { name: '메뉴 찾기' }), {
      target: { value: 'ㄱ' },
    });
    expect(await screen.findByText(/한 글자나, 초성 두 자부터/)).toBeTruthy();
    expect(screen.getByText('주문 없는 메뉴 3개')).toBeTruthy();
  });
});

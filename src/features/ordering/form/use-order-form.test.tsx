// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptsOf } from '../../../data/order/order-attempts.ts';
import { basketOf, setBasket, setQuantity } from '../../../data/order/use-basket.ts';
import type { Order } from '../../../domain/order/order.ts';
import { ownOrderId } from '../../../domain/order/order-id.ts';
import { dateId, info, orderKey, user } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import { editedOrder, forgetEdit, setEditedOrder } from '../../../screen-state/edited-order.ts';
import { showStoredOrder } from '../../../screen-state/finish-order.ts';
import { orderedBefore, screenState } from '../testing/screen-state.ts';
import { useOrderDraft } from './order-draft.ts';
import { type OrderForm, useOrderForm } from './use-order-form.ts';
import type { OrderScreenState } from './use-order-screen-state.ts';

vi.mock('../../../screen-state/dialogs.ts', () => ({ openDialog: () => {} }));

const withOrder = (changes?: Partial<Order>): OrderScreenState => ({
  ...screenState,
  orders: orderedBefore(changes),
});

/** The form of an edit of `edited`, or without it of the basket. */
function useForm(live: OrderScreenState, edited?: Order): OrderForm {
  const to = edited ? info : live.user?.deliveryInfo;
  const draft = useOrderDraft(dateId, edited);
  return useOrderForm({ dateId, language: 'ko', screenState: live, info: to, draft, edited });
}

const formIn = (first: OrderScreenState) =>
  renderHook(({ live }) => useForm(live), { initialProps: { live: first } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setBasket(dateId, {});
  setQuantity(dateId, 'soup', 2);
  setQuantity(dateId, 'kimchi', 1);
});

describe('a basket', () => {
  it('alone is the order, at current prices', () => {
    const { result } = formIn(screenState);
    expect(result.current.quantities).toEqual({ soup: 2, kimchi: 1 });
    expect(result.current.totals.total).toBe(5235);
    expect(result.current.requestFor('cash')).toMatchObject({
      basedOn: null,
      quantities: { soup: 2, kimchi: 1 },
      seen: { total: 5235, toPay: 5235 },
    });
  });

  it('is empty once it is ordered, also of a menu that the catalogue no longer has', () => {
    setQuantity(dateId, 'gone', 2);
    const { result } = formIn(screenState);
    const { attemptId } = result.current.requestFor('cash');
    showStoredOrder({ ...(withOrder().orders[dateId]?.[orderKey] as Order), attemptId });
    expect(basketOf(dateId)).toEqual({});
  });

  it('is added to the order of its address, and the request names that order’s version', () => {
    const { result } = formIn(withOrder());
    expect(result.current.quantities).toEqual({ soup: 5, kimchi: 1 });
    expect(result.current.requestFor('cash').basedOn).toBe('try-1');
    expect(result.current.buttons.cash.kind).toBe('edit');
  });

  it('remembers whether it changes an order, for the screen that confirms it', () => {
    formIn(screenState).result.current.requestFor('cash');
    formIn(withOrder()).result.current.requestFor('card');
    expect(attemptsOf(dateId).map(({ changes }) => changes)).toEqual([false, true]);
  });

  it('is reduced first, then the order’s own lines; both can be restored', () => {
    const { result } = formIn(withOrder());
    act(() => result.current.setQuantity('soup', 4));
    expect(result.current.quantities.soup).toBe(4);
    act(() => result.current.setQuantity('soup', 1));
    expect(result.current.quantities.soup).toBe(1);
    expect(result.current.lines.find(({ menuKey }) => menuKey === 'soup')).toMatchObject({
      q: 1,
      was: 3,
    });
    act(() => result.current.setQuantity('soup', 4));
    expect(result.current.quantities.soup).toBe(4);
  });

  it('drops the reductions once the order has another version', () => {
    const { result, rerender } = formIn(withOrder());
    act(() => result.current.setQuantity('soup', 1));
    rerender({ live: withOrder({ attemptId: 'try-2' }) });
    expect(result.current.quantities).toEqual({ soup: 3, kimchi: 1 });
  });
});

describe('a request that is typed', () => {
  const edit = () => {
    const order = withOrder().orders[dateId]?.[orderKey] as Order;
    return renderHook(() => useForm(withOrder(), order)).result.current;
  };

  const type = (form: OrderForm, text: string) => act(() => form.setOrderRequest(text));

  it('is restored in its own order and in no other', () => {
    type(formIn(screenState).result.current, '문 앞에');
    expect(formIn(screenState).result.current.orderRequest).toBe('문 앞에');
    expect(edit().orderRequest).toBe('');
    type(edit(), '덜 맵게');
    expect(edit().orderRequest).toBe('덜 맵게');
    expect(formIn(screenState).result.current.orderRequest).toBe('문 앞에');
  });

  it('is kept together with the choice of points across leaving the page and reloading', () => {
    const withPoints = { ...screenState, balance: 700 };
    const { result } = formIn(withPoints);
    act(() => result.current.setUsePoint(true));
    type(result.current, '문 앞에');
    act(() => result.current.setUsePoint(true));
    const reloaded = formIn(withPoints).result.current;
    expect(reloaded).toMatchObject({ usePoint: true, orderRequest: '문 앞에' });
    expect(reloaded.totals.toPay).toBe(reloaded.totals.total - 700);
    showStoredOrder({ ...(withOrder().orders[dateId]?.[orderKey] as Order), attemptId: 'another' });
    expect(formIn(withPoints).result.current.usePoint).toBe(false);
  });

  it('is removed once its order is stored, the others stay', () => {
    type(formIn(screenState).result.current, '문 앞에');
    type(edit(), '덜 맵게');
    const order = withOrder().orders[dateId]?.[orderKey] as Order;
    showStoredOrder({ ...order, attemptId: edit().requestFor('cash').attemptId });
    expect(edit().orderRequest).toBe('');
    expect(formIn(screenState).result.current.orderRequest).toBe('문 앞에');
    const { attemptId } = formIn(screenState).result.current.requestFor('cash');
    showStoredOrder({ ...order, attemptId });
    expect(formIn(screenState).result.current.orderRequest).toBe('');
  });
});

describe('an edit', () => {
  const editing = (live = withOrder()) => {
    const order = live.orders[dateId]?.[orderKey] as Order;
    return renderHook(() => useForm(live, order)).result;
  };

  it('continues beside the menus with all its changes, and includes what is added there', () => {
    setBasket(dateId, {});
    const first = editing();
    act(() => first.current.setQuantity('soup', 2));
    act(() => first.current.setOrderRequest('덜 맵게'));
    setQuantity(dateId, 'kimchi', 2);
    expect(editing().current.quantities).toEqual({ soup: 2 });
    setEditedOrder(dateId, ownOrderId(cashOrder));
    const second = editing();
    expect(second.current.quantities).toEqual({ soup: 2, kimchi: 2 });
    expect(second.current.orderRequest).toBe('덜 맵게');
    act(() => second.current.setQuantity('kimchi', 1));
    expect(second.current.quantities.kimchi).toBe(1);
    act(() => second.current.setQuantity('kimchi', 0));
    expect(second.current.quantities.kimchi ?? 0).toBe(0);
  });

  it('gives back what was added to one of its lines before it reduces the line', () => {
    setBasket(dateId, {});
    setQuantity(dateId, 'soup', 2);
    setEditedOrder(dateId, ownOrderId(cashOrder));
    const form = editing();
    act(() => form.current.setQuantity('soup', 4));
    expect(form.current.quantities).toEqual({ soup: 4 });
    expect(basketOf(dateId)).toEqual({ soup: 1 });
    act(() => form.current.setQuantity('soup', 2));
    expect(form.current.quantities).toEqual({ soup: 2 });
    expect(basketOf(dateId)).toEqual({});
  });

  it('starts from its order again once that has another version', () => {
    const first = editing();
    act(() => first.current.setQuantity('soup', 2));
    expect(editing(withOrder({ attemptId: 'try-2' })).current.quantities.soup).toBe(3);
  });

  it('is removed once it is saved, with its part of the basket, or once it is dropped', () => {
    setBasket(dateId, {});
    setQuantity(dateId, 'kimchi', 2);
    setEditedOrder(dateId, ownOrderId(cashOrder));
    const form = editing();
    act(() => form.current.setQuantity('soup', 2));
    const { attemptId } = form.current.requestFor('cash');
    showStoredOrder({ ...(withOrder().orders[dateId]?.[orderKey] as Order), attemptId });
    expect(editing().current.quantities).toEqual({ soup: 3 });
    expect(editedOrder(dateId)).toBeUndefined();
    expect(basketOf(dateId)).toEqual({});
    const again = editing();
    act(() => again.current.setQuantity('soup', 1));
    forgetEdit(dateId, ownOrderId(cashOrder));
    expect(editing().current.quantities.soup).toBe(3);
  });
});

describe('an attempt', () => {
  it('keeps its idempotency key for the same content, also after a reload', () => {
    const first = formIn(screenState).result.current.requestFor('cash').attemptId;
    expect(formIn(screenState).result.current.requestFor('cash').attemptId).toBe(first);
  });

  it('gets another key with another quantity, request, payment method or address', () => {
    const { result } = formIn(screenState);
    const ids = new Set([result.current.requestFor('cash').attemptId]);
    ids.add(result.current.requestFor('card').attemptId);
    act(() => result.current.setOrderRequest('문 앞에'));
    ids.add(result.current.requestFor('cash').attemptId);
    act(() => result.current.setQuantity('soup', 3));
    ids.add(result.current.requestFor('cash').attemptId);
    const moved = { ...info, address: '1 Other St, Ryde' };
    const elsewhere = formIn({ ...screenState, user: { ...user, deliveryInfo: moved } });
    ids.add(elsewhere.result.current.requestFor('cash').attemptId);
    expect(ids.size).toBe(5);
  });
});

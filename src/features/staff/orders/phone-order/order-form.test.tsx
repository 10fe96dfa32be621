// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentSource } from '../../../../data/documents/live-document.ts';
import { deferred } from '../../../../data/testing/deferred.ts';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { parseSuburbs } from '../../../../domain/customer/suburbs.ts';
import list from '../../../../domain/customer/suburbs.txt?raw';
import { amountDue, type Order, orderKeyOf } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { ledgerKey } from '../../../../domain/points/points.ts';
import { boardFrom } from '../../../../domain/staff/orders/board.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import type { Documents } from '../../../../domain/testing/apply-writes.ts';
import { date, dateId, grant, menus, user } from '../../../../domain/testing/fixtures.ts';
import { linkWith } from '../../../../domain/testing/pay-link-with.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { Toaster } from '../../../../ui/feedback/toast.tsx';
import { ActionHost } from '../../common/changes/action-host.tsx';
import { useRunQuestions } from '../../common/changes/run-state.ts';
import { store } from '../../testing/fake-store.ts';
import { OrderForm } from './order-form.tsx';
import { OrderScreen } from './order-screen.tsx';
import { editDraft } from './phone-order-draft.ts';

const texts = vi.hoisted((): string[] => []);
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({ queryOnce: async () => [] }));
vi.mock('../../../../data/order/copies-queue.ts', () => ({
  enqueueOrderCopies: () => {},
  enqueueProfileCopies: () => {},
}));
vi.mock('../../../../data/order/sms-queue.ts', () => ({
  enqueueSms: (order: { attemptId: string }) => texts.push(order.attemptId),
  flushSmsQueue: async () => {},
}));
const loading = vi.hoisted(() => ({ until: Promise.resolve() }));
vi.mock('../../../../data/customer/load-suburbs.ts', () => ({
  suburbsOrNone: async () => {
    await loading.until;
    return parseSuburbs(list);
  },
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

const inShop = (form: ReactNode) => (
  <MemoryRouter initialEntries={['/form']}>
    <Routes>
      <Route path="/form" element={form} />
      <Route path={staffPaths.board(dateId)} element={<p>board</p>} />
    </Routes>
    <ActionHost />
    <Toaster label="알림" />
  </MemoryRouter>
);
const common = { dateId, date, menus, orders: [], cancelled: [], language: 'ko' as const };
let links: ReadonlyMap<string, PayLink> = new Map();
const screenOf = (existing: Order) =>
  inShop(
    <OrderForm
      {...common}
      links={links}
      caller={{ uid: 'u1', info: existing.customerInfo, lang: 'ko', isNew: false }}
      existing={existing}
      draft={editDraft(existing)}
    />,
  );
const newOrderScreen = () => inShop(<OrderScreen links={links} {...common} />);
/** Opens the form; the returned function shows what is stored now, as the listener does. */
function open() {
  const { rerender } = render(screenOf(storedOrder()));
  return () => rerender(screenOf(storedOrder()));
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /주문 저장$/ }));
const note = () => screen.getByLabelText<HTMLInputElement>('메모', { exact: false });
const take = () => screen.queryByRole('button', { name: '바뀐 내용 가져오기' });
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  storeOrder(order);
  links = new Map();
  store.answer = Promise.resolve();
  texts.length = 0;
  useRunQuestions.setState({ questions: [] });
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
  await tap('지금 것 그대로 두기');
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
  expect(take()).toBeNull();
  store.answer = Promise.resolve();
  await tap('다시 보내기');
  await screen.findByText('board');
  expect(texts).toEqual([storedOrder().attemptId]);
});

it('asks for the amount that the order costs after the points it uses', async () => {
  const withPoints = cashOrder({ usePoint: true, usedPoint: 5 });
  storeOrder(withPoints);
  store.documents['points/u1'] = { [ledgerKey(dateId, orderKey)]: { ...grant(0), usedPoint: 5 } };
  store.documents['pointBalances/u1'] = { balance: 0 };
  open();
  type('메모', '벨');
  expect(screen.getByText('포인트 사용 -$5.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '현금 $55.00 주문 저장' }));
  await screen.findByText('board');
  expect(amountDue(storedOrder())).toBe(5500);
});

it('leads to the log of this order, not of all orders at its door', () => {
  open();
  const log = screen.getByRole<HTMLAnchorElement>('link', { name: '이 주문의 기록' });
  expect(Object.fromEntries(new URL(log.href).searchParams)).toEqual({
    dateId,
    ...refOf(order),
  });
});

it('keeps unsaved changes through Back, and shows what others have changed meanwhile', async () => {
  open();
  type('메모', '벨');
  cleanup();
  open();
  expect(note().value).toBe('벨');
  cleanup();
  storeOrder(extended);
  open();
  const button = take();
  if (button) fireEvent.click(button);
  expect(note().value).toBe('문 앞에');
  expect(sessionStorage).toHaveLength(0);
});

describe('a new customer', () => {
  const english = () => screen.getByRole('radio', { name: '영어' });
  const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /주문 저장$/ });
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
  const stored = () =>
    Object.values(store.documents[`orders2/${dateId}`] ?? {}).flatMap((orders) =>
      Object.values(orders as Record<string, Order>),
    );

  it('is asked for a language, in which the SMS of the order is written', async () => {
    render(newOrderScreen());
    fill();
    expect(saveButton().disabled).toBe(true);
    const missing = () => screen.queryByText('손님이 읽는 말을 골라 주세요.');
    expect(missing()).toBeTruthy();
    fireEvent.click(english());
    expect(missing()).toBeNull();
    fireEvent.click(saveButton());
    await screen.findByText('board');
    const [first] = stored();
    expect(first).toMatchObject({ orderLang: 'en', customerInfo: { name: 'Ann Lee', lang: 'en' } });
    expect(first?.smsMsgBody).toContain('Thank you!');
    const { uid = '' } = first?.customerInfo ?? {};
    expect(store.documents[`users/${uid}`]).toMatchObject({ lang: 'en' });
  });

  it('says before it is saved that it ends the link of an order for the same address, and of no other one', async () => {
    render(newOrderScreen());
    fill();
    expect(screen.queryByText(/결제를 기다리는 주문이 있어요/)).toBeNull();
    cleanup();
    sessionStorage.clear();
    const { order: unpaid } = linkWith();
    const waits = { order: unpaid, uid: 'u1', orderKey: orderKeyOf(order.customerInfo, 'u1') };
    links = new Map([['A'.repeat(16), linkWith(waits)]]);
    const moved = () => screen.queryByText('이 주소로 결제를 기다리는 주문이 있어요 ($60.00)');
    render(screenOf(order));
    expect(moved()).toBeTruthy();
    expect(screen.getByText(/저장하면 그 링크는 끝나서/)).toBeTruthy();
    type('주소', '99 Other St, Epping');
    expect(moved()).toBeNull();
  });

  it('is told of an order for the same door, whoever placed it and however it is written', () => {
    const priced = { order, total: amountDue(order), due: amountDue(order) };
    const orders = boardFrom([priced], new Map(), {}, []);
    render(inShop(<OrderScreen links={links} {...common} orders={orders} />));
    fill();
    expect(screen.queryByText('같은 집에 이미 주문이 있어요')).toBeNull();
    type('주소', 'unit 5, 12 smith street, epping');
    expect(screen.getByText('같은 집에 이미 주문이 있어요')).toBeTruthy();
    const { name, address } = order.customerInfo;
    expect(screen.getByRole('link', { name: `${name} 님 · ${address}` }).getAttribute('href')).toBe(
      staffPaths.order(dateId, refOf(order)),
    );
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
    fireEvent.click(saveButton());
    await screen.findByText('board');
    expect(stored()).toHaveLength(1);
    cleanup();
    render(newOrderScreen());
    expect(screen.getByRole('button', { name: '처음 주문하는 손님' })).toBeTruthy();
  });

  it('is found under its suburb, and asked about as its customer would be: a place far away', async () => {
    render(newOrderScreen());
    fill();
    fireEvent.click(english());
    type('주소', '99 Test Street, Strathfeild NSW 2135');
    fireEvent.click(saveButton());
    await screen.findByText('Strathfeild 2135 동네를 찾지 못했어요');
    await tap('Strathfield 2135');
    type('주소', '1 Crown St, Wollongong');
    expect(await screen.findByText('Wollongong 2500')).toBeTruthy();
    fireEvent.click(saveButton());
    expect(await screen.findByText(/시드니 배송 지역 밖인 것 같아요/)).toBeTruthy();
    expect(stored()).toHaveLength(0);
    await tap('이 주소로 계속하기');
    await screen.findByText('board');
    expect(stored()).toMatchObject([
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
    fireEvent.click(saveButton());
    await tap('Strathfield 2135');
    fireEvent.click(saveButton());
    await screen.findByText('board');
    expect(stored()).toMatchObject([
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
    fireEvent.click(saveButton());
    fireEvent.click(saveButton());
    expect(saveButton().getAttribute('aria-busy')).toBe('true');
    type('메모', '벨 두 번');
    expect(stored()).toHaveLength(0);
    list.resolve();
    loading.until = Promise.resolve();
    await screen.findByText('board');
    expect(stored()).toMatchObject([{ customerInfo: { note: '벨 두 번' } }]);
  });

  it('is not ordered for twice when the response is lost with the page', async () => {
    render(newOrderScreen());
    fill();
    fireEvent.click(english());
    store.answer = new Promise(() => {});
    fireEvent.click(saveButton());
    await waitFor(() => expect(stored()).toHaveLength(1));
    const first = stored();
    cleanup();
    store.answer = Promise.resolve();
    render(newOrderScreen());
    fireEvent.click(saveButton());
    await screen.findByText('board');
    expect(stored()).toEqual(first);
  });
});

it('stays while a link ends for the change that is being saved, with what was typed', () => {
  const shown = (state: PayLink['state']) => (
    <MemoryRouter initialEntries={['/pay/link']}>
      <Routes>
        <Route
          path="/pay/:payId"
          element={<OrderScreen links={new Map([['link', linkWith({ state })]])} {...common} />}
        />
      </Routes>
    </MemoryRouter>
  );
  const { rerender } = render(shown('open'));
  type('메모', '벨');
  rerender(shown('ending'));
  expect(note().value).toBe('벨');
  rerender(shown('paid'));
  expect(screen.getByText(/그사이 결제되었거나 바뀐 주문이에요/)).toBeTruthy();
});

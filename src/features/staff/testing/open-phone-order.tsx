import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { DocumentSource } from '../../../data/documents/live-document.ts';
import type { PayLink } from '../../../domain/card/pay-link.ts';
import { parseSuburbs } from '../../../domain/customer/suburbs.ts';
import list from '../../../domain/customer/suburbs.txt?raw';
import { toCents } from '../../../domain/lib/money.ts';
import { amountDue, type Order } from '../../../domain/order/order.ts';
import { type BoardOrder, boardFrom } from '../../../domain/staff/orders/board.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import type { Documents } from '../../../domain/testing/apply-writes.ts';
import { date, dateId, info as details, menus, user } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { keepDraft } from '../../../screen-state/drafts.ts';
import { Toaster } from '../../../ui/feedback/toast.tsx';
import { ActionHost } from '../common/changes/action-host.tsx';
import { useRunQuestions } from '../common/changes/run-state.ts';
import { OrderForm } from '../orders/phone-order/order-form.tsx';
import { editDraft, newOrderDraft } from '../orders/phone-order/phone-order-draft.ts';
import { OrderScreen } from '../orders/phone-order/staff-phone-order.tsx';
import { store } from './fake-store.ts';

/** The attempts whose SMS were asked for. */
const texts = vi.hoisted((): string[] => []);
vi.mock('../../../data/staff/common/staff-reads.ts', () => ({
  queryOnce: async () => [],
  readPart: async () => undefined,
}));
vi.mock('../../../data/order/copies-queue.ts', () => ({
  enqueueOrderCopies: () => {},
  enqueueProfileCopies: () => {},
}));
vi.mock('../../../data/order/sms-queue.ts', () => ({
  enqueueSms: (order: { attemptId: string }) => texts.push(order.attemptId),
  flushSmsQueue: async () => {},
}));
/** When the suburbs have come. */
const loading = vi.hoisted(() => ({ until: Promise.resolve() }));
vi.mock('../../../data/customer/load-suburbs.ts', () => ({
  suburbsOrNone: async () => {
    await loading.until;
    return parseSuburbs(list);
  },
}));
vi.mock('../../../data/documents/load-sdk.ts', () => ({ loadAuth: async () => ({ auth: {} }) }));
vi.mock('../../../data/documents/live-document.ts', () => ({
  isPending: () => false,
  observeShown: () => undefined,
  useLiveDocument: (source?: DocumentSource<unknown>) => {
    const fields = source && store.documents[source.path];
    return { value: fields && source.parse(fields), loading: false };
  },
}));
vi.mock('../../../data/staff/common/run-staff-plan.ts', () => import('./fake-store.ts'));

/** An order of u1 for the date: three soups. */
export const order = cashOrder();
const { soup } = order.menus;
if (!soup) throw new Error('no soup');
/** The order after its customer has added two kimchi. */
export const extended = cashOrder({
  attemptId: 'try-2',
  menus: { soup, kimchi: { ...soup, menuKey: 'kimchi', menuTitle: '김치', price: 12.35, q: 2 } },
});

/** What the screens show beside the customer's documents. */
export const shown = {
  links: new Map<string, PayLink>(),
  /** All of the date. */
  orders: [] as readonly BoardOrder<Order>[],
};

/** Shows orders as those of the date. */
export function showOrders(...orders: Order[]): void {
  const priced = orders.map((one) => ({
    ...{ order: one, total: toCents(one.totalPrice), due: amountDue(one) },
  }));
  shown.orders = boardFrom(priced, new Map(), {}, []);
}

/** Opens the form of a new order for u1, whom staff have chosen. */
export function openForKnown(): void {
  const { phone2: _, ...info } = details;
  keepDraft(newOrderDraft(dateId), { caller: { uid: 'u1', info, lang: 'ko', isNew: false } });
  render(newOrderScreen());
}

/** Stores an order of u1 as the date's only one. */
export function storeOrder(next: Order): void {
  store.documents = {
    'dates/activeDates': { [dateId]: date },
    'manages/menus': menus,
    'users/u1': user,
    'ordersForCustomer/u1': { [dateId]: { [order.orderKey]: next } },
  } as unknown as Documents;
}

/** The order that is stored where u1's is. */
export function storedOrder(): Order {
  const orders = store.documents['ordersForCustomer/u1'] as Record<string, Record<string, Order>>;
  return orders[dateId]?.[order.orderKey] as Order;
}

/** All orders of the date, as they are stored. */
export const storedOrders = () =>
  Object.values(store.documents[`orders2/${dateId}`] ?? {}).flatMap((orders) =>
    Object.values(orders as Record<string, Order>),
  );

const common = { dateId, date, menus, cancelled: [], language: 'ko' as const };

const inShop = (form: ReactNode) => (
  <MemoryRouter initialEntries={['/form']}>
    <Routes>
      <Route path="/form" element={form} />
      <Route path={staffPaths.board(dateId)} element={<p>board</p>} />
      <Route
        path="/staff/:dateId/order/:uid/:orderId"
        element={<OrderScreen {...common} {...shown} />}
      />
    </Routes>
    <ActionHost />
    <Toaster label="알림" />
  </MemoryRouter>
);

/** The form of a stored order. */
export const formOf = (existing: Order) =>
  inShop(
    <OrderForm
      {...common}
      {...shown}
      caller={{ uid: 'u1', info: existing.customerInfo, lang: 'ko', isNew: false }}
      existing={existing}
      draft={editDraft(existing)}
    />,
  );

export const newOrderScreen = () => inShop(<OrderScreen {...common} {...shown} />);

/** The form of an order that is paid by a link, under `/pay/link`. */
export const linkScreen = (link: PayLink) => (
  <MemoryRouter initialEntries={['/pay/link']}>
    <Routes>
      <Route
        path="/pay/:payId"
        element={<OrderScreen {...common} {...shown} links={new Map([['link', link]])} />}
      />
    </Routes>
  </MemoryRouter>
);

/** Opens the form of the stored order; the returned function shows what is stored now, as the listener does. */
export function openForm(): () => void {
  const { rerender } = render(formOf(storedOrder()));
  return () => rerender(formOf(storedOrder()));
}

export function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
}
export const tap = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const saveButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /주문 저장$/ });
export const save = () => fireEvent.click(saveButton());
export const note = () => screen.getByLabelText<HTMLInputElement>('메모', { exact: false });

// jsdom scrolls nothing.
window.scrollTo = () => {};
beforeEach(() => {
  sessionStorage.clear();
  storeOrder(order);
  shown.links = new Map();
  shown.orders = [];
  store.answer = Promise.resolve();
  texts.length = 0;
  useRunQuestions.setState({ questions: [] });
});
afterEach(() => {
  cleanup();
  toast.remove();
});

export { loading, texts };

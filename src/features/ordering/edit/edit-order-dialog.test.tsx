// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ownOrderId } from '../../../domain/order/order-id.ts';
import { orderVersion } from '../../../domain/order/plan/order-plan.ts';
import { dateId, now } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { forgetDraft, keepDraft } from '../../../screen-state/drafts.ts';
import { orderDraft } from '../../../screen-state/edited-order.ts';
import { useOrderScreenState } from '../form/use-order-screen-state.ts';
import { useCardPayment } from '../submit/use-card-payment.ts';
import { orderedBefore, screenState } from '../testing/screen-state.ts';
import { EditOrderDialog } from './edit-order-dialog.tsx';

vi.mock('../form/use-order-screen-state.ts', () => ({ useOrderScreenState: vi.fn() }));
vi.mock('../form/order-dialog.tsx', () => ({
  OrderDialog: ({ notice }: { notice?: string }) => (
    <>
      <p>form</p>
      <p>{notice}</p>
    </>
  ),
}));
vi.mock('./edit-address-section.tsx', () => ({ EditAddressSection: () => null }));
vi.mock('./edit-concerns.tsx', () => ({ EditConcerns: () => null }));
vi.mock('../../../parts/lazy-contact-shop.tsx', () => ({ LazyContactShop: () => null }));
vi.mock('../submit/use-card-payment.ts', () => ({ useCardPayment: vi.fn() }));
const shop = vi.hoisted(() => ({ step: undefined as 'packed' | undefined }));
vi.mock('../../../data/order/use-order-step.ts', () => ({ useOrderStep: () => shop.step }));
vi.mock('../submit/use-order-return.ts', () => ({ useOrderReturn: () => {} }));

const dialog = (edited = ownOrderId(cashOrder)) => (
  <BrowserRouter>
    <EditOrderDialog dateId={dateId} orderId={edited} onClose={() => {}} />
  </BrowserRouter>
);
const show = (orders: typeof screenState.orders) =>
  vi.mocked(useOrderScreenState).mockReturnValue({ ...screenState, orders });

afterEach(async () => {
  cleanup();
  await setLanguage('ko');
});

test.each([
  ['ko', '이 주문은 취소되었어요'],
  ['en', 'This order has been cancelled'],
] as const)(
  'an order that another tab cancels while it is edited is called cancelled (%s)',
  async (language, words) => {
    await setLanguage(language);
    show(orderedBefore());
    const { rerender } = render(dialog());
    show({});
    rerender(dialog());
    expect(screen.getByText(words)).toBeTruthy();
  },
);

test.each([
  ['ko', '다시 골라 주세요: 곰탕 ×5'],
  ['en', 'choose your quantities again: Beef soup ×5'],
] as const)(
  'an order that staff change meanwhile says which chosen quantities it no longer has (%s)',
  async (language, words) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    await setLanguage(language);
    const name = orderDraft(dateId, ownOrderId(cashOrder));
    keepDraft(name, { quantities: { soup: 5 }, basedOn: orderVersion(cashOrder) });
    show(orderedBefore());
    const { rerender } = render(dialog());
    expect(screen.queryByText(/×5/)).toBeNull();
    show(orderedBefore({ attemptId: 'by-staff' }));
    rerender(dialog());
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    forgetDraft(name);
    vi.useRealTimers();
  },
);

test('an order whose address staff correct meanwhile is still edited', () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  show(orderedBefore());
  const { rerender } = render(dialog());
  show(orderedBefore({ orderKey: 'unit5' }));
  rerender(dialog());
  expect(screen.getByText('form')).toBeTruthy();
  vi.useRealTimers();
});

test('an order that staff move to another date meanwhile is not called cancelled: its new date is named', () => {
  show(orderedBefore());
  const { rerender } = render(dialog());
  show({ '20261127_1': { [cashOrder.orderKey]: { ...cashOrder, dateId: '20261127_1' } } });
  rerender(dialog());
  expect(screen.queryByText('이 주문은 취소되었어요')).toBeNull();
  expect(screen.getByText('배송 날짜 변경')).toBeTruthy();
  expect(screen.getByText(/11월 27일 \(금\) 배송$/)).toBeTruthy();
});

test('the provider’s page names the day of what is paid', () => {
  show(orderedBefore());
  render(dialog());
  expect(useCardPayment).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.stringMatching(/11월 24일 \(화\) 배송$/),
  );
});

test('an order that was never there is not called cancelled', () => {
  show({});
  render(dialog());
  expect(screen.getByText('주문을 찾지 못했어요')).toBeTruthy();
});

test('an order that is gone is not found beside others of its date, whatever its address is called', () => {
  show(orderedBefore());
  render(dialog('constructor'));
  expect(screen.getByText('주문을 찾지 못했어요')).toBeTruthy();
});

test.each([
  ['ko', '이미 포장한 주문이라 여기서 바꾸거나 취소할 수 없어요. 저희에게 연락해 주세요.'],
  [
    'en',
    'This order is packed already, so it can’t be changed or cancelled here. Please contact us.',
  ],
] as const)(
  'an order that is packed is no longer edited, in words (%s)',
  async (language, words) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    await setLanguage(language);
    shop.step = 'packed';
    show(orderedBefore());
    render(dialog());
    expect(screen.getByText(words)).toBeTruthy();
    shop.step = undefined;
    vi.useRealTimers();
  },
);

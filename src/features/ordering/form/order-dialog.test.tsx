// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wantsReceipt } from '../../../data/card/wants-receipt.ts';
import { saveCopyTexts } from '../../../data/customer/save-preferences.ts';
import { useSession } from '../../../data/customer/use-session.ts';
import { writeText } from '../../../data/device/storage.ts';
import { accountKey } from '../../../data/device/storage-keys.ts';
import { placeCashOrder } from '../../../data/order/place-order.ts';
import { setBasket, setQuantity } from '../../../data/order/use-basket.ts';
import { unbrokenPhone } from '../../../domain/customer/phone.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { planOrder } from '../../../domain/order/plan/order-plan.ts';
import {
  contextWith,
  date,
  dateId,
  info,
  menus,
  now,
  orderKey,
  user,
} from '../../../domain/testing/fixtures.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { useDialogs } from '../../../screen-state/dialogs.ts';
import { keepDraft } from '../../../screen-state/drafts.ts';
import { orderDraft } from '../../../screen-state/edited-order.ts';
import { BasketOrderDialog } from '../basket/basket-order-dialog.tsx';
import type { CardPayment } from '../submit/use-card-payment.ts';
import { orderedBefore, screenState } from '../testing/screen-state.ts';
import type { OrderScreenState } from './use-order-screen-state.ts';

vi.mock('../../../data/refunds/use-order-refunds.ts', () => ({
  useOrderRefunds: () => ({ refunds: [], request: undefined }),
}));
vi.mock('../../../parts/use-announcements.ts', () => ({ useAnnouncements: () => [] }));
vi.mock('./recipients-sheet.tsx', () => ({ RecipientsSheet: () => null }));
const kept = vi.hoisted(() => ({ copyTexts: true }));
vi.mock('../../../data/documents/live-document.ts', () => ({
  isPending: () => false,
  useLiveDocument: (source: object | undefined) => (source ? { value: kept } : {}),
}));
vi.mock('../../../data/customer/save-preferences.ts', () => ({
  preferences: () => ({}),
  saveCopyTexts: vi.fn(),
}));
vi.mock('../../../data/order/place-order.ts', () => ({ placeCashOrder: vi.fn() }));

const pay = vi.fn<CardPayment['pay']>();
const onClose = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await setLanguage('ko');
  vi.clearAllMocks();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  writeText(accountKey, 'u1');
  sessionStorage.clear();
  useDialogs.setState({ stack: [] });
  setBasket(dateId, {});
  setQuantity(dateId, 'soup', 3);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function dialogWith(changes: Partial<OrderScreenState> = {}) {
  const state = {
    ...screenState,
    user: { ...user, deliveryInfo: info, isCashAvailable: true },
    ...changes,
  };
  return (
    <BrowserRouter>
      <BasketOrderDialog
        {...{ dateId, onClose }}
        screenState={state}
        language="ko"
        card={{ busy: false, pay, resume: async () => ({ kind: 'handled' }) }}
      />
    </BrowserRouter>
  );
}

const open = (changes?: Partial<OrderScreenState>) => render(dialogWith(changes));

const question = () => screen.getByRole('alertdialog');
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Unfolds the points and uses them. */
async function usePoints() {
  await userEvent.click(screen.getByText(/포인트가 있어요$/));
  await userEvent.click(screen.getByRole('checkbox', { name: '포인트 쓰기' }));
}

it('asks before it places a cash order, empties the basket and shows what was ordered', async () => {
  vi.mocked(placeCashOrder).mockImplementation(async (_, request) =>
    planOrder(request, contextWith({ user: { ...user, isCashAvailable: true } })),
  );
  open();
  await tap('현금으로 $60.00 주문');
  expect(question().textContent).toContain('이대로 주문할까요?');
  expect(question().textContent).toContain('돈은 배송받을 때 내시면 돼요.');
  await tap('현금으로 $60.00 주문');
  expect(placeCashOrder).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(useDialogs.getState().stack).toMatchObject([
    { kind: 'order-done', order: { paymentMethod: 'cash', paid: false, totalPrice: '60.00' } },
  ]);
  expect(localStorage.getItem(`basket-${dateId}`)).toBeNull();
});

it('says whose phone gets the text, and offers a copy only where that is somebody else’s', async () => {
  const own = '0412-000-111';
  const copy = /^내 전화로도 확인 문자 받기/;
  open();
  await tap('현금으로 $60.00 주문');
  expect(question().textContent).toContain(`확인 문자: ${info.name} ${unbrokenPhone(info.phone)}`);
  expect(question().textContent).not.toContain('내 전화로도');
  expect(screen.queryByRole('checkbox', { name: copy })).toBeNull();
  cleanup();
  keepDraft(orderDraft(dateId), { recipient: info });
  open({ user: { ...user, deliveryInfo: { ...info, phone: own }, isCashAvailable: true } });
  expect(await screen.findByRole('checkbox', { name: copy })).toBeTruthy();
  await tap('현금으로 $60.00 주문');
  expect(question().textContent).toContain(
    `확인 문자: ${info.name} ${unbrokenPhone(info.phone)}\n내 전화로도: ${unbrokenPhone(own)}`,
  );
});

it('shows no amounts, points, address or payment until the customer’s documents are loaded', () => {
  const { rerender } = open({ ready: false, user: undefined, orders: orderedBefore() });
  const shown = () => screen.getByRole('dialog').textContent;
  expect(shown()).toContain('곰탕 × 3');
  expect(screen.getByRole('status').textContent).toContain('주문 정보를 불러오고 있어요');
  expect(shown()).not.toMatch(/\$|포인트|받는 곳|배송 정보|합쳐요/);
  expect(screen.queryByRole('button', { name: /주문|결제|현금|카드/ })).toBeNull();
  rerender(dialogWith({ orders: orderedBefore() }));
  expect(screen.getByRole('button', { name: '현금 주문 고치기 · $120.00' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('offers to reload where the documents cannot be loaded', () => {
  open({ ready: false, user: undefined, error: new AppError('network') });
  expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('leaves out a menu that the shop no longer has, and says so', () => {
  setQuantity(dateId, 'gone', 2);
  open();
  expect(screen.getByText('담으신 메뉴 1가지는 이제 팔지 않아서 빠졌어요.')).toBeTruthy();
  expect(screen.queryByText('gone')).toBeNull();
});

it('says at once that an order has too many different dishes', () => {
  const many = Array.from({ length: 33 }, (_, index) => [`dish-${index}`, menus.soup] as const);
  for (const [menuId] of many) setQuantity(dateId, menuId, 1);
  const listed = Object.fromEntries(many.map(([menuId]) => [menuId, true]));
  open({
    menus: { ...menus, ...Object.fromEntries(many) } as typeof menus,
    date: { ...date, menus: { ...date.menus, ...listed } },
  });
  expect(screen.getByText(/한 번에 32가지까지/)).toBeTruthy();
});

it('offers the provider’s receipt by e-mail before a card payment, and remembers the choice', async () => {
  useSession.setState({
    status: 'signed-in',
    uid: user.uid,
    email: 'a@example.com',
    displayName: '',
    provider: '',
  });
  open();
  await tap('현금으로 $60.00 주문');
  expect(screen.queryByRole('checkbox', { name: /영수증/ })).toBeNull();
  await tap('돌아가기');
  await tap('카드로 $60.00 결제');
  const choice = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /영수증/ });
  expect(choice().checked).toBe(false);
  expect(question().textContent).toContain('a@example.com');
  await userEvent.click(choice());
  expect(wantsReceipt()).toBe(true);
  await tap('돌아가기');
  await tap('카드로 $60.00 결제');
  expect(choice().checked).toBe(true);
});

it('asks before it leaves for a card payment, and keeps the order until it is paid', async () => {
  pay.mockResolvedValue({ kind: 'handled' });
  open();
  await tap('카드로 $60.00 결제');
  expect(question().textContent).toContain('카드로 결제할까요?');
  expect(question().textContent).toContain('다음 화면에서 카드 정보를 입력하세요.');
  await tap('카드로 $60.00 결제');
  const [request, , order] = pay.mock.calls[0] ?? [];
  expect(request).toMatchObject({ paymentMethod: 'card', seen: { toPay: 6000 } });
  // The attempted order, for the log of failed attempts.
  expect(order).toMatchObject({
    ...{ orderKey, totalPrice: '60.00', customerInfo: { address: info.address } },
    menus: { soup: { q: 3, price: 20 } },
  });
  expect(onClose).not.toHaveBeenCalled();
  expect(localStorage.getItem(`basket-${dateId}`)).toBe('{"soup":3}');
});

describe('orders with points alone where they cover all of it', () => {
  const byPoints = { usePoint: true, seen: { toPay: 0 } };
  const orderByPoints = async (changes: Partial<OrderScreenState>) => {
    open({ balance: 6000, ...changes });
    await usePoints();
    await tap('포인트로 주문하기');
    expect(question().textContent).toContain('포인트로 주문할까요?');
    await tap('이대로 주문하기');
  };

  it('of a customer who pays by card only', async () => {
    pay.mockResolvedValue({ kind: 'handled' });
    await orderByPoints({ user: { ...user, deliveryInfo: info, isCashAvailable: false } });
    expect(pay.mock.calls[0]?.[0]).toMatchObject(byPoints);
  });

  it('of a customer who may pay cash, by one button, and as an order that can be cancelled', async () => {
    vi.mocked(placeCashOrder).mockImplementation(async (_, request) =>
      planOrder(request, contextWith({ balance: 6000, user: { ...user, isCashAvailable: true } })),
    );
    await orderByPoints({});
    expect(vi.mocked(placeCashOrder).mock.calls[0]?.[1]).toMatchObject(byPoints);
    expect(pay).not.toHaveBeenCalled();
  });
});

it('sends no order while the choice of a copy is being stored, so that what is confirmed is what is sent', async () => {
  kept.copyTexts = false;
  let finish = () => {};
  vi.mocked(saveCopyTexts).mockImplementation(
    (_, wants) =>
      new Promise((resolve) => {
        finish = () => {
          kept.copyTexts = wants;
          resolve();
        };
      }),
  );
  const recipient = { ...info, phone: '0491-570-156' };
  keepDraft(orderDraft(dateId), { recipient });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /내 전화로도/ }));
  const order = () =>
    userEvent.click(screen.getByRole('button', { name: /^현금으로 \$60\.00 주문/ }));
  await order();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // As if the sheet had been closed meanwhile.
  cleanup();
  open();
  expect(
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: /내 전화로도/ })).checked,
  ).toBe(true);
  await order();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(async () => finish());
  await order();
  expect(question().textContent).toContain(`내 전화로도: ${unbrokenPhone(info.phone)}`);
});

it('keeps points and codes folded until they are wanted', async () => {
  open({ balance: 700 });
  const points = screen.getByText('7.00 포인트가 있어요').closest('details');
  const code = screen.getByText('선물·할인 코드가 있어요').closest('details');
  expect([points?.open, code?.open]).toEqual([false, false]);
  await usePoints();
  cleanup();
  open({ balance: 700 });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '포인트 쓰기' }).checked).toBe(
    true,
  );
});

it('keeps the sum and one button in sight, and the other ways to pay with the order', () => {
  open();
  const foot = screen.getByText('내실 금액').closest('footer');
  const buttons = within(foot ?? document.body).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['현금으로 $60.00 주문']);
  const card = screen.getByRole('button', { name: '카드로 $60.00 결제' });
  expect(foot?.contains(card)).toBe(false);
});

/** What the sheet scrolls to from now on. */
function scrolls(): Element[] {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  return scrolledTo;
}

it('offers to keep points where they leave too little for a card', async () => {
  const scrolledTo = scrolls();
  open({ balance: 5970, user: { ...user, deliveryInfo: info, isCashAvailable: false } });
  await usePoints();
  const foot = screen.getByText('내실 금액').closest('footer');
  expect(foot?.textContent).toBe('내실 금액$0.30카드로 $0.30 결제');
  const reason = screen.getByRole('alert');
  expect(reason.textContent).toContain('$0.50');
  await tap('카드로 $0.30 결제');
  expect(scrolledTo.at(-1)?.contains(reason)).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await tap('포인트를 조금 남기고 $0.50 결제하기');
  expect(screen.queryByRole('alert')).toBeNull();
  await tap('카드로 $0.50 결제');
  expect(question().textContent).toContain('카드로 결제할까요?');
});

it('says no more than quietly that it is too little for a card where cash will do', async () => {
  open({ balance: 5970 });
  await usePoints();
  const card = screen.getByRole('button', { name: '카드로 $0.30 결제' });
  expect(card.getAttribute('aria-disabled')).toBe('true');
  const reason = screen.getByText(/^카드로는 \$0\.50부터/);
  expect(reason.closest('[role="status"]')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const scrolledTo = scrolls();
  await tap('카드로 $0.30 결제');
  expect(scrolledTo.at(-1)?.contains(reason)).toBe(true);
  await tap('현금으로 $0.30 주문');
  expect(question().textContent).toContain('이대로 주문할까요?');
});

it('asks once for confirmation of an address outside the date’s area', async () => {
  pay.mockResolvedValue({ kind: 'handled' });
  const gosford = { ...date, area: 'gosford' as const };
  open({ date: gosford });
  expect(screen.getByRole('dialog').textContent).toContain('고스포드');
  await tap('카드로 $60.00 결제');
  expect(question().textContent).toContain('고스포드 배송 지역 밖인 것 같아요');
  await tap('돌아가기');
  await tap('카드로 $60.00 결제');
  await tap('이 주소로 계속하기');
  expect(question().textContent).toContain('카드로 결제할까요?');
  await tap('돌아가기');
  await tap('카드로 $60.00 결제');
  expect(question().textContent).toContain('카드로 결제할까요?');
});

it('says that an order below the minimum needs more, before the tap and after it, and places nothing', async () => {
  setQuantity(dateId, 'soup', 1);
  open();
  expect(document.body.textContent).toContain('$30.00 더 담으시면 주문할 수 있어요');
  const foot = screen.getByText('내실 금액').closest('footer');
  expect(foot?.textContent).toBe('내실 금액$20.00현금으로 $20.00 주문');
  await tap('현금으로 $20.00 주문');
  expect(question().textContent).toContain('조금만 더 담아 주세요');
  expect(placeCashOrder).not.toHaveBeenCalled();
});

it('shows why an order was refused in place of the question', async () => {
  vi.mocked(placeCashOrder).mockResolvedValue({
    kind: 'refused',
    problems: [{ code: 'sold-out', menuKey: 'soup' }],
  });
  open();
  await tap('현금으로 $60.00 주문');
  await tap('현금으로 $60.00 주문');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // Once, beside the line, with one button to resolve it.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('곰탕: 이미 품절되었어요');
  expect(screen.getAllByRole('button', { name: '빼기' })).toHaveLength(1);
});

it.each(['basket', 'order'] as const)(
  'shows the order that another tab has placed with the same basket, when its %s arrives first',
  async (first) => {
    const { rerender } = open();
    await tap('현금으로 $60.00 주문');
    const steps = {
      basket: () => act(() => setBasket(dateId, {})),
      order: () =>
        rerender(
          dialogWith({ orders: orderedBefore({ attemptId: `of the other tab, ${first} first` }) }),
        ),
    };
    steps[first]();
    expect(onClose).not.toHaveBeenCalled();
    steps[first === 'basket' ? 'order' : 'basket']();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', elsewhere: true }]);
    expect(placeCashOrder).not.toHaveBeenCalled();
  },
);

it('offers to cancel a cash order of which nothing is left', async () => {
  setBasket(dateId, {});
  const orders = orderedBefore();
  open({ orders });
  for (let left = 3; left > 0; left -= 1) await tap('곰탕 하나 빼기');
  expect(screen.queryByRole('button', { name: /카드|현금/ })).toBeNull();
  expect(screen.queryByText(/포인트를 쓰지 않기로/)).toBeNull();
  await tap('주문 취소하기');
  expect(useDialogs.getState().stack).toMatchObject([
    { kind: 'cancel-order', order: orders[dateId]?.[orderKey] },
  ]);
});

it('drops a refusal once the basket, the date or the menus no longer cause it', async () => {
  setQuantity(dateId, 'soup', 2);
  const { rerender } = open();
  await tap('현금으로 $40.00 주문');
  await tap('닫기');
  expect(screen.getByRole('alert').textContent).toContain('$10.00어치');
  act(() => setQuantity(dateId, 'tofu', 100));
  expect(screen.getByRole('alert').textContent).toContain('$5.00어치');
  act(() => setQuantity(dateId, 'soup', 3));
  expect(screen.queryByRole('alert')).toBeNull();
  const soldOut = { ...date, menus: { ...date.menus, tofu: false } };
  rerender(dialogWith({ date: soldOut }));
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('두부');
  rerender(dialogWith());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps saying that an order has changed until the next tap', async () => {
  vi.mocked(placeCashOrder).mockResolvedValue({
    kind: 'refused',
    problems: [{ code: 'order-changed' }],
  });
  const { rerender } = open();
  await tap('현금으로 $60.00 주문');
  await tap('현금으로 $60.00 주문');
  rerender(dialogWith({ orders: orderedBefore() }));
  expect(screen.getByRole('alert').textContent).toContain('그사이 이 주문이 바뀌었어요');
});

it('offers to try a failed order again once the phone is online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(placeCashOrder).mockRejectedValue(new AppError('network'));
  open();
  await tap('현금으로 $60.00 주문');
  await tap('현금으로 $60.00 주문');
  expect(screen.getByRole('alert').textContent).toContain('주문하지 못했어요');
  expect(screen.queryByRole('button', { name: '다시 시도하기' })).toBeNull();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await tap('다시 시도하기');
  await tap('현금으로 $60.00 주문');
  const [first, second] = vi.mocked(placeCashOrder).mock.calls;
  expect(second?.[1].attemptId).toBe(first?.[1].attemptId);
});

it('offers to try again a card payment that could not be started', async () => {
  pay.mockResolvedValueOnce({ kind: 'failed', code: 'unknown' });
  pay.mockResolvedValue({ kind: 'handled' });
  open();
  await tap('카드로 $60.00 결제');
  await tap('카드로 $60.00 결제');
  expect(screen.getByRole('alert').textContent).toContain('결제 중에 문제가 생겼어요');
  await tap('다시 시도하기');
  await tap('카드로 $60.00 결제');
  expect(pay).toHaveBeenCalledTimes(2);
});

describe('an order paid by card that would cost less', () => {
  const paid = { paymentMethod: 'card' as const, paid: true };
  const shown = () => screen.getByRole('alert').textContent;

  it('gives the ways to reach the shop, and no negative amount', async () => {
    setBasket(dateId, {});
    open({ orders: orderedBefore(paid) });
    await tap('곰탕 하나 빼기');
    expect(shown()).toContain('최종 금액이 기존 주문보다 적어요');
    expect(screen.getByRole('alert').closest('footer')).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([expect.stringMatching(/^(tel|sms):/), expect.stringMatching(/^https:/)]);
    expect(screen.getByText('결제하신 금액보다 $20.00 적어요')).toBeTruthy();
    expect(screen.queryByText(/더 내실 금액/)).toBeNull();
  });

  it('blames the points where only they make it less', async () => {
    setBasket(dateId, {});
    open({ orders: orderedBefore(paid), balance: 700 });
    await usePoints();
    expect(shown()).toContain('포인트를 쓰면 이미 결제하신 금액보다 적어져요');
    await tap('포인트 쓰지 않기');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { parseRun } from '../../../../domain/staff/delivery/delivery-run.ts';
import { boardId } from '../../../../domain/staff/orders/board.ts';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import { cashOrder, staffActor } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { Toaster } from '../../../../ui/feedback/toast.tsx';
import { StopTimes } from '../../delivery/stop-times.tsx';
import { store } from '../../testing/fake-store.ts';
import { DateStateButton, DateStateQuestion } from '../date/date-state-button.tsx';
import { LimitDialog } from '../dish/limit-dialog.tsx';
import { SoldOutButton } from '../dish/sold-out-button.tsx';
import { ActionHost } from './action-host.tsx';
import { setLastChange } from './last-change.ts';

const changer = vi.hoisted(() => ({ actorName: 'cook@example.com' }));
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({
  queryOnce: async () => [{ id: 'e', data: { ...changer, at: staffActor.now } }],
}));
vi.mock('../../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: () => ({ value: menus, loading: false, error: undefined }),
}));
const unpaid = vi.hoisted(() => ({ payments: 0, links: 0 }));
vi.mock('../../../../data/staff/inbox/open-payments.ts', () => ({
  countOpenPayments: async () => unpaid,
}));
vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);

beforeEach(() => {
  store.documents = {};
  setLastChange(undefined);
});
afterEach(() => {
  cleanup();
  toast.remove();
});

const framed = (element: ReactElement) => (
  <MemoryRouter>
    {element}
    <ActionHost />
    <Toaster label="알림" />
  </MemoryRouter>
);
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const order = cashOrder();
const id = boardId(order);
const hour = 3_600_000;
const noon = date.deliveryDate;
const early = { from: noon, to: noon + hour };
const late = { from: noon + 3 * hour, to: noon + 4 * hour };

describe('a limit that somebody else has set meanwhile', () => {
  const changed = { ...date, menuLimitForPerson: { kimchi: 2 } };
  const stored = () => store.documents['dates/activeDates']?.[dateId];
  const kimchi = { menuId: 'kimchi', title: '김치', ordered: 3 };
  const dialog = (on: ActiveDate) =>
    framed(<LimitDialog dateId={dateId} date={on} dish={kimchi} onClose={() => {}} />);
  async function conflict() {
    const { rerender } = render(dialog(date));
    store.documents = { 'dates/activeDates': { [dateId]: changed } };
    rerender(dialog(changed));
    fireEvent.change(screen.getByLabelText('1인 제한'), { target: { value: '6' } });
    tap('저장');
    return screen.findByRole('alertdialog');
  }

  it('is not overwritten: staff see what it was, what it is, who changed it, and what they chose', async () => {
    await conflict();
    for (const row of [
      '보던 것 1인 4개',
      /^지금 *cook@example\.com · .* 1인 2개$/,
      '내가 고른 것 1인 6개',
    ]) {
      expect(screen.getByRole('row', { name: row })).toBeTruthy();
    }
    const [prominent] = screen.getAllByRole('button', { name: /두기|바꾸기|고치기/ });
    expect(prominent?.textContent).toBe('지금 것 그대로 두기');
    expect(document.activeElement).toBe(prominent);
    tap('지금 것 그대로 두기');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(stored()).toEqual(changed);
  });

  it('is overwritten when staff choose their own, and their change can be undone', async () => {
    await conflict();
    tap('내 것으로 바꾸기');
    await waitFor(() => expect(stored()).toMatchObject({ menuLimitForPerson: { kimchi: 6 } }));
    fireEvent.click(await screen.findByRole('button', { name: '되돌리기', hidden: true }));
    await waitFor(() => expect(stored()).toEqual(changed));
  });

  it('does not concern the other limit of the dish', async () => {
    const { rerender } = render(dialog(date));
    store.documents = { 'dates/activeDates': { [dateId]: changed } };
    rerender(dialog(changed));
    expect(screen.getByText(/지금까지 3개 주문되었어요/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('전체 제한'), { target: { value: '20' } });
    tap('저장');
    const both = { menuLimitForPerson: { kimchi: 2 }, menuLimitInAll: { kimchi: 20 } };
    await waitFor(() => expect(stored()).toMatchObject(both));
  });
});

it('asks staff who sell a dish out that the shop has sold out meanwhile, and then leaves it sold out by hand', async () => {
  changer.actorName = 'shop';
  const dish = { dateId, menuId: 'kimchi', title: '김치', ordered: 3, onLimit: () => {} };
  render(framed(<SoldOutButton {...dish} date={date} />));
  const soldOut = { ...date, menus: { ...date.menus, kimchi: false } };
  store.documents = {
    'dates/activeDates': { [dateId]: { ...soldOut, soldOutAtLimit: { kimchi: true } } },
  };
  tap('김치 품절');
  await screen.findByRole('alertdialog', { name: '그사이 바뀌었어요' });
  for (const row of [
    /^보던 것 \S+ 판매 중$/,
    /^지금 *가게\(자동\) · .* 저절로 품절$/,
    /^내가 고른 것 \S+ 품절$/,
  ]) {
    expect(screen.getByRole('row', { name: row })).toBeTruthy();
  }
  tap('내 것으로 바꾸기');
  await waitFor(() => {
    const stored = store.documents['dates/activeDates']?.[dateId];
    expect(stored).toEqual({ ...soldOut, soldOutAtLimit: {} });
  });
  changer.actorName = 'cook@example.com';
});

const times = (window: typeof early) =>
  framed(
    <StopTimes
      dateId={dateId}
      deliveryDate={noon}
      stops={[{ id, order, window, number: '1', place: 1 }]}
      sends={new Map()}
      language="ko"
    />,
  );
const storeWindows = (windows: Record<string, typeof early>) => {
  store.documents = { [`deliveryRuns/${dateId}`]: { windows } };
};
const storedWindow = () => parseRun(store.documents[`deliveryRuns/${dateId}`]).windows[id];

it('asks before a delivery time that somebody else has set is overwritten', async () => {
  const { rerender } = render(times(early));
  tap('김하늘님 시간 적기');
  storeWindows({ [id]: late });
  rerender(times(late));
  fireEvent.change(screen.getByLabelText('까지'), { target: { value: '14:00' } });
  tap('저장');
  await screen.findByRole('alertdialog', { name: '그사이 다른 직원이 바꿨어요' });
  expect(storedWindow()).toEqual(late);
  tap('계속 고치기');
  expect(screen.getByLabelText('까지')).toHaveProperty('value', '14:00');
});

it('saves a delivery time although somebody else has changed another stop', async () => {
  render(times(early));
  tap('김하늘님 시간 적기');
  storeWindows({ [id]: early, u2_other: late });
  fireEvent.change(screen.getByLabelText('까지'), { target: { value: '14:00' } });
  tap('저장');
  await waitFor(() => expect(storedWindow()).toEqual({ from: noon, to: noon + 2 * hour }));
});

const dateButton = (one: ActiveDate, catalogue = menus) => (
  <DateStateButton
    dateId={dateId}
    date={one}
    dates={{ [dateId]: one }}
    menus={catalogue}
    orders={1}
  />
);

it('says why a hidden date that is not ready cannot be opened, as the page of the date does', () => {
  render(framed(dateButton({ ...date, active: false }, {})));
  tap('주문 받기');
  expect(screen.getByRole('alertdialog').textContent).toContain('주문할 수 있는 메뉴가 없어요.');
  expect(screen.queryByRole('button', { name: /주문 받기/ })).toBeNull();
  expect(screen.getByRole('button', { name: '이 날짜 살펴보기' })).toBeTruthy();
});

it.each([
  ['its day', 0, true],
  ['the day before', 24 * hour, false],
])('warns on %s whoever takes orders again that all is bought and cooked', (_, before, warns) => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon - before });
  render(framed(dateButton({ ...date, orderDone: true })));
  tap('주문 받기');
  const question = screen.getByRole('alertdialog', { name: '다시 주문을 받을까요?' });
  expect(question.textContent?.includes('오늘 배송하는 날짜예요.')).toBe(warns);
  vi.useRealTimers();
});

it('names the orders that are being paid, and those whose link is not paid, before a date is closed', async () => {
  Object.assign(unpaid, { payments: 2, links: 3 });
  render(framed(dateButton(date)));
  tap('마감하기');
  const question = screen.getByRole('alertdialog');
  await waitFor(() => expect(question.textContent).toContain('결제 중인 카드 주문이 2건'));
  expect(question.textContent).toContain('결제 링크를 받고 아직 내지 않은 주문이 3건 있어요.');
  expect(question.textContent).toContain('보낸 결제 링크로는 정해진 시간까지');
  Object.assign(unpaid, { payments: 0, links: 0 });
});

it('names them before a date is hidden too', async () => {
  Object.assign(unpaid, { payments: 0, links: 3 });
  store.documents = { 'dates/activeDates': { [dateId]: date } };
  const question = { dateId, date, dates: { [dateId]: date }, menus, onClose: () => {} };
  render(framed(<DateStateQuestion {...question} to="hidden" />));
  const words = screen.getByRole('alertdialog', { name: '이 날짜를 숨길까요?' });
  await waitFor(() =>
    expect(words.textContent).toContain('결제 링크를 받고 아직 내지 않은 주문이 3건 있어요.'),
  );
  expect(words.textContent).toContain('결제 중인 카드 주문은 없어요.');
  expect(words.textContent).toContain('보낸 결제 링크로는 정해진 시간까지');
  tap('숨기기');
  await waitFor(() =>
    expect(store.documents['dates/activeDates']?.[dateId]).toMatchObject({ active: false }),
  );
  Object.assign(unpaid, { links: 0 });
});

it('does not reopen a date that somebody else closes while staff are asked to close it', async () => {
  const button = (orderDone: boolean) => framed(dateButton({ ...date, orderDone }));
  const { rerender } = render(button(false));
  tap('마감하기');
  const closed = { ...date, orderDone: true };
  store.documents = { 'dates/activeDates': { [dateId]: closed } };
  rerender(button(true));
  tap('마감하기');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(store.documents['dates/activeDates']?.[dateId]).toEqual(closed);
});

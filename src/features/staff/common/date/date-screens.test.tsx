// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MarkProblem } from '../../../../data/staff/orders/mark-queue.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import { staffActor } from '../../../../domain/testing/staff-actors.ts';
import { store } from '../../testing/fake-store.ts';
import { card, late, marksPath, open, order } from '../../testing/open-date-screens.tsx';

describe('a date that has left the list', () => {
  it('is read from its year: its orders are shown, and nobody can open it again', async () => {
    store.documents['dates/2026'] = { [dateId]: { ...date, orderDone: true } };
    open(`/staff/${dateId}`, {});
    await card();
    expect(screen.getByRole('combobox', { name: '배송 날짜' })).toHaveProperty('value', dateId);
    expect(screen.queryByText(/없어진 날짜/)).toBeNull();
    expect(screen.queryByRole('button', { name: /주문 받기|마감하기/ })).toBeNull();
  });

  it('is gone if it is in neither', async () => {
    open(`/staff/${dateId}`, {});
    expect(await screen.findByText(/없어진 날짜/)).toBeTruthy();
  });
});

describe('the board', () => {
  it('shows customer, address, menus and the amount to collect of each order', async () => {
    open();
    const shown = await card();
    expect(shown.getByText(/^5 \/ 12 Smith St, Epping/)).toBeTruthy();
    expect(shown.getByText('곰탕 ×3')).toBeTruthy();
    expect(shown.getByRole('link', { name: '김하늘님께 전화' }).getAttribute('href')).toBe(
      'tel:0412-345-678',
    );
    expect(screen.getByText(/3인분 · 주문 합계 \$60.00/)).toBeTruthy();
  });

  it('shows the other orders beside one that can’t be read, and says where that is', async () => {
    const { [`orders2/${dateId}`]: sheet } = store.documents;
    store.documents[`orders2/${dateId}`] = { ...sheet, u2: { damaged: null } };
    open();
    await card();
    expect(screen.getByRole('alert').textContent).toContain('u2/damaged');
    expect(screen.getByText(/3인분 · 주문 합계 \$60.00/)).toBeTruthy();
  });

  it.each([
    ['found', staffPaths.board(dateId), '?q=곰탕'],
    ['driven to', staffPaths.run(dateId), ''],
  ])(
    'shows an older order that can’t be %s: nothing of its recipient is stored',
    async (_, path, query) => {
      const { uid } = order.customerInfo;
      const older = { ...order, customerInfo: { uid } };
      store.documents[`orders2/${dateId}`] = { u1: { [order.orderKey]: older } } as never;
      open(`${path}${query}`);
      await waitFor(() => expect(screen.queryByText(/불러오고 있어요/)).toBeNull());
      expect(await screen.findByRole('combobox', { name: '배송 날짜' })).toBeTruthy();
    },
  );

  it('always says until when the date takes orders', async () => {
    open();
    await card();
    const state = screen.getByText('주문 받는 중');
    expect(state.parentElement?.textContent).toMatch(/^주문 받는 중 · .+ 마감$/);
  });

  it('shows no order and no sum before the marks: all would be to pack and to collect', async () => {
    let tell = () => {};
    late.marks = new Promise((resolve) => {
      tell = resolve;
    });
    open();
    const toCollect = () => screen.getByRole('button', { name: /^받을 돈/ }).textContent?.trim();
    // The orders are there after these.
    for (let turn = 0; turn < 20; turn += 1) await act(async () => {});
    expect(screen.queryByRole('heading', { name: '김하늘' })).toBeNull();
    expect(toCollect()).toBe('받을 돈');
    tell();
    await card();
    expect(toCollect()).toBe('받을 돈 1 · $60.00');
  });

  it('marks with one tap, undoes it, and leaves entries in the log', async () => {
    open();
    const packed = (await card()).getByRole('button', { name: '김하늘: 포장' });
    fireEvent.click(packed);
    expect(packed.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(store.documents[marksPath]?.packed).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(packed.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(store.documents[marksPath]?.packed).toBeUndefined());
    const entries = Object.keys(store.documents).filter((path) => path.startsWith('staffLog/'));
    expect(entries).toHaveLength(2);
  });

  it('shows only the orders that match the search', async () => {
    open(`/staff/${dateId}?q=ㄱㅎㄴ`);
    await card();
    fireEvent.change(screen.getByRole('searchbox', { name: '찾기' }), { target: { value: '박' } });
    expect(await screen.findByText('찾는 주문이 없어요')).toBeTruthy();
  });

  it('marks a dish as sold out', async () => {
    open();
    await card();
    fireEvent.click(screen.getByRole('button', { name: '곰탕 품절' }));
    await waitFor(() =>
      expect(store.documents['dates/activeDates']?.[dateId]).toMatchObject({
        menus: { soup: false },
      }),
    );
  });
});

describe('undoing on the board', () => {
  const undo = () => screen.queryByRole('button', { name: '되돌리기' });
  const soup = () => store.documents['dates/activeDates']?.[dateId] as { menus: object };

  it('takes back the last change of whatever kind, and nothing after it', async () => {
    open();
    fireEvent.click((await card()).getByRole('button', { name: '김하늘: 포장' }));
    await waitFor(() => expect(store.documents[marksPath]?.packed).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: '곰탕 품절' }));
    expect(await screen.findByText('곰탕 · 품절')).toBeTruthy();
    fireEvent.click(undo() as HTMLElement);
    await waitFor(() => expect(soup().menus).toMatchObject({ soup: true }));
    expect(store.documents[marksPath]?.packed).toBeTruthy();
    expect(undo()).toBeNull();
  });

  it('takes back closing a date, and no longer the mark before it', async () => {
    open(`/staff/${dateId}/run`);
    fireEvent.click(await screen.findByRole('button', { name: '김하늘: 배송 완료' }));
    expect(undo()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '마감하기' }));
    fireEvent.click(await screen.findByRole('button', { name: '마감하기' }));
    await waitFor(() => expect(soup()).toMatchObject({ orderDone: true }));
    expect(await screen.findByText('주문을 마감했어요')).toBeTruthy();
    fireEvent.click(undo() as HTMLElement);
    await waitFor(() => expect(soup()).toMatchObject({ orderDone: false }));
    expect(store.documents[marksPath]?.delivered).toBeTruthy();
    expect(undo()).toBeNull();
  });
});

describe('marks that were not stored', () => {
  const problem = (markKind: 'packed' | 'delivered', conflict?: MarkProblem['conflict']) => ({
    change: { dateId, ...refOf(order), kind: markKind, mark: null, seen: null },
    mine: 'boss@example.com',
    conflict,
  });
  const conflict = {
    kind: 'conflict' as const,
    seen: null,
    now: { version: 'try-1' },
    wanted: null,
    paths: [],
    by: { name: 'cook@example.com', at: staffActor.now },
  };

  it('are shown one after the other, each with its order', async () => {
    open();
    await card();
    localStorage.setItem('staff-marks-problems:1', JSON.stringify(problem('packed', conflict)));
    localStorage.setItem('staff-marks-problems:2', JSON.stringify(problem('delivered')));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    const ask = await screen.findByRole('alertdialog');
    expect(ask.textContent).toContain('김하늘 · 포장');
    expect(
      within(ask).getByRole('row', { name: /^지금 *cook@example\.com · .* 했음$/ }),
    ).toBeTruthy();
    fireEvent.click(within(ask).getByRole('button', { name: '지금 것 그대로 두기' }));
    const next = await screen.findByRole('alertdialog', { name: '표시 하나가 저장되지 않았어요' });
    expect(next.textContent).toContain('김하늘 · 배송 완료');
    fireEvent.click(within(next).getByRole('button', { name: '보내지 않기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('an order that was cancelled while no board was open', () => {
  let cancelledAt = order.orderDate;
  const bar = () => screen.findByRole('button', { name: '새 소식 1건 모두 확인했어요' });
  beforeEach(() => {
    store.documents[`orders2/${dateId}`] = {};
    cancelledAt += 1;
    store.documents['ordersBackupByTime/1_u1'] = { ...order, cancelledAt };
    store.documents['ordersBackupByTime/2_u2'] = { ...order };
    store.documents['ordersBackupByTime/3_u3'] = { ...order, cancelledAt, dateId: 'another' };
  });

  it('is on the board until somebody has seen it, also after a reload', async () => {
    open();
    expect((await card()).getByText('취소됨')).toBeTruthy();
    fireEvent.click(await bar());
    expect(await screen.findByText('아직 주문이 없어요')).toBeTruthy();
    cleanup();
    open();
    expect(await screen.findByText('아직 주문이 없어요')).toBeTruthy();
  });

  it('says on its own screen that it was cancelled, and when', async () => {
    open(`/staff/${dateId}/order/u1/${order.orderId}`);
    expect(await screen.findByRole('heading', { name: '취소된 주문이에요' })).toBeTruthy();
    expect(await screen.findByText('주문 취소됨')).toBeTruthy();
    cleanup();
    open(`/staff/${dateId}/order/u1/never-stored`);
    expect(
      await screen.findByRole('heading', { name: '이 날짜에는 없는 주문이에요' }),
    ).toBeTruthy();
  });

  it('stays until the cash that was taken for it is given back', async () => {
    store.documents[marksPath] = {
      uid: 'u1',
      orderKey: order.orderKey,
      'cash-taken': { version: 'try-1', amount: 5000, at: 1, by: 'boss@example.com' },
    };
    open();
    fireEvent.click(await bar());
    const row = await card();
    expect(row.getByText('취소됨')).toBeTruthy();
    expect(row.queryByRole('link', { name: '김하늘님 주문 고치기' })).toBeNull();
    const giveBack = row.getByRole('button', { name: '김하늘: $50.00 돌려줌' });
    fireEvent.click(giveBack);
    expect(await screen.findByText('아직 주문이 없어요')).toBeTruthy();
    await waitFor(() => expect(store.documents[marksPath]).not.toHaveProperty('cash-taken'));
  });
});

describe('an order that became dearer after $50 was taken at the door', () => {
  beforeEach(() => {
    store.documents[marksPath] = {
      uid: 'u1',
      orderKey: order.orderKey,
      'cash-taken': { version: 'try-0', amount: 5000, at: 1, by: 'boss@example.com' },
    };
  });

  it.each(['', '/run'])(
    'is still to collect $10.00 (staff/…%s), and settled by a tap',
    async (at) => {
      open(`/staff/${dateId}${at}`);
      const rest = await screen.findByRole('button', { name: '김하늘: $10.00 받음' });
      expect(rest.getAttribute('aria-pressed')).toBe('false');
      expect(screen.getByText('$50.00 받았어요 · 받을 돈 $10.00')).toBeTruthy();
      fireEvent.click(rest);
      const all = await screen.findByRole('button', { name: '김하늘: $60.00 받음' });
      expect(all.getAttribute('aria-pressed')).toBe('true');
      await waitFor(() =>
        expect(store.documents[marksPath]).toMatchObject({ 'cash-taken': { amount: 6000 } }),
      );
    },
  );

  it.each(['print/run', 'print/labels'])('is $10.00 on paper (%s)', async (path) => {
    open(`/staff/${dateId}/${path}`);
    expect(await screen.findByText('$10.00')).toBeTruthy();
  });
});

describe('the other screens of a date', () => {
  it.each([
    ['dishes', '포장할 것 3'],
    ['run', '받을 돈 $60.00'],
    ['run', '벨을 눌러 주세요'],
    ['times', '시간 적기'],
    ['print/packing', '모두 3개 · 벨을 눌러 주세요'],
    ['print/picking', '수량'],
    ['print/labels', '곰탕 ×3'],
    ['print/run', '받을 금액'],
    ['print/run', '벨을 눌러 주세요'],
    ['numbers', '주문 하나 평균'],
    ['more', '포인트는 마감한 뒤에 확정해요'],
    ['order', '누구의 주문인가요?'],
    [`order/u1/${order.orderId}`, '현금 $60.00 주문 저장'],
  ])('%s shows its own content', async (path, words) => {
    open(`/staff/${dateId}/${path}`);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});

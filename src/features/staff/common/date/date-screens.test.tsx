// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveRoute } from '../../../../data/staff/delivery/use-delivery-run.ts';
import { type MarkProblem, markQueue } from '../../../../data/staff/orders/mark-queue.ts';
import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { parseRun } from '../../../../domain/staff/delivery/delivery-run.ts';
import type { Documents } from '../../../../domain/testing/apply-writes.ts';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import { cashOrder, staffActor } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { store } from '../../testing/fake-store.ts';
import { DateScreens } from './date-screens.tsx';

vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
});
vi.mock('../../../../data/staff/common/count-documents.ts', () => ({
  countDocuments: async () => 0,
}));
vi.mock('../../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: () => ({ value: menus, loading: false, error: undefined }),
}));
const order = cashOrder({ orderRequest: '벨을 눌러 주세요' });
const marksPath = `orderMarks/${dateId}/orders/u1_${order.orderId}`;

vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);
vi.mock('../../../../data/staff/customers/customer.ts', () => ({
  useOrderPoints: () => ({ user: {}, ledger: {}, balance: undefined, pointRate: 2 }),
}));
vi.mock('../../refunds/refund-screen.tsx', () => ({ RefundScreen: () => null }));
/** When the server tells the marks; at once without it. */
const late = vi.hoisted(() => ({ marks: undefined as Promise<void> | undefined }));
vi.mock('../../../../data/staff/common/watch-collection.ts', () => ({
  watchCollection: (
    source: (sdk: object) => { path: string; conditions: [string, string, unknown][] },
    on: {
      changes: (changed: object[], gone: object[]) => void;
      connected?: (connected: boolean) => void;
    },
  ) => {
    const { path, conditions } = source({
      collection: (_: unknown, path: string) => ({ path, conditions: [] }),
      query: ({ path }: { path: string }, ...conditions: unknown[]) => ({ path, conditions }),
      where: (...condition: unknown[]) => condition,
    });
    const found = Object.entries(store.documents)
      .filter(([id]) => id.startsWith(`${path}/`))
      .filter(([, data]) =>
        conditions.every(([field, compared, value]) =>
          compared === '==' ? data[field] === value : Number(data[field]) > Number(value),
        ),
      )
      .map(([id, data]) => ({ id: id.slice(path.length + 1), data }));
    const tell = () => {
      on.changes(found, []);
      on.connected?.(true);
    };
    if (path.startsWith('orderMarks/') && late.marks) void late.marks.then(tell);
    else tell();
    return () => {};
  },
}));
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({
  readPart: async (path: string) => structuredClone(store.documents[path]),
  queryOnce: async () => [],
}));
vi.mock('../../../../data/staff/orders/read-date-orders.ts', () => ({
  readDateOrders: async (dateId: string) =>
    structuredClone(store.documents[`orders2/${dateId}`] ?? {}),
}));
const known: LiveRoute = { run: parseRun(undefined), confirmed: true, failed: false };
const loading: LiveRoute = { run: undefined, confirmed: false, failed: false };
/** The route of the date as it is known on this phone. */
const shown = vi.hoisted(() => ({ route: undefined as unknown }));
vi.mock('../../../../data/staff/delivery/use-delivery-run.ts', () => ({
  useDeliveryRun: () => shown.route,
}));

function open(path = `/staff/${dateId}`) {
  const { rerender } = render(screenAt(path));
  return {
    showRoute: (route: LiveRoute) => {
      shown.route = route;
      rerender(screenAt(path));
    },
  };
}

function screenAt(path: string) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route
          path="/staff/:dateId/*"
          element={
            <DateScreens
              staff={{ role: 'owner', status: 'staff', uid: 'boss', email: 'boss@example.com' }}
              dates={{ [dateId]: date }}
              menus={menus}
              language="ko"
              openIssues={2}
            />
          }
        />
      </Routes>
    </MemoryRouter>
  );
}

beforeEach(() => {
  localStorage.clear();
  markQueue.use.setState({ waiting: [], awaitingSnapshot: [], problems: [] });
  shown.route = known;
  late.marks = undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  store.documents = {
    'dates/activeDates': { [dateId]: structuredClone(date) },
    'manages/menus': menus,
    [`orders2/${dateId}`]: { u1: { [order.orderKey]: order } },
  } as Documents;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = async () => {
  const name = await screen.findByRole('heading', { name: '김하늘' });
  const row = name.closest('li');
  if (!row) throw new Error('the order is in no list');
  return within(row);
};

describe('the board', () => {
  it('shows customer, address, menus and the amount to collect of each order', async () => {
    open();
    const shown = await card();
    expect(shown.getByText('5 / 12 Smith St, Epping')).toBeTruthy();
    expect(shown.getByText('곰탕 ×3')).toBeTruthy();
    expect(shown.getByRole('link', { name: '김하늘님께 전화' }).getAttribute('href')).toBe(
      'tel:0412-345-678',
    );
    expect(screen.getByText(/3인분 · \$60.00/)).toBeTruthy();
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
    fireEvent.click(await screen.findByRole('button', { name: '김하늘: 전달' }));
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
    expect(ask.textContent).toContain('김하늘 · 포장\ncook@example.com님이');
    expect(ask.textContent).toContain('지금: 했음');
    fireEvent.click(within(ask).getByRole('button', { name: '지금 것 그대로 두기' }));
    const next = await screen.findByRole('alertdialog', { name: '표시 하나가 저장되지 않았어요' });
    expect(next.textContent).toContain('김하늘 · 전달');
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
    ['dishes', '남은 포장 3'],
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

describe('the order and times of the stops', () => {
  const from = date.deliveryDate;
  const window = { from, to: from + 3_600_000 };
  const other = cashOrder({
    orderKey: 'other',
    customerInfo: { ...order.customerInfo, uid: 'u2', name: '박바다', address: '1 A St, Epping' },
  });
  const run = {
    ...parseRun(undefined),
    stops: [`u1_${order.orderId}`, 'u2_other'],
    windows: { [`u1_${order.orderId}`]: window },
  };
  const byAddress = ['박바다', '김하늘'];
  const names = (paper: HTMLElement) =>
    [...(paper.textContent?.matchAll(/김하늘|박바다/g) ?? [])].map(([name]) => name);
  const print = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('print', print.mockClear());
    store.documents[`orders2/${dateId}`] = { u1: { [order.orderKey]: order }, u2: { other } };
  });

  it.each([
    ['packing', '포장 목록'],
    ['labels', '라벨'],
    ['run', '배송 목록'],
  ])('%s is printed once they are read, in their order', async (kind, name) => {
    const { showRoute } = open(`/staff/${dateId}/print/${kind}`);
    expect(names(await screen.findByRole('group', { name }))).toEqual(byAddress);
    showRoute(loading);
    expect(screen.getByText('배송 순서를 불러오고 있어요')).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('button', { name: '다시 인쇄하기' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name }));
    // Kept on this phone, perhaps older than what other staff have stored.
    showRoute({ ...known, confirmed: false });
    expect(screen.getByText('배송 순서가 최신인지 확인하고 있어요')).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
    showRoute({ ...known, run });
    expect(names(screen.getByRole('group', { name }))).toEqual(['김하늘', '박바다']);
    expect(print).toHaveBeenCalledOnce();
  });

  it('are on the run sheet', async () => {
    shown.route = { ...known, run };
    open(`/staff/${dateId}/print/run`);
    const paper = await screen.findByRole('group', { name: '배송 목록' });
    expect(paper.textContent).toContain(formatWindow(window, 'ko'));
  });

  it.each(['run', 'times', 'print/packing', 'print/labels', 'print/run'])(
    '%s says when they could not be read, and shows no other order',
    async (path) => {
      shown.route = { ...loading, failed: true };
      open(`/staff/${dateId}/${path}`);
      expect(
        await screen.findByText('배송 순서와 시간을 불러오지 못했어요. 연결되면 다시 불러와요.'),
      ).toBeTruthy();
      expect(screen.queryByText(/1 A St, Epping/)).toBeNull();
    },
  );

  it('do not matter to the quantities of each menu', async () => {
    shown.route = { ...loading, failed: true };
    open(`/staff/${dateId}/print/picking`);
    const paper = await screen.findByRole('group', { name: '메뉴별 수량' });
    expect(paper.textContent).toContain('곰탕');
    fireEvent.click(screen.getByRole('link', { name: '메뉴별 수량' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('delivery times', () => {
  it('sets missing delivery times before the messages are previewed', async () => {
    open(`/staff/${dateId}/times`);
    await screen.findByText('시간 적기');
    fireEvent.click(screen.getByRole('button', { name: '문자 미리 보고 보내기' }));
    await screen.findByRole('dialog', { name: '보낼 문자' });
    const from = date.deliveryDate + 3_600_000;
    expect(store.documents[`deliveryRuns/${dateId}`]).toEqual({
      places: { [`u1_${order.orderId}`]: expect.any(String) },
      windows: { [`u1_${order.orderId}`]: { from, to: from + 3_600_000 } },
    });
  });

  it('shows which field keeps the messages from being previewed', async () => {
    open(`/staff/${dateId}/times`);
    const start = await screen.findByLabelText('첫 배송');
    fireEvent.change(start, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: '문자 미리 보고 보내기' }));
    expect(screen.getByText('시각을 적어 주세요')).toBeTruthy();
    expect(document.activeElement).toBe(start);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.documents).not.toHaveProperty(`deliveryRuns/${dateId}`);
  });
});

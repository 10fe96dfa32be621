import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { LiveRoute } from '../../../data/staff/delivery/use-delivery-run.ts';
import { markQueue } from '../../../data/staff/orders/mark-queue.ts';
import type { ActiveDates } from '../../../domain/dates/active-date.ts';
import { parseRun } from '../../../domain/staff/delivery/delivery-run.ts';
import type { Documents } from '../../../domain/testing/apply-writes.ts';
import { date, dateId, menus } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { DateScreens } from '../common/date/date-screens.tsx';
import { store } from './fake-store.ts';

vi.mock('../../../data/staff/common/count-documents.ts', () => ({
  countDocuments: async () => 0,
}));
vi.mock('../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: (source?: { path: string }) => ({
    value: source?.path.startsWith('dates/') ? store.documents[source.path] : menus,
    loading: false,
    error: undefined,
  }),
}));
/** The one order of the date, 김하늘's. */
export const order = cashOrder({ orderRequest: '벨을 눌러 주세요' });
export const marksPath = `orderMarks/${dateId}/orders/u1_${order.orderId}`;

vi.mock('../../../data/staff/common/run-staff-plan.ts', () => import('./fake-store.ts'));
vi.mock('../../../data/staff/customers/customer.ts', () => ({
  useOrderPoints: () => ({ user: {}, ledger: {}, balance: undefined, pointRate: 2 }),
}));
vi.mock('../../../data/staff/customers/use-callers-orders.ts', () => ({
  useCallersOrders: () => ({ orders: {}, history: [] }),
}));
vi.mock('../refunds/refund-screen.tsx', () => ({ RefundScreen: () => null }));
/** When the server tells the marks; at once without it. */
const late = vi.hoisted(() => ({ marks: undefined as Promise<void> | undefined }));
vi.mock('../../../data/staff/common/watch-collection.ts', () => ({
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
vi.mock('../../../data/staff/common/staff-reads.ts', () => ({
  readPart: async (path: string) => structuredClone(store.documents[path]),
  queryOnce: async ({ collection }: { collection: string }) => {
    if (!collection.startsWith('orderMarks/')) return [];
    await late.marks;
    return Object.entries(structuredClone(store.documents))
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([path, data]) => ({ id: path.split('/').at(-1), data }));
  },
}));
vi.mock('../../../data/staff/orders/read-date-orders.ts', () => ({
  readDateOrders: async (dateId: string) =>
    structuredClone(store.documents[`orders2/${dateId}`] ?? {}),
}));
export const known: LiveRoute = { run: parseRun(undefined), confirmed: true, failed: false };
export const loading: LiveRoute = { run: undefined, confirmed: false, failed: false };
/** The route of the date as it is known on this phone. */
const shown = vi.hoisted(() => ({ route: undefined as unknown }));
vi.mock('../../../data/staff/delivery/use-delivery-run.ts', () => ({
  useDeliveryRun: () => shown.route,
}));

/** Opens a screen of the date, with the store of `fake-store`. */
export function open(path = `/staff/${dateId}`, dates: ActiveDates = { [dateId]: date }) {
  const { rerender } = render(screenAt(path, dates));
  return {
    showRoute: (route: LiveRoute) => {
      shown.route = route;
      rerender(screenAt(path, dates));
    },
  };
}

function screenAt(path: string, dates: ActiveDates) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route
          path="/staff/:dateId/*"
          element={
            <DateScreens
              staff={{ role: 'owner', status: 'staff', uid: 'boss', email: 'boss@example.com' }}
              dates={dates}
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
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
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

/** The row of the order. */
export const card = async () => {
  const name = await screen.findByRole('heading', { name: '김하늘' });
  const row = name.closest('li');
  if (!row) throw new Error('the order is in no list');
  return within(row);
};

export { late, shown };

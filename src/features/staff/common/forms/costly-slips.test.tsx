// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../../data/testing/deferred.ts';
import { parseActiveDates } from '../../../../domain/dates/active-date.ts';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { CodeSheet } from '../../more/codes/code-sheet.tsx';
import { CustomerPoints } from '../../more/customers/customer-points.tsx';
import { store } from '../../testing/fake-store.ts';
import { setLastChange } from '../changes/last-change.ts';
import { LimitDialog } from '../dish/limit-dialog.tsx';

vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);

beforeEach(() => {
  store.documents = { 'dates/activeDates': { [dateId]: structuredClone(date) } };
  store.answer = Promise.resolve();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.remove();
  setLastChange(undefined);
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = (name: string) => within(screen.getByRole('alertdialog', { name }));

function openPoints() {
  const record = { ledger: {}, balance: 0 } as never;
  render(
    <MemoryRouter>
      <CustomerPoints uid="u1" record={record} list={{} as never} />
    </MemoryRouter>,
  );
}

it('asks in dollars before more points are given than the shop gives lightly', async () => {
  openPoints();
  expect(screen.getByText('1포인트 = $1')).toBeTruthy();
  type('드릴 포인트', '5000');
  expect(screen.getByText('1포인트 = $1 · 모두 $5,000.00')).toBeTruthy();
  type('이유', '늦은 배송');
  tap('포인트 드리기');
  const ask = question('5,000.00달러를 드릴까요?');
  expect(store.documents).not.toHaveProperty('points/u1');
  fireEvent.click(ask.getByRole('button', { name: '그대로 두기' }));
  expect(store.documents).not.toHaveProperty('points/u1');
  tap('포인트 드리기');
  fireEvent.click(screen.getByRole('button', { name: '5,000.00달러 드리기' }));
  await waitFor(() =>
    expect(store.documents['pointBalances/u1']).toMatchObject({ balance: 500_000 }),
  );
});

it('gives a few points by one tap', async () => {
  openPoints();
  type('드릴 포인트', '50');
  type('이유', '늦은 배송');
  tap('포인트 드리기');
  await waitFor(() => expect(store.documents['pointBalances/u1']).toMatchObject({ balance: 5000 }));
});

it('keeps what staff type for the next grant while one is being stored', async () => {
  const { promise, resolve } = deferred<void>();
  store.answer = promise;
  openPoints();
  const reason = () => screen.getByLabelText<HTMLInputElement>('이유').value;
  type('드릴 포인트', '5');
  type('이유', '늦은 배송');
  tap('포인트 드리기');
  await waitFor(() => expect(store.documents['pointBalances/u1']).toMatchObject({ balance: 500 }));
  type('이유', '생일');
  resolve();
  await screen.findByRole('button', { name: '포인트 드리기', busy: false });
  expect(reason()).toBe('생일');
});

it.each([
  ['100', '', '받는 손님 수에 제한이 없어요. 이대로 저장할까요?'],
  ['10', '6', '모두 60.00달러까지 드리는 코드예요. 저장할까요?'],
  ['10', '2', '모두 20.00달러까지 드리는 코드예요. 저장할까요?'],
])('asks before a code of %s points for “%s” customers is stored', async (points, times, title) => {
  render(<CodeSheet found={undefined} onClose={() => {}} onChanged={() => {}} />);
  type('포인트', points);
  fireEvent.change(screen.getByLabelText(/^몇 명까지/), { target: { value: times } });
  tap('저장');
  const stored = () =>
    Object.keys(store.documents).filter((path) => path.startsWith('pointCodes/'));
  const ask = question(title);
  expect(ask.getByText(/끝나는 때가 없어요/)).toBeTruthy();
  expect(stored()).toEqual([]);
  fireEvent.click(ask.getByRole('button', { name: '이대로 저장' }));
  await waitFor(() => expect(stored()).toHaveLength(1));
});

it('asks before a limit becomes tenfold', async () => {
  const limited = { ...date, menuLimitForPerson: { soup: 4 } };
  store.documents['dates/activeDates'] = { [dateId]: limited };
  const dish = { menuId: 'soup', title: '곰탕', ordered: 2 };
  render(
    <MemoryRouter>
      <LimitDialog dateId={dateId} date={limited} dish={dish} onClose={() => {}} />
    </MemoryRouter>,
  );
  const limit = () => {
    const dates = parseActiveDates(store.documents['dates/activeDates'] ?? {});
    return dates[dateId]?.menuLimitForPerson.soup;
  };
  type('1인 제한', '40');
  tap('저장');
  const ask = question('제한이 열 배 넘게 달라져요. 맞나요?');
  expect(limit()).toBe(4);
  fireEvent.click(ask.getByRole('button', { name: '이대로 저장' }));
  await waitFor(() => expect(limit()).toBe(40));
});

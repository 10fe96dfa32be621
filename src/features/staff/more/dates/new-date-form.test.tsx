// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { NewDateForm } from './new-date-form.tsx';

vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);
vi.mock('../../../../data/device/server-clock.ts', () => ({
  serverNow: () => Date.parse('2026-11-21T09:00:00Z'),
}));
afterEach(cleanup);

const open = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/staff/dates/new${search}`]}>
      <NewDateForm dates={{ [dateId]: date }} menus={menus} language="ko" />
    </MemoryRouter>,
  );
const missingDay = () => screen.queryByText('배송하는 날을 적어 주세요');
const missingTime = () => screen.queryByText('마감 시각을 적어 주세요');
const canCreate = () =>
  !screen.getByRole<HTMLButtonElement>('button', { name: '만들고 주문 받기' }).disabled;

it('can create the copy that it proposes', () => {
  open();
  expect(missingDay() ?? missingTime()).toBeNull();
  expect(canCreate()).toBe(true);
});

it('says only that the clock skips a cut-off in the hour that daylight saving skips', () => {
  open();
  fireEvent.change(screen.getByLabelText('마감 시각'), { target: { value: '2026-10-04T02:30' } });
  expect(screen.getByText(/서머타임이 시작되어 건너뛰는 시각이에요/)).toBeTruthy();
  expect(screen.queryByText(/(날|마감 시각)을 적어 주세요/)).toBeNull();
  expect(canCreate()).toBe(false);
});

it.each([
  ['마감 시각', '', missingTime],
  ['마감 시각', '0002-10-04T02:30', missingTime],
  ['배송하는 날', '', missingDay],
  ['배송하는 날', '0002-10-04', missingDay],
])('says beside the field that it is missing: %s %j', (label, value, missing) => {
  open();
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(missing()).toBeTruthy();
  expect(screen.queryByText(/서머타임/)).toBeNull();
  expect(canCreate()).toBe(false);
});

it('opens with an address that holds no day', () => {
  open('?day=x');
  expect(missingDay()).toBeTruthy();
});

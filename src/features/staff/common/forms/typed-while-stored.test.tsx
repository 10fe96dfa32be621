// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../../data/testing/deferred.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Menu } from '../../../../domain/menus/menu.ts';
import { rightsOf } from '../../../../domain/staff/customers/customer-rights.ts';
import type { Documents } from '../../../../domain/testing/apply-writes.ts';
import { date, dateId, menus, user } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { RightsForm } from '../../more/customers/rights-form.tsx';
import { DateMenus } from '../../more/dates/date-menus.tsx';
import { MenuEditor } from '../../more/menus/menu-editor.tsx';
import { store } from '../../testing/fake-store.ts';

vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);
vi.mock('../../../../data/staff/orders/use-date-orders.ts', () => ({
  useDateOrders: () => ({ orders: undefined }),
}));
vi.mock('../../more/menus/menu-photos-editor.tsx', () => ({ MenuPhotosEditor: () => null }));
vi.mock('../../more/menus/delete-menu.tsx', () => ({ DeleteMenu: () => null }));

const categories = { home: { id: 'home', name: '집밥', order: 1 } };
const soup = menus.soup as Menu;
const unsold: ActiveDate = { ...date, menus: {} };

beforeEach(() => {
  sessionStorage.clear();
  store.documents = {
    'manages/menus': menus,
    'manages/categories': categories,
    'dates/activeDates': { [dateId]: unsold },
    'users/u1': { ...user },
  } as Documents;
});
afterEach(cleanup);

interface Case {
  name: string;
  form: ReactElement;
  /** What is changed, and what somebody goes on with while that is stored. */
  change: () => void;
  next: () => HTMLElement;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const box = (at: number) => screen.getAllByRole('checkbox')[at] as HTMLElement;

it.each<Case>([
  {
    name: 'a menu',
    form: (
      <MenuEditor
        {...{ dates: {}, menus, categories, menuId: 'soup', stored: soup, start: soup }}
        language="ko"
        draft="menu-soup"
      />
    ),
    change: () => fireEvent.change(field('이름 (한국어)'), { target: { value: '갈비탕' } }),
    next: () => field('설명 (한국어)'),
  },
  {
    name: 'the menus of a date',
    form: <DateMenus {...{ dateId, menus }} date={unsold} language="ko" />,
    change: () => fireEvent.click(box(0)),
    next: () => box(1),
  },
  {
    name: 'the rights of a customer',
    form: <RightsForm uid="u1" current={rightsOf(user)} />,
    change: () => fireEvent.click(box(1)),
    next: () => box(2),
  },
])('takes nothing while it is stored: $name', async ({ form, change, next }) => {
  render(<MemoryRouter>{form}</MemoryRouter>);
  change();
  const before = JSON.stringify(store.documents);
  const response = deferred<void>();
  store.answer = response.promise;
  expect(next().matches(':disabled')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /저장$/ }));
  expect(next().matches(':disabled')).toBe(true);
  response.resolve();
  await waitFor(() => expect(JSON.stringify(store.documents)).not.toBe(before));
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { date } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import type { Role } from '../../../../domain/staff/roles.ts';
import { RoleContext } from './role.ts';
import { StaffHome } from './staff-home.tsx';

const answer = vi.hoisted(() => ({ read: async (_: string, _ids: string[]) => new Set<string>() }));
const called = vi.hoisted(() => ({ query: {} as object, withOrders: [] as string[] }));
vi.mock('../../../../data/firebase/functions-client.ts', () => ({
  callFunction: async (_: string, { query }: { query: object }) => {
    called.query = query;
    return { withOrders: called.withOrders };
  },
}));
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({
  presentIds: (collection: string, ids: string[]) => answer.read(collection, ids),
}));
afterEach(cleanup);

// All of them are ahead, whenever this runs.
const dates = {
  '29981201_1': { ...date, deliveryDate: 1 },
  '29981204_1': { ...date, deliveryDate: 2 },
  '29981208_1': { ...date, deliveryDate: 3 },
};

const Shown = () => useLocation().pathname;

function open(role: Role = 'owner'): void {
  render(
    <MemoryRouter initialEntries={['/staff']}>
      <RoleContext value={role}>
        <Routes>
          <Route path="/staff" element={<StaffHome dates={dates} inShell={(shown) => shown} />} />
          <Route path="*" element={<Shown />} />
        </Routes>
      </RoleContext>
    </MemoryRouter>,
  );
}

it('opens the next date that has orders, not a nearer one without', async () => {
  const stored = ['orders2/29981208_1', 'orders2/29981204_1'];
  answer.read = async (collection, ids) =>
    new Set(ids.filter((id) => stored.includes(`${collection}/${id}`)));
  open();
  expect(await screen.findByText(staffPaths.board('29981204_1'))).toBeTruthy();
});

it('opens the next date when it cannot be read which have orders', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer.read = async () => {
    throw new Error('no connection');
  };
  open();
  expect(await screen.findByText(staffPaths.board('29981201_1'))).toBeTruthy();
  vi.restoreAllMocks();
});

it('asks for the kitchen by a function, and opens there the orders of the next date that has some', async () => {
  called.withOrders = ['29981204_1'];
  open('kitchen');
  expect(await screen.findByText(staffPaths.board('29981204_1'))).toBeTruthy();
  expect(called.query).toEqual({ dateIds: Object.keys(dates).join() });
});

it('says to a driver that nothing is delivered today, without asking', async () => {
  called.query = {};
  open('driver');
  expect(await screen.findByText('오늘은 배송이 없어요')).toBeTruthy();
  expect(called.query).toEqual({});
});

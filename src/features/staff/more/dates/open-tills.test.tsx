// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { closingId } from '../../../../domain/staff/closing/day-closing.ts';
import { date } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { OpenTills } from './open-tills.tsx';

const stored = vi.hoisted(() => ({
  closings: new Map<string, object>(),
  withOrders: [] as string[],
}));
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({
  queryOnce: async ({ ids: [from, before] }: { ids: readonly [string, string] }) =>
    [...stored.closings]
      .filter(([id]) => id >= from && id < before)
      .map(([id, data]) => ({ id, data })),
  presentIds: async () => new Set(stored.withOrders),
}));
afterEach(cleanup);

// All of them are over, whenever this runs.
const [corrected, short, open, empty] = ['20200107_1', '20200110_1', '20200114_1', '20200117_1'];
const dates = Object.fromEntries(
  [corrected, short, open, empty].map((dateId, index) => [
    dateId,
    { ...date, deliveryDate: index },
  ]),
);

function store(dateId: string, number: number, counted: number): void {
  const stops = [{ id: 'u1_k', by: 'driver', taken: 6000, left: 0, delivered: true }];
  const counts = [{ by: 'driver', counted, why: counted === 6000 ? '' : '잔돈' }];
  stored.closings.set(closingId(dateId, number), { dateId, number, stops, counts });
}

it('says of the last dates which are closed or had no orders, and what was short by the closing that counts', async () => {
  stored.withOrders = [corrected, short, open];
  store(corrected, 1, 5000);
  store(corrected, 2, 6000);
  store(short, 1, 5500);
  render(
    <MemoryRouter>
      <OpenTills dates={dates} language="ko" />
    </MemoryRouter>,
  );
  expect(await screen.findAllByText('정산함')).toHaveLength(2);
  const [none, first, second, third] = screen.getAllByRole('link').map((link) => link.textContent);
  expect(none).toContain('주문이 없었어요');
  expect(first).toContain('정산 전');
  expect(second).toContain('$5.00 모자라요');
  expect(third).not.toMatch(/모자라요|더 있어요/);
});

import { expect, it, vi } from 'vitest';
import { linkWith } from '../../../domain/testing/pay-link-with.ts';
import { countOpenPayments } from './open-payments.ts';

const stored = vi.hoisted(() => ({}) as Record<string, object[]>);
vi.mock('../common/staff-reads.ts', () => ({
  queryOnce: async ({ collection }: { collection: string }) =>
    (stored[collection] ?? []).map((data) => ({ id: 'x', data })),
}));

it('counts the orders of a date that are being paid, and those by link once, whether or not it is open', async () => {
  const checkout = { dateId: 'd1', link: undefined };
  stored.checkouts = [
    checkout,
    checkout,
    { ...checkout, dateId: 'd2' },
    { ...checkout, link: 'a' },
  ];
  const states = ['open', 'ending', 'paid', 'expired', 'cancelled', 'failed', 'replaced'] as const;
  stored.payLinks = states.map((state) => linkWith({ state }));
  expect(await countOpenPayments('d1')).toEqual({ payments: 2, links: 2 });
});

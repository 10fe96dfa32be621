import { expect, it } from 'vitest';
import { requestWith } from '../testing/fixtures.ts';
import { linkWith } from '../testing/pay-link-with.ts';
import { linkRequest } from './pay-link.ts';
import { payPageOf } from './pay-page.ts';

it('shows what is ordered and to be paid, and nothing of who the customer is or where they live', () => {
  const link = linkWith();
  const page = payPageOf(link, link.until - 1);
  expect(page).toEqual({
    state: 'open',
    language: 'ko',
    dateId: link.dateId,
    lines: [{ menuKey: 'soup', menuTitle: '곰탕', menuTitleEn: 'Beef soup', q: 3, sum: 6000 }],
    amount: 6000,
    until: link.until,
    version: 'try-1',
  });
});

it.each([
  [{ state: 'open' }, -1, 'open'],
  [{ state: 'open' }, 0, 'expired'],
  [{ state: 'ending', targetState: 'open' }, -1, 'open'],
  [{ state: 'ending', targetState: 'cancelled' }, -1, 'cancelled'],
  [{ state: 'ending', targetState: 'replaced' }, -1, 'replaced'],
  [{ state: 'ending' }, -1, 'expired'],
  [{ state: 'replaced' }, 1, 'replaced'],
  [{ state: 'paid' }, 1, 'paid'],
  [{ state: 'failed' }, 1, 'failed'],
] as const)(
  'says of a link that is %o, %i ms after its time, that it is %s',
  (fields, late, state) => {
    const link = linkWith(fields);
    expect(payPageOf(link, link.until + late).state).toBe(state);
  },
);

it('is paid for as a new order, whatever else its customer has', () => {
  const { quantities, seen } = requestWith();
  expect(linkRequest(linkWith())).toMatchObject({
    ...{ quantities, seen, basedOn: null, paymentMethod: 'card', usePoint: false },
  });
});

it('says what was paid before where dishes are added to a paid order, so that its sums add up', () => {
  const link = linkWith({ amount: 2000, addsTo: { version: 'try-0', quantities: { soup: 2 } } });
  const page = payPageOf(link, link.until - 1);
  expect(page).toMatchObject({ amount: 2000, paidBefore: 4000, lines: [{ q: 3, sum: 6000 }] });
  expect(linkRequest(link)).toMatchObject({ basedOn: 'try-0', seen: { toPay: 2000 } });
});

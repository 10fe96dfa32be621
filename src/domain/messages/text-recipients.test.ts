import { describe, expect, it } from 'vitest';
import { mayHaveCopy, textRecipients } from './text-recipients.ts';

const own = '0412-345-678';
const parent = '0400-111-222';
const byCash = { paymentMethod: 'cash', paid: false } as const;
const byCard = { paymentMethod: 'card', paid: true } as const;

const orderTo = (
  phone: string,
  changes: Partial<Parameters<typeof textRecipients>[0]> = byCard,
): Parameters<typeof textRecipients>[0] => ({
  ...{ customerInfo: { phone }, totalPrice: '60.00', usedPoint: 0, madeByUser: true },
  ...byCard,
  ...changes,
});

/** Who reads amounts. */
const readers = (...asked: Parameters<typeof textRecipients>) => {
  const { first, copy } = textRecipients(...asked);
  return [first, ...(copy ? [copy] : [])].map(({ phone, amounts }) => [phone, amounts]);
};

describe('whom the texts about an order go to', () => {
  it('whoever has ordered for themselves gets one text, with amounts, whatever they have chosen', () => {
    expect(readers(orderTo(own), own, false)).toEqual([[own, true]]);
    expect(readers(orderTo(own), own, true)).toEqual([[own, true]]);
  });

  it('the same number in another spelling is nobody else', () => {
    const phone = '+61 412 345 678';
    expect(readers(orderTo(phone), own, true)).toEqual([[phone, true]]);
  });

  it('somebody else reads no amounts of what a card has paid, and whoever has ordered what they have asked for', () => {
    expect(readers(orderTo(parent), own, false)).toEqual([[parent, false]]);
    expect(readers(orderTo(parent), own, true)).toEqual([
      [parent, false],
      [own, true],
    ]);
    expect(textRecipients(orderTo(parent), own, true)).toMatchObject({
      first: { copy: false },
      copy: { copy: true },
    });
  });

  it.each([
    ['by cash', byCash],
    ['what a card has not paid', { ...byCard, pointShortfall: 3 }],
    ['with points alone', { ...byCard, usedPoint: 60 }],
  ])('who pays at the door knows how much: %s', (_, changes) => {
    expect(readers(orderTo(parent, changes), own, false)).toEqual([[parent, true]]);
    expect(readers(orderTo(parent, changes), own, true)).toEqual([
      [parent, true],
      [own, true],
    ]);
  });

  it('what staff have taken or changed tells the amounts to whoever can be told', () => {
    const byStaff = { ...byCard, madeByUser: false };
    expect(readers(orderTo(parent, byStaff), own, false)).toEqual([[parent, true]]);
    expect(readers(orderTo(parent, byStaff), own, true)).toEqual([
      [parent, false],
      [own, true],
    ]);
  });

  it('without a number in the profile the order has the only one', () => {
    for (const none of [undefined, '']) {
      expect(readers(orderTo(parent), none, true)).toEqual([[parent, true]]);
    }
  });

  it('a number that takes no texts gets no copy', () => {
    expect(readers(orderTo(parent), '02-9876-5432', true)).toEqual([[parent, false]]);
    expect(mayHaveCopy(parent, '02-9876-5432')).toBe(false);
    expect(mayHaveCopy(parent, own)).toBe(true);
  });
});

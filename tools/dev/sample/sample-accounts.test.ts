import { describe, expect, it } from 'vitest';
import {
  deliveryFormSchema,
  toDeliveryForm,
} from '../../../src/domain/customer/delivery-form-values.ts';
import { mayPayCash } from '../../../src/domain/customer/user.ts';
import { roles } from '../../../src/domain/staff/roles.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { sampleHistory } from './sample-history.ts';
import { menus } from './sample-menus.ts';

describe('sample accounts', () => {
  it('have unique uids and e-mails, and delivery details that the form accepts', () => {
    expect(new Set(sampleAccounts.map(({ user }) => user.uid)).size).toBe(sampleAccounts.length);
    expect(new Set(sampleAccounts.map(({ user }) => user.email)).size).toBe(sampleAccounts.length);
    const without = sampleAccounts.flatMap(({ user: { email, deliveryInfo } }) => {
      if (!deliveryInfo) return [email];
      deliveryFormSchema.parse(toDeliveryForm(deliveryInfo));
      return [];
    });
    expect(without).toEqual(
      ['kitchen', 'driver', 'books', 'new'].map((name) => `${name}@example.com`),
    );
  });

  it('have one of each role of staff', () => {
    const given = sampleAccounts.flatMap(({ role }) => role ?? []);
    expect(given.toSorted()).toEqual(roles.toSorted());
  });

  it('have an order history that each of them could have placed', () => {
    expect(Object.keys(sampleHistory)).toEqual(sampleAccounts.map(({ user }) => user.uid));
    for (const { user } of sampleAccounts) {
      for (const order of sampleHistory[user.uid] ?? []) {
        if (order.paymentMethod === 'cash') expect(mayPayCash(user)).toBe(true);
        const total = order.items.reduce((sum, { menuId, q }) => {
          const menu = menus[menuId];
          if (!menu) throw new Error(`no menu ${menuId}`);
          return sum + menu.price * q;
        }, 0);
        expect(total, `${user.uid} ${order.daysAgo}`).toBeGreaterThanOrEqual(50);
      }
    }
  });
});

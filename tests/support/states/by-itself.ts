import { randomUUID } from 'node:crypto';
import { reminderNumberOf } from '../../../src/domain/messages/reminder-number.ts';
import { portionsText } from '../../../src/domain/staff/logged-text.ts';
import { shopName } from '../../../src/domain/staff/staff-log.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { RegisteredCustomer, Shop } from '../browser/shop.ts';

/** Sells out a dish of the date at its limit as the shop itself does; an order was cancelled since. */
export async function sellOutByItself(shop: Shop, dateId: string, menuKey: string): Promise<void> {
  const set = (field: string, value: boolean | number) =>
    shop.store.setField('dates/activeDates', [dateId, field, menuKey], value);
  await set('menus', false);
  await set('soldOutAtLimit', true);
  await set('menuLimitInAll', 6);
  const entry = {
    ...{ at: Date.now(), actor: shopName, actorName: shopName, action: 'sold-out', dateId },
    ...{ before: { [menuKey]: true }, after: { [menuKey]: 'at-limit' }, subject: menuKey },
    ...{ undo: { dateId, onSale: { [menuKey]: true } } },
    ...{ paths: ['dates/activeDates'], reason: portionsText({ ordered: 6, limit: 6 }) },
  };
  await shop.store.write([{ path: `${stores.staffLog}/${randomUUID()}`, data: entry }]);
}

/** Whoever has the customer's number has stopped its texts by their link. */
export async function stopTexts(shop: Shop, { uid }: RegisteredCustomer): Promise<void> {
  const { deliveryInfo } = (await shop.store.read(`${stores.users}/${uid}`)) as {
    deliveryInfo: { phone: string };
  };
  const number = reminderNumberOf(deliveryInfo.phone);
  if (number === undefined) throw new Error('the customer has no mobile');
  const stopped = Date.now() - 86_400_000;
  const opening = {
    ...{ on: false, given: stopped - 864_000_000, wording: 'opening-1', lang: 'ko' },
    ...{ channel: 'text', ended: stopped, endedBy: 'link' },
  };
  await shop.store.write([
    { path: `${stores.consents}/${uid}`, data: { opening, stopped: { [number]: stopped } } },
    {
      path: `${stores.reminderNumbers}/${number}`,
      data: { stop: randomUUID(), uids: [uid], stopped },
    },
  ]);
}

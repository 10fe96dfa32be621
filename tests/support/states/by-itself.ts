import { randomUUID } from 'node:crypto';
import { reminderNumberOf } from '../../../src/domain/messages/reminder-number.ts';
import { portionsText } from '../../../src/domain/staff/logged-text.ts';
import { shopName } from '../../../src/domain/staff/staff-log.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { RegisteredCustomer, Shop } from '../browser/browser-shop.ts';

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

/** Stops the texts to the customer's number as whoever gets them does by their link; the customer has asked for them again. */
export async function stopTexts(shop: Shop, { uid }: RegisteredCustomer): Promise<void> {
  const { deliveryInfo } = (await shop.store.read(`${stores.users}/${uid}`)) as {
    deliveryInfo: { phone: string };
  };
  const number = reminderNumberOf(deliveryInfo.phone);
  if (number === undefined) throw new Error('the customer has no mobile');
  const given = Date.now();
  const stopped = given - 86_400_000;
  const opening = { on: true, given, wording: 'opening-1', lang: 'ko', channel: 'text' };
  await shop.store.write([
    { path: `${stores.consents}/${uid}`, data: { opening, stopped: { [number]: stopped } } },
    {
      path: `${stores.reminderNumbers}/${number}`,
      data: { stop: randomUUID(), uids: [uid], stopped },
    },
  ]);
}

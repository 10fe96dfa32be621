import { newUser } from '../../../src/domain/customer/user.ts';
import { info } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  setsFields,
  writes,
} from '../../support/hostile/attack.ts';
import { consented, wish } from '../../support/hostile/busy-shop.ts';
import { reportWrites } from '../../support/hostile/reporting.ts';
import { newcomer } from '../../support/rules/actors.ts';
import { openId } from '../../support/rules/shop.ts';

/** u9 has just been deleted, and has a token from before. */
const erased: Given = (shop) => ({
  ...shop,
  'endedLogIns/u9': { at: Math.floor(Date.now() / 1000) + 60, until: Date.now() + 3_600_000 },
});

/** What a deleted account tries with the token that it still has: a newcomer may do all of it. */
export const erasedAccounts: Attack[] = inShop(erased, [
  writes(newcomer, 'a deleted account makes a new profile, to order by cash', () => {
    const form = { uid: 'u9', email: 'new@example.com', name: '새 손님', lang: 'ko' as const };
    const user = newUser({ ...form, isAgedCare: true, acName: '', provider: '' }, Date.now());
    return [{ path: 'users/u9', replace: { ...user } }];
  }),
  setsFields(newcomer, 'a deleted account keeps recipients', 'preferences/u9', [
    ['recipients'],
    [JSON.stringify(info)],
  ]),
  writes(newcomer, 'a deleted account consents to reminders', () => [
    merge('consents/u9', [
      ['opening'],
      { ...consented, given: Date.now(), wording: 'opening-1', channel: 'text' },
    ]),
  ]),
  writes(newcomer, 'a deleted account waits for a dish', () => {
    const since = Date.now();
    return [
      merge(
        `waiting/${openId}/people/u9`,
        [['at'], since],
        [['dishes', 'gone'], { ...wish, since, channel: 'text' }],
      ),
    ];
  }),
  writes(newcomer, 'a deleted account reports an order with its name', (shop) => {
    const time = Date.now();
    const order = { dateId: openId, customerInfo: { uid: 'u9' } };
    const report = { name: '새 손님', issue: 'order2', order, error: 'x', time };
    const path = [openId, String(time)];
    return reportWrites(shop, { uid: 'u9', list: 'orderIssues', path, report });
  }),
]);

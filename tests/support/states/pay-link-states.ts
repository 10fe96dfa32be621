import type { PayLink } from '../../../src/domain/card/pay-link.ts';
import type { PayPage } from '../../../src/domain/card/pay-page.ts';
import { toCents } from '../../../src/domain/lib/money.ts';
import { paths } from '../../../src/domain/lib/paths.ts';
import { type CustomerOrders, quantitiesOf } from '../../../src/domain/order/order.ts';
import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../browser/browser-shop.ts';
import type { State, Visit } from './stage.ts';
import { tap, topDialog } from './state-steps.ts';

const openLink = 'open-link-000001';
const lateLink = 'late-link-000001';
const addedLink = 'added-link-00001';
const hourMs = 60 * 60_000;

/** Stores orders by phone that are not paid, one in time, one too late and one that adds to a paid order, like an order of the customer's. */
export async function placePayLinks(
  shop: Shop,
  dateId: string,
  from: { dateId: string; uid: string },
): Promise<void> {
  const stored = (await shop.store.read(
    `${stores.ordersForCustomer}/${from.uid}`,
  )) as unknown as CustomerOrders;
  const [order] = Object.values(stored[from.dateId] ?? {});
  if (!order) throw new Error('the customer has no order');
  const linkOf = (name: string, fields: Partial<PayLink>): PayLink => ({
    ...{ uid: 'caller', dateId, orderKey: name, amount: toCents(order.totalPrice), opened: [] },
    ...{ state: 'open', takenAt: Date.now(), until: Date.now() + 30 * hourMs, text: 'sent' },
    order: {
      ...{ ...order, dateId, usedPoint: 0, paymentMethod: 'card', paid: false, madeByUser: false },
      customerInfo: { ...order.customerInfo, name },
    },
    ...fields,
  });
  const [first] = Object.values(order.menus);
  const links = {
    [openLink]: linkOf('한소라', {}),
    [lateLink]: linkOf('문지호', { state: 'expired', until: Date.now() - hourMs, takenAt: 1 }),
    // One more of a dish of an order that is paid already.
    [addedLink]: linkOf('정다은', {
      amount: toCents(first?.price ?? 0),
      addsTo: {
        version: 'paid',
        quantities: { ...quantitiesOf(order), [first?.menuKey ?? '']: (first?.q ?? 1) - 1 },
      },
    }),
  };
  await shop.store.write(
    Object.entries(links).map(([id, data]) => ({
      path: `${stores.payLinks}/${id}`,
      data: data as unknown as PlainMap,
    })),
  );
}

/** The page as its function answers; the language is that of the visit. */
const shows =
  (state: PayPage['state'], changes: Partial<PayPage> = {}) =>
  ({ page, language, facts }: Visit) => {
    const answer: PayPage = {
      ...{ state, language, dateId: facts.dateId, amount: 6350, version: 'version-1' },
      until: Date.UTC(2026, 10, 29, 6),
      lines: [
        { menuKey: 'soup', menuTitle: '한우 곰탕', menuTitleEn: 'Beef bone soup', q: 2, sum: 3900 },
        {
          menuKey: 'kimchi',
          menuTitle: '배추김치',
          menuTitleEn: 'Cabbage kimchi',
          q: 1,
          sum: 2450,
        },
      ],
      ...changes,
    };
    return page.route('**/app/pay/**', (route) => route.fulfill({ json: answer }));
  };

const payPage = (state: PayPage['state'], words: { ko: string; en: string }): State => ({
  name: `pay-${state}`,
  path: () => paths.pay(openLink),
  before: shows(state),
  show: ({ page, language }) => page.getByText(words[language]).first().waitFor(),
});

const board = ({ facts }: Pick<Visit, 'facts'>) => staffPaths.board(facts.freeDateId);
const ofLink =
  (id: string) =>
  ({ facts }: Pick<Visit, 'facts'>) =>
    staffPaths.payLink(facts.freeDateId, id);

/** The page of a payment link in each of its states, and staff's screens of orders that wait to be paid. */
export const payLinkStates: readonly State[] = [
  payPage('open', { ko: '카드로 $63.50 결제하기', en: 'Pay $63.50 by card' }),
  payPage('paid', { ko: '결제되었어요. 감사합니다!', en: 'Paid, thank you!' }),
  payPage('failed', {
    ko: '결제는 받았지만 주문이 확정되지 않았어요',
    en: 'We have your payment, but your order is not confirmed',
  }),
  payPage('expired', { ko: '결제할 시간이 지났어요', en: 'The time to pay is over' }),
  payPage('cancelled', { ko: '취소된 주문이에요', en: 'This order was cancelled' }),
  payPage('replaced', {
    ko: '이 주문 대신 다른 주문이 들어왔어요',
    en: 'Another order has taken its place',
  }),
  {
    name: 'pay-added',
    path: () => paths.pay(openLink),
    before: shows('open', { amount: 2450, paidBefore: 3900 }),
    show: ({ page }) =>
      page
        .getByText(/\$24\.50/)
        .first()
        .waitFor(),
  },
  {
    name: 'pay-unknown',
    path: () => paths.pay('nothing'),
    before: ({ page }) =>
      page.route('**/app/pay/**', (route) => route.fulfill({ status: 404, json: {} })),
    show: ({ page }) => page.getByText('This link does not exist').waitFor(),
  },
  {
    name: 'pay-trouble',
    path: () => paths.pay(openLink),
    before: async (visit) => {
      await shows('open')(visit);
      await visit.page.route('**/app/pay/*/session', (route) =>
        route.fulfill({ status: 429, json: {} }),
      );
    },
    show: async ({ page, language }) => {
      await page.getByRole('button', { name: /\$63\.50/ }).click();
      await page.getByText(language === 'ko' ? /한 시간 뒤에/ : /in an hour/).waitFor();
    },
  },
  {
    name: 'pay-over-limit',
    path: () => paths.pay(openLink),
    before: async (visit) => {
      await shows('open')(visit);
      const problems = [{ code: 'over-limit', menuKey: 'soup', limit: 2 }];
      await visit.page.route('**/app/pay/*/session', (route) =>
        route.fulfill({ status: 409, json: { code: 'refused', problems } }),
      );
    },
    show: async ({ page, language }) => {
      await page.getByRole('button', { name: /\$63\.50/ }).click();
      await page.getByText(language === 'ko' ? /한 분 2개까지/ : /2 for each person/).waitFor();
    },
  },
  {
    name: 'staff-unpaid',
    who: 'staff',
    path: board,
    show: ({ page }) => page.getByText('한소라').waitFor(),
  },
  {
    name: 'staff-pay-link',
    who: 'staff',
    path: ofLink(openLink),
    show: ({ page, say }) => page.getByText(say('링크 복사')).waitFor(),
  },
  {
    name: 'staff-pay-link-added',
    who: 'staff',
    path: ofLink(addedLink),
    show: ({ page, say }) => page.getByText(say('음식 더하기 취소')).waitFor(),
  },
  {
    name: 'staff-pay-link-expired',
    who: 'staff',
    path: ofLink(lateLink),
    show: ({ page, say }) =>
      page.getByText(say('결제하지 않아 끝났어요. 만들지 않아요.')).waitFor(),
  },
  {
    name: 'staff-pay-link-cancel',
    who: 'staff',
    path: ofLink(openLink),
    show: async (visit) => {
      await tap(visit, '주문 취소');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-order-card',
    who: 'staff',
    path: ({ facts }) => staffPaths.newOrder(facts.dateId),
    show: async (visit) => {
      await tap(visit, '처음 주문하는 손님');
      await visit.page.getByRole('radio', { name: visit.say('카드 (링크)') }).check();
    },
  },
];

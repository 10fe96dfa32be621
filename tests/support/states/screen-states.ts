import { paths } from '../../../src/domain/lib/paths.ts';
import { showStored } from '../browser/stored-page.ts';
import type { State } from './stage.ts';
import { askPlace, menusShown, openDrawer, tap, topDialog } from './state-steps.ts';
import { type Phrase, patternOf } from './state-words.ts';

const dates: State['path'] = ({ language }) => paths.dateSelect(language);
const menus: State['path'] = ({ language, facts }) => paths.dateDetail(language, facts.dateId);
const start: State['path'] = () => paths.languageSelect();

/** Screens without an open dialog, in all their states. */
export const screenStates: readonly State[] = [
  { name: 'start', path: start },
  {
    name: 'start-announcement',
    path: start,
    show: async (visit) => {
      await visit.page.getByRole('button', { name: '배송 시간 안내' }).click();
      await topDialog(visit);
    },
  },
  {
    name: 'dates',
    path: dates,
    show: ({ page }) => page.getByRole('timer').first().waitFor(),
  },
  {
    name: 'dates-signed-in',
    who: 'regular',
    path: dates,
    show: ({ page }) => page.getByRole('timer').first().waitFor(),
  },
  {
    name: 'dates-none',
    path: dates,
    before: ({ page }) =>
      showStored(page, { 'dates/activeDates': {}, 'manages/menus': {}, 'common/gongji': {} }),
    show: ({ page, say }) => page.getByText(say('지금은 주문할 수 있는 날이 없어요')).waitFor(),
  },
  {
    name: 'dates-loading',
    path: dates,
    before: ({ page }) => page.route(/\/Listen\/channel|:batchGet/, () => {}),
    show: ({ page, say }) => page.getByText(say('날짜를 불러오고 있어요')).waitFor(),
  },
  {
    name: 'dates-offline',
    path: dates,
    show: async ({ page, say }) => {
      await page.getByRole('timer').first().waitFor();
      await page.context().setOffline(true);
      await page.getByText(say('인터넷이 끊겼어요. 연결되면 저절로 이어져요.')).waitFor();
    },
  },
  {
    name: 'dates-place-delivered',
    path: dates,
    show: async (visit) => {
      await askPlace(visit, 'Strathfield');
      await visit.page.getByText(patternOf(visit.say, '네, {{place}}에 배송해요')).waitFor();
    },
  },
  {
    name: 'dates-place-outside',
    path: dates,
    show: async (visit) => {
      await askPlace(visit, 'Newcastle');
      await visit.page.getByText(patternOf(visit.say, '{{place}}에는 배송하지 않아요')).waitFor();
    },
  },
  {
    name: 'dates-place-ask',
    path: dates,
    show: async (visit) => {
      await askPlace(visit, 'Wollongong');
      await visit.page
        .getByText(patternOf(visit.say, '{{place}} 동네는 배송 지역 밖이에요'))
        .waitFor();
    },
  },
  {
    name: 'dates-place-unknown',
    path: dates,
    show: async (visit) => {
      await askPlace(visit, 'Strathfeild');
      await visit.page.getByText(visit.say('혹시 여기인가요?')).waitFor();
    },
  },
  { name: 'drawer-visitor', path: dates, show: openDrawer },
  { name: 'drawer-customer', who: 'regular', path: dates, show: openDrawer },
  { name: 'drawer-new', who: 'fresh', path: dates, show: openDrawer },
  { name: 'menus', path: menus, show: menusShown },
  {
    name: 'menus-basket',
    who: 'regular',
    basket: { 'kimchi-jjigae': 2, japchae: 1, 'haemul-pajeon': 1, kimbap: 1 },
    path: menus,
    show: async (visit) => {
      await menusShown(visit);
      const number = visit.page.locator('article [data-slot="quantity"]').first();
      await number.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'menus-sold-out',
    path: menus,
    show: async (visit) => {
      await menusShown(visit);
      const ribbon = visit.page.getByText(visit.say('조기 품절')).first();
      await ribbon.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'menus-closed',
    path: ({ language, facts }) => paths.dateDetail(language, facts.closedDateId),
    show: ({ page, say }) =>
      page.getByText(say('주문이 마감되었어요. 감사합니다!')).first().waitFor(),
  },
  {
    name: 'menus-loading',
    path: menus,
    before: ({ page }) => page.route(/\/Listen\/channel|:batchGet/, () => {}),
    show: ({ page, say }) => page.getByText(say('메뉴를 불러오고 있어요')).waitFor(),
  },
  {
    name: 'menus-unreachable',
    path: menus,
    before: ({ page }) => page.route(/:batchGet|firestore.*\.js/, (route) => route.abort()),
    show: ({ page, say }) => page.getByText(say('메뉴를 불러오지 못했어요')).waitFor(),
  },
  {
    name: 'menus-none',
    path: menus,
    before: ({ page }) => showStored(page, { 'manages/menus': {} }),
    show: ({ page, say }) => page.getByText(say('아직 메뉴가 없어요')).waitFor(),
  },
  {
    name: 'menus-read-first',
    path: menus,
    show: async (visit) => {
      await menusShown(visit);
      await visit.page.getByText(visit.say('주문 전에 꼭 읽어 주세요')).click();
    },
  },
  {
    name: 'payment-signed-out',
    path: ({ language, facts }) =>
      paths.dateDetailReturn(language, facts.dateId, 'somewhere', 'somebody'),
    show: ({ page, say }) => page.getByText(say('로그인이 필요해요')).waitFor(),
  },
  paymentReturn('payment-confirming', undefined, '결제를 확인하고 있어요'),
  paymentReturn('payment-exception', 'exception', '결제는 되었지만 주문을 확인해야 해요'),
  paymentReturn('payment-expired', 'expired', '결제 시간이 지났어요'),
  {
    name: 'payment-cancelled',
    // Of whoever has just paid the order would be shown.
    who: 'fresh',
    basket: { 'kimchi-jjigae': 2 },
    path: ({ language, facts }) => paths.dateDetailStatus(language, facts.dateId, 'cardCancelled'),
    show: menusShown,
  },
  {
    name: 'delivery-screen',
    who: 'regular',
    path: ({ language, facts }) => paths.inputAddr(language, facts.dateId),
    show: ({ page, say }) => page.getByLabel(say('받는 분 이름')).waitFor(),
  },
  {
    name: 'delivery-screen-signed-out',
    path: ({ language, facts }) => paths.inputAddr(language, facts.dateId),
  },
  {
    name: 'message',
    path: ({ facts }) => facts.message,
    show: ({ page }) => page.getByText('Your delivery arrives').waitFor(),
  },
  {
    name: 'message-unknown',
    path: ({ facts }) => `${facts.message}x`,
    show: ({ page, say }) => page.getByText(say('없는 안내문이에요')).waitFor(),
  },
  {
    name: 'message-unreachable',
    path: ({ facts }) => facts.message,
    before: ({ page }) => page.route(/:batchGet/, (route) => route.abort()),
    show: ({ page, say }) => page.getByText(say('안내문을 불러오지 못했어요')).waitFor(),
  },
  {
    name: 'invoice-page',
    who: 'trusted',
    path: ({ facts }) => facts.invoice,
    show: ({ page }) => page.getByRole('table').first().waitFor(),
  },
  {
    name: 'invoice-page-staff',
    who: 'staff',
    path: ({ facts }) => facts.invoice,
    show: ({ page, language }) =>
      page.getByRole('button', { name: language === 'ko' ? 'English' : '한국어' }).waitFor(),
  },
  {
    name: 'invoice-page-signed-out',
    path: ({ facts }) => facts.invoice,
    show: ({ page, say }) => page.getByText(say('로그인하시면 인보이스를 볼 수 있어요')).waitFor(),
  },
  {
    name: 'invoice-page-refused',
    who: 'regular',
    path: ({ facts }) => facts.invoice,
    show: ({ page, say }) => page.getByText(say('인보이스를 볼 수 없어요')).waitFor(),
  },
  {
    name: 'stop',
    path: () => paths.stop('a'.repeat(16)),
    show: ({ page }) => page.getByRole('button', { name: '그만 받기' }).waitFor(),
  },
  {
    name: 'stop-ended',
    path: () => paths.stop('a'.repeat(16)),
    before: ({ page }) => page.route('**/app/stop/**', (route) => route.fulfill({ json: {} })),
    show: async ({ page }) => {
      await page.getByRole('button', { name: '그만 받기' }).click();
      await page.getByText('You will get no more reminders').waitFor();
    },
  },
  {
    name: 'stop-unknown',
    path: () => paths.stop('nothing'),
    show: async ({ page }) => {
      await page.getByRole('button', { name: '그만 받기' }).click();
      await page.getByText('This link does not exist').waitFor();
    },
  },
  { name: 'privacy', path: ({ language }) => paths.privacy(language) },
  { name: 'not-found', path: () => '/nothing/here' },
  {
    name: 'no-such-date',
    path: ({ language }) => paths.dateDetail(language, '20200102_1'),
    show: ({ page }) => page.locator('a[href^="tel:"]').waitFor(),
  },
  {
    name: 'screen-error',
    path: dates,
    before: ({ page }) => page.route(/date-select-[^/]+\.js/, (route) => route.abort()),
    show: ({ page, say }) => page.getByRole('button', { name: say('다시 열기') }).waitFor(),
  },
  {
    name: 'login',
    path: dates,
    show: async (visit) => {
      await tap(visit, '로그인');
      await topDialog(visit);
    },
  },
];

/**
 * The return from a card payment, with the state that the server reports; with undefined it stays pending.
 */
function paymentReturn(name: string, answer: string | undefined, words: Phrase): State {
  return {
    name,
    who: 'regular',
    path: ({ language, facts }) =>
      paths.dateDetailReturn(language, facts.dateId, 'some-order', facts.customers.regular.uid),
    before: ({ page }) =>
      page.route(/\/app\/complete-order/, async (route) => {
        if (answer !== undefined) await route.fulfill({ json: { state: answer } });
      }),
    show: ({ page, say }) => page.getByText(say(words)).first().waitFor(),
  };
}

import type { Menu } from '../../../src/domain/menus/menu.ts';
import { firstContentId } from '../../../src/ui/layout/first-content-id.ts';
import { payWords } from '../../support/payment-sandbox.ts';
import { samplePassword } from '../../support/sample.ts';
import type { Phrase, Screen } from './screen.ts';

/** The customer of a journey, with the menu and dates to order. */
export interface Customer {
  readonly email: string;
  /** Two open dates of the sample data that list the menu, the earlier one first: the last in the history. */
  readonly dateIds: readonly [string, string];
  readonly dish: Menu;
}

export interface Journey {
  readonly name: string;
  run(screen: Screen, customer: Customer): Promise<void>;
}

/** A street of the made-up sample addresses. */
const STREET = 'Persimmon Street';
/** Enough of the menu to reach the minimum order. */
const COUNT = 5;

/** In this order: each journey starts where the previous one ended. */
export const journeys: readonly Journey[] = [
  {
    name: 'a visitor fills a basket, which outlives a reload',
    async run(screen, { dish, dateIds }) {
      await screen.open('/');
      // So that the worker serves all journeys: at the pay page, Safari's engine under WebDriver drops what an
      // idle worker has stored.
      await screen.tab.evaluate(async () => void (await navigator.serviceWorker.ready));
      await screen.tap('link', screen.language === 'ko' ? '한국어' : 'English');
      await screen.see(screen.say('메뉴 보기'));
      await openDate(screen, dateIds[0]);
      await addDish(screen, dish, COUNT);
      await screen.see(money(dish, COUNT));
      await openDate(screen, dateIds[0]);
      await tapButton(screen, '장바구니');
      await screen.see(money(dish, COUNT));
    },
  },
  {
    name: 'log-in, from the basket',
    async run(screen, { email }) {
      await tapButton(screen, '로그인하고 주문하기');
      await screen.type(screen.say('이메일'), email);
      await screen.type(screen.say('비밀번호'), samplePassword);
      await screen.tap('radio', screen.say('이미 가입했어요'));
      await tapButton(screen, '로그인');
      await screen.see(screen.say('받는 분 이름'));
    },
  },
  {
    name: 'delivery details with a suggested address',
    async run(screen) {
      await screen.type(screen.say('받는 분 이름'), 'Mary Park');
      await screen.type(screen.say('전화번호'), '0491570156');
      await tapButton(screen, '다음');
      await screen.type(screen.say('주소'), STREET);
      await screen.tap('option', STREET);
      await tapButton(screen, '저장하고 주문 계속하기');
    },
  },
  {
    name: 'an order by cash',
    async run(screen, { dish }) {
      const pay = screen.say('현금으로 {{money}} 주문', { money: money(dish, COUNT) });
      await screen.tap('button', pay);
      await screen.tap('answer', pay);
      await seeOrder(screen);
    },
  },
  {
    name: 'its edit',
    async run(screen, { dish }) {
      await addDish(screen, dish, 1);
      await tapButton(screen, '장바구니');
      await screen.tap('button', screen.say('현금 주문 고치기 · {{money}}', { money: '' }).trim());
      await screen.see(screen.say('기존 주문을 이렇게 바꿔요'));
      await screen.tap('button', money(dish, COUNT + 1));
      await seeOrder(screen);
    },
  },
  {
    name: 'an order by card, through the pay page and back',
    async run(screen, { dish, dateIds }) {
      await openDate(screen, dateIds[1]);
      await addDish(screen, dish, COUNT);
      await tapButton(screen, '장바구니');
      const pay = screen.say('카드로 {{money}} 결제', { money: money(dish, COUNT) });
      await screen.tap('button', pay);
      await screen.tap('answer', pay);
      const words = payWords[screen.language];
      await screen.see(words.sandbox);
      await screen.tap('button', words.pay(money(dish, COUNT)));
      await seeOrder(screen);
    },
  },
  {
    name: 'how to cook',
    async run(screen, { dish }) {
      await openDates(screen);
      await tapButton(screen, '조리법 찾기');
      await screen.type(screen.say('음식 이름으로 찾기'), 'kimchi st');
      await screen.tap('button', titleOf(screen, dish));
      await screen.see('1. ');
    },
  },
  {
    name: 'an invoice, issued and on its page',
    async run(screen) {
      await openDates(screen);
      await tapButton(screen, '메뉴 열기');
      await tapButton(screen, '주문 내역');
      await tapButton(screen, '영수증 보기');
      await tapButton(screen, '인보이스');
      await screen.see('******');
      await tapButton(screen, '인보이스 발행하기');
      await screen.tap('answer', screen.say('발행하기'));
      await screen.see(screen.say('인보이스를 발행했어요'));
      await screen.openLink(screen.say('인쇄하거나 저장하기'));
      // A cash order that was not delivered yet.
      await screen.see(screen.say('지불하실 금액'));
    },
  },
];

/** Opens the shop after the web server was stopped: the service worker serves it from its cache. */
export const openWithoutServer = openDates;

const tapButton = (screen: Screen, phrase: Phrase) => screen.tap('button', screen.say(phrase));

const money = (dish: Menu, count: number) => `$${(dish.price * count).toFixed(2)}`;

function titleOf(screen: Screen, dish: Menu): string {
  return screen.language === 'ko' ? dish.title : (dish.titleEn ?? dish.title);
}

/** Opens the dates and waits for them: they push down what is below. */
async function openDates(screen: Screen): Promise<void> {
  await screen.open(`/date-select/${screen.language}`);
  await screen.see(screen.say('메뉴 보기'));
}

async function openDate(screen: Screen, dateId: string): Promise<void> {
  await screen.open(`/date-detail/${screen.language}/${dateId}`);
  await screen.see(screen.say('메뉴 찾기'));
  // The first cards make way for the menus: a tap must not fall between the two.
  await screen.seeNo(firstContentId);
}

async function addDish(screen: Screen, dish: Menu, count: number): Promise<void> {
  const add = screen.say('{{title}} 하나 담기', { title: titleOf(screen, dish) });
  for (let i = 0; i < count; i += 1) await screen.tap('button', add);
}

async function seeOrder(screen: Screen): Promise<void> {
  await screen.see(screen.say('주문이 완료되었어요. 감사합니다!'));
  await tapButton(screen, '확인');
}

import { paths } from '../../../src/domain/lib/paths.ts';
import type { State, Visit } from './stage.ts';
import { editOrder, openBasket, tapLike } from './state-steps.ts';
import { patternOf } from './state-words.ts';

const basket = { 'kimchi-jjigae': 2, japchae: 1, 'haemul-pajeon': 1, 'gogi-mandu': 1 };
/** A date on which the customer already has an order. */
const again: State['path'] = ({ language, facts }) => paths.dateDetail(language, facts.dateId);
const first: State['path'] = ({ language, facts }) => paths.dateDetail(language, facts.freeDateId);

/** The states of an order from the basket to its end. */
export const orderStates: readonly State[] = [
  { name: 'order-visitor', basket, path: first, show: openBasket },
  { name: 'order-new-customer', who: 'fresh', basket, path: first, show: openBasket },
  { name: 'order-card', who: 'regular', basket, path: first, show: openBasket },
  { name: 'order-cash', who: 'trusted', basket, path: first, show: openBasket },
  {
    name: 'order-code',
    who: 'trusted',
    basket,
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      const code = visit.page.getByText(visit.say('선물·할인 코드가 있어요'));
      await code.click();
      await visit.page.getByRole('textbox', { name: visit.say('코드') }).fill('NONE');
      await tapLike(visit, '코드 쓰기');
      await visit.page.getByText(visit.say('없는 코드예요. 글자를 다시 확인해 주세요.')).waitFor();
    },
  },
  {
    name: 'order-recipients',
    who: 'trusted',
    basket,
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      await tapLike(visit, '다른 분께 보내기');
      await visit.page.getByRole('button', { name: '김영희' }).first().waitFor();
    },
  },
  {
    name: 'order-recipient-remove',
    who: 'trusted',
    basket,
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      await tapLike(visit, '다른 분께 보내기');
      await tapLike(visit, '{{name}} 님 지우기');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'order-recipient-new',
    who: 'trusted',
    basket,
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      await tapLike(visit, '다른 분께 보내기');
      await tapLike(visit, '받는 분 추가');
      await visit.page.getByRole('dialog', { name: visit.say('받는 분 추가') }).waitFor();
    },
  },
  {
    name: 'order-recipient-corrected',
    who: 'trusted',
    basket,
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      await tapLike(visit, '다른 분께 보내기');
      await tapLike(visit, '{{name}} 님 고치기');
      await visit.page.getByRole('dialog', { name: visit.say('받는 분 고치기') }).waitFor();
    },
  },
  {
    name: 'order-emptied',
    basket: { 'kimchi-jjigae': 1, japchae: 1 },
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      const order = visit.page.getByRole('dialog', { name: visit.say('주문서') });
      // Not the button of the dish under the dialog.
      const less = order.getByRole('button', { name: patternOf(visit.say, '{{title}} 하나 빼기') });
      await less.first().click();
      await less.first().click();
      await visit.page.getByRole('button', { name: visit.say('모두 다시 담기') }).waitFor();
    },
  },
  {
    name: 'order-points',
    who: 'regular',
    basket,
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      await visit.page.getByText(patternOf(visit.say, '{{points}} 포인트가 있어요')).click();
      await visit.page.getByRole('checkbox', { name: visit.say('포인트 쓰기') }).check();
    },
  },
  {
    name: 'order-confirm',
    who: 'trusted',
    basket,
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      await tapLike(visit, '현금으로 {{money}} 주문');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'order-copy',
    who: 'trusted',
    basket,
    path: first,
    show: async (visit) => {
      await orderForMother(visit);
      await copyBox(visit).evaluate((box) => box.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'order-copy-confirm',
    who: 'trusted',
    basket,
    path: first,
    show: async (visit) => {
      await orderForMother(visit);
      await tapLike(visit, '현금으로 {{money}} 주문');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'order-too-small',
    who: 'trusted',
    basket: { 'kimchi-jjigae': 1 },
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      await tapLike(visit, '현금으로 {{money}} 주문');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'order-refused',
    who: 'trusted',
    // One menu that is sold out early on the sample's Tuesday, and one with more than the limit per person.
    basket: { ...basket, sundae: 1, 'haemul-pajeon': 9 },
    path: again,
    show: async (visit) => {
      await openBasket(visit);
      const sheet = visit.page.getByRole('dialog');
      await sheet.getByRole('alert').first().waitFor();
      await sheet.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'order-new-account',
    who: 'new',
    basket,
    path: first,
    show: async (visit) => {
      await openBasket(visit);
      await tapLike(visit, '현금으로 {{money}} 주문');
      await visit.page.getByRole('alertdialog').getByRole('button').first().click();
      await visit.page.getByRole('button', { name: visit.say('이메일 주소 확인하기') }).waitFor();
    },
  },
  { name: 'order-merge-card', who: 'regular', basket, path: again, show: openBasket },
  {
    name: 'comparison',
    who: 'trusted',
    basket,
    path: again,
    show: async (visit) => {
      await openBasket(visit);
      await tapLike(visit, '현금 주문 고치기 · {{money}}');
      await visit.page
        .getByRole('dialog', { name: visit.say('기존 주문을 이렇게 바꿔요') })
        .waitFor();
    },
  },
  { name: 'edit-order', who: 'trusted', path: again, show: editOrder },
  {
    name: 'edit-adding',
    who: 'trusted',
    path: again,
    show: async (visit) => {
      await editOrder(visit);
      await tapLike(visit, '다른 메뉴 더 담기');
      await tapLike(visit, '{{title}} 하나 담기');
      const unsaved = visit.page.getByText(visit.say('고른 메뉴는 아직 주문되지 않았어요'));
      await unsaved.filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'edit-order-recipient',
    who: 'trusted',
    path: again,
    show: async (visit) => {
      await editOrder(visit);
      await tapLike(visit, '다른 분께 보내기');
      await visit.page
        .getByRole('button', { name: /^김영희/ })
        .first()
        .click();
      await visit.page.getByRole('radio', { checked: true, name: /김영희/ }).waitFor();
    },
  },
  lostResponse('order-done'),
  lostResponse('order-done-changed', { changes: true }),
];

const copyBox = ({ page, say }: Visit) =>
  page.getByRole('checkbox', { name: say('내 전화로도 확인 문자 받기') });

/** Opens the order of a basket and sends it to somebody else's phone. */
async function orderForMother(visit: Visit): Promise<void> {
  await openBasket(visit);
  await tapLike(visit, '다른 분께 보내기');
  await visit.page
    .getByRole('button', { name: /^김영희/ })
    .first()
    .click();
  await copyBox(visit).waitFor();
}

/** An order whose response was lost; its customer is informed as soon as the order is found. */
function lostResponse(name: string, more: { changes?: true } = {}): State {
  return {
    name,
    who: 'trusted',
    path: again,
    before: ({ page, facts }) =>
      page.addInitScript(
        ([dateId, attempt]) => {
          localStorage.setItem(`attempt-${dateId}:1`, JSON.stringify(attempt));
        },
        [
          facts.dateId,
          { id: `gallery-${facts.customers.trusted.uid}`, hash: '', basket: {}, ...more },
        ] as const,
      ),
    show: async (visit) => {
      const title = visit.say('주문이 완료되었어요. 감사합니다!');
      const dialog = visit.page.getByRole('dialog', { name: title });
      await dialog.getByRole('table').waitFor();
    },
  };
}

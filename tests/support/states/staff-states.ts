import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import { sampleAccounts } from '../../../tools/dev/sample/sample-accounts.ts';
import type { CancelledFacts } from './cancelled-orders.ts';
import type { State, Visit } from './stage.ts';
import { confirmable, tap, tapLike, topDialog } from './state-steps.ts';
import { patternOf } from './state-words.ts';

/** The recipient of the `trusted` customer's order on the date. */
const recipient =
  sampleAccounts.find(({ user }) => user.uid === 'sample-cash')?.user.deliveryInfo?.name ?? '';

/** Waits until the date's orders are on the screen. */
async function ordersShown({ page }: Visit): Promise<void> {
  await page.getByRole('main').getByText(recipient).first().waitFor();
}

/** The question that brings a cancelled order back. */
const restoring = (name: string, which: keyof CancelledFacts): State => ({
  name,
  who: 'staff',
  path: ({ facts }) => facts.cancelled[which],
  show: async (visit) => {
    await tap(visit, '취소한 주문 되살리기');
    await confirmable(visit);
  },
});

/** Staff's form of a cash order. */
const cashOrderOf: State['path'] = ({ facts: { dateId, customers } }) => {
  const { uid } = customers.trusted;
  return staffPaths.order(dateId, { uid, orderId: `gallery-${uid}` });
};

/** The question that moves an order, once it says what the order is on another date. */
async function movedTo(visit: Visit, dateId: string): Promise<void> {
  await tap(visit, '배송 날짜 옮기기');
  const dialog = await topDialog(visit);
  await dialog.getByLabel(visit.say('옮길 날짜')).selectOption(dateId);
  await dialog.getByText(visit.say('손님께 바뀐 날짜를 문자로 알려요.')).waitFor();
}

/** The staff screens for the date on which the customers have an order. */
export const staffStates: readonly State[] = [
  {
    name: 'staff-board',
    who: 'staff',
    path: ({ facts }) => staffPaths.board(facts.dateId),
    show: ordersShown,
  },
  {
    name: 'staff-bell',
    who: 'staff',
    path: () => staffPaths.bell(),
    // It must not ring for what other tests do meanwhile.
    before: ({ page }) => page.route(/\/Listen\/channel/, () => {}),
    show: async ({ page, say }) => {
      await page.getByRole('checkbox', { name: say('이 폰에서 벨 울리기') }).check();
      await page.getByRole('button', { name: say('소리 들어 보기') }).waitFor();
    },
  },
  {
    name: 'staff-close',
    who: 'staff',
    path: ({ facts }) => staffPaths.board(facts.dateId),
    show: async (visit) => {
      await ordersShown(visit);
      await tap(visit, '마감하기');
      await topDialog(visit);
      // It asks for open payments first.
      await visit.page.getByText(visit.say('결제 중인 카드 주문은 없어요.')).waitFor();
    },
  },
  {
    name: 'staff-dishes',
    who: 'staff',
    path: ({ facts }) => staffPaths.dishes(facts.dateId),
    show: ({ page, say }) => page.getByText(say('제한 없음')).first().waitFor(),
  },
  {
    name: 'staff-dishes-open',
    who: 'staff',
    path: ({ facts }) => staffPaths.dishes(facts.dateId),
    show: async ({ page, say }) => {
      await page.getByText(say('누가 주문했나')).first().click();
      await page.getByRole('link').filter({ hasText: recipient }).first().waitFor();
      await page.locator('summary').last().click();
      await page.getByRole('list', { name: say('주문 없는 메뉴'), exact: true }).waitFor();
    },
  },
  {
    name: 'staff-dishes-waiting',
    who: 'staff',
    path: ({ facts }) => staffPaths.dishes(facts.dateId),
    show: async ({ page }) => {
      await page.locator('summary').last().click();
      const count = page.getByText(/기다려요|waits? for it/).first();
      await count.waitFor();
      await count.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'staff-dishes-by-itself',
    who: 'staff',
    path: ({ facts }) => staffPaths.dishes(facts.todayId),
    show: async ({ page }) => {
      const badge = page.getByText(/^저절로 품절|^sold out by itself/);
      await badge.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'staff-log-by-itself',
    who: 'staff',
    path: ({ facts }) => `${staffPaths.log()}?date=${facts.todayId}`,
    show: ({ page }) =>
      page
        .getByText(/저절로 품절|Sold out by itself/)
        .first()
        .waitFor(),
  },
  {
    name: 'staff-log-undo',
    who: 'staff',
    path: ({ facts }) => `${staffPaths.log()}?date=${facts.todayId}`,
    show: async (visit) => {
      await tap(visit, '이 변경 되돌리기');
      const dialog = await topDialog(visit);
      // Counted after the question has opened.
      await dialog.getByText(/주문 \d+건이 있어요|There (is|are) \d+ orders?/).waitFor();
    },
  },
  {
    name: 'staff-limit-ask',
    who: 'staff',
    path: ({ facts }) => staffPaths.dishes(facts.todayId),
    show: async (visit) => {
      const { page, say } = visit;
      // It has a limit of 6 in all.
      const limit = page.getByRole('button', { name: /잡채.*제한$|^Limit of .*japchae/i });
      await limit.click();
      await page.getByLabel(say('전체 제한')).fill('66');
      await tap(visit, '저장');
      await page.getByRole('button', { name: say('이대로 저장') }).waitFor();
    },
  },
  {
    name: 'staff-dish-limits',
    who: 'staff',
    path: ({ facts }) => staffPaths.dishes(facts.dateId),
    show: async (visit) => {
      await tapLike(visit, '{{title}} 제한');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-dish-ingredients',
    who: 'staff',
    path: ({ facts }) => staffPaths.dishes(facts.dateId),
    show: async ({ page }) => {
      await page
        .locator('summary')
        .filter({ hasText: /^재료와 알레르기|^Ingredients and allergens/ })
        .first()
        .click();
      await page.getByText('배추김치').waitFor();
    },
  },
  {
    name: 'staff-shopping',
    who: 'staff',
    path: ({ facts }) => staffPaths.shopping(facts.dateId),
    show: async ({ page }) => {
      const item = page.getByRole('button', { name: /^당면/ });
      await item.waitFor();
      // In the other language it has been ticked off already, unless the order of the pictures changes.
      if ((await item.getAttribute('aria-pressed')) === 'false') await item.click();
      await page.getByRole('button', { name: /^당면/, pressed: true }).waitFor();
    },
  },
  {
    name: 'staff-shopping-week',
    who: 'staff',
    path: ({ facts }) => staffPaths.shopping(facts.dateId, true),
    show: async ({ page }) => page.getByRole('button', { name: /^당면/ }).waitFor(),
  },
  {
    name: 'staff-production',
    who: 'staff',
    path: ({ facts }) => staffPaths.print(facts.dateId, 'production'),
    show: ({ page }) =>
      page
        .getByText(/배추김치/)
        .first()
        .waitFor(),
  },
  {
    name: 'staff-shopping-paper',
    who: 'staff',
    path: ({ facts }) => staffPaths.print(facts.dateId, 'shopping'),
    show: ({ page }) => page.getByText('배추김치').waitFor(),
  },
  {
    name: 'staff-ingredients',
    who: 'staff',
    path: () => staffPaths.ingredients(),
    show: ({ page }) =>
      page
        .getByText(/배추김치/)
        .first()
        .waitFor(),
  },
  {
    name: 'staff-ingredients-dish',
    who: 'staff',
    path: () => staffPaths.ingredients(),
    show: async (visit) => {
      await visit.page
        .getByText(/배추김치/)
        .first()
        .click();
      await topDialog(visit);
    },
  },
  {
    name: 'staff-ingredients-kind',
    who: 'staff',
    path: () => `${staffPaths.ingredients()}?show=kinds`,
    show: async (visit) => {
      await visit.page.getByText('배추김치').click();
      await topDialog(visit);
    },
  },
  {
    name: 'staff-import-ingredients',
    who: 'staff',
    path: () => staffPaths.importFile(),
    show: async (visit) => {
      await visit.page
        .getByLabel(visit.say('또는 여기에 붙여 넣기'))
        .fill('menu,ingredient,amount,unit,group\nbulgogi,배,1/4,piece,야채\nsikhye,엿기름,50,g,');
      await tap(visit, '미리 보기');
      await visit.page
        .getByText(/엿기름/)
        .last()
        .waitFor();
    },
  },
  {
    name: 'staff-allergens',
    who: 'staff',
    path: () => staffPaths.allergens(),
    show: ({ page, say }) => page.getByText(say('표시되지 않음')).first().waitFor(),
  },
  {
    name: 'staff-allergens-dish',
    who: 'staff',
    path: () => staffPaths.allergens(),
    show: async (visit) => {
      await visit.page.getByText(visit.say('표시되지 않음')).first().click();
      await topDialog(visit);
    },
  },
  {
    name: 'staff-labels',
    who: 'staff',
    path: ({ facts }) => staffPaths.print(facts.dateId, 'labels'),
    show: ordersShown,
  },
  {
    name: 'staff-run',
    who: 'staff',
    path: ({ facts }) => staffPaths.run(facts.dateId),
    show: ordersShown,
  },
  {
    name: 'staff-run-move',
    who: 'staff',
    path: ({ facts }) => staffPaths.run(facts.dateId),
    show: async (visit) => {
      const stops = visit.page.getByRole('main').getByRole('listitem');
      const name = patternOf(visit.say, '{{name}}: 자리 옮기기');
      await stops.getByRole('button', { name }).first().click();
      await topDialog(visit);
    },
  },
  {
    name: 'staff-run-drag',
    who: 'staff',
    path: ({ facts }) => staffPaths.run(facts.dateId),
    show: async ({ page, say }) => {
      const name = patternOf(say, '{{name}}: 끌어서 옮기기');
      const handle = page.getByRole('button', { name }).first();
      await handle.waitFor();
      await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await handle.hover();
      await page.mouse.down();
      const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
      await page.mouse.move(x + 22, y + 240, { steps: 5 });
      const place = say('{{count}}곳 중 {{place}}번째', { count: '\\d+', place: '2' });
      await page.getByText(new RegExp(`^${place}$`)).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'staff-run-today',
    who: 'staff',
    path: ({ facts }) => staffPaths.run(facts.todayId),
    show: ({ page, say }) => page.getByText(say('방금 배송한 곳')).waitFor(),
  },
  {
    name: 'staff-renumber',
    who: 'staff',
    path: ({ facts }) => staffPaths.run(facts.todayId),
    show: async (visit) => {
      await tap(visit, '번호 다시 매기기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-run-plan',
    who: 'staff',
    path: ({ facts }) => staffPaths.run(facts.todayId),
    show: async ({ page, say }) => {
      await page.getByText(say('배송 길 보기')).click();
      const drawing = page.getByRole('img', { name: say('배송 길 그림') });
      await drawing.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'staff-run-photo',
    who: 'staff',
    path: ({ facts }) => staffPaths.run(facts.dateId),
    show: async ({ page, say }) => {
      const taken = page.getByText(say('사진 지우기')).first();
      await taken.waitFor();
      await taken.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'staff-photo-remove',
    who: 'staff',
    path: ({ facts }) => staffPaths.run(facts.dateId),
    show: async (visit) => {
      const { page, say } = visit;
      const remove = page.getByRole('button', { name: `: ${say('사진 지우기')}` }).first();
      await remove.click();
      await topDialog(visit);
    },
  },
  {
    name: 'staff-times',
    who: 'staff',
    path: ({ facts }) => staffPaths.times(facts.dateId),
    show: ordersShown,
  },
  {
    name: 'staff-times-send',
    who: 'staff',
    path: ({ facts }) => staffPaths.times(facts.dateId),
    show: async (visit) => {
      await ordersShown(visit);
      // However many stops the sample has, the last one is in time.
      await visit.page.getByRole('textbox', { name: visit.say('한 곳에 (분)') }).fill('1');
      await tap(visit, '문자 미리 보고 보내기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-print',
    who: 'staff',
    path: ({ facts }) => staffPaths.print(facts.dateId, 'run'),
    show: ordersShown,
  },
  {
    name: 'staff-print-cancelled',
    who: 'staff',
    path: ({ facts }) => staffPaths.print(facts.dateId, 'picking'),
    show: async ({ page, say }) => {
      await page.getByRole('button', { name: say('다시 인쇄하기') }).waitFor();
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.getByRole('button', { name: say('인쇄하지 않았어요') }).waitFor();
    },
  },
  {
    name: 'staff-print-changed',
    who: 'staff',
    path: ({ facts }) => staffPaths.print(facts.dateId, 'packing'),
    show: async ({ page, facts, say }) => {
      await page.getByRole('button', { name: say('다시 인쇄하기') }).waitFor();
      // As if it had been printed before any of its orders came.
      await page.evaluate((dateId) => {
        const packing = { at: Date.UTC(2026, 10, 23, 2, 10), orders: {} };
        localStorage.setItem(`staff-printed-${dateId}`, JSON.stringify({ packing }));
      }, facts.dateId);
      await page.reload();
      await page.getByText(/바뀌었어요|changed since/).waitFor();
    },
  },
  {
    name: 'staff-order',
    who: 'staff',
    path: ({ facts }) => staffPaths.newOrder(facts.dateId),
    show: async (visit) => {
      await tap(visit, '처음 주문하는 손님');
      await visit.page.getByLabel(visit.say('전화번호')).waitFor();
    },
  },
  {
    name: 'staff-order-known',
    who: 'staff',
    path: ({ facts }) => staffPaths.newOrder(facts.dateId),
    show: async ({ page, say }) => {
      await page.getByRole('searchbox').fill('이정호');
      await page.getByRole('button', { name: '이정호' }).first().click();
      await page.getByText(say('이 날짜에 이미 주문이 있어요')).waitFor();
    },
  },
  restoring('staff-restore-ask', 'cash'),
  restoring('staff-restore-card', 'card'),
  restoring('staff-restore-late', 'late'),
  {
    name: 'staff-order-moved-away',
    who: 'staff',
    path: ({ facts }) => facts.cancelled.moved,
    show: async (visit) => {
      await visit.page.getByRole('link', { name: visit.say('옮긴 주문 보기') }).waitFor();
      await visit.page.getByText(visit.say('배송 날짜 변경')).first().waitFor();
    },
  },
  {
    name: 'staff-move-ask',
    who: 'staff',
    path: cashOrderOf,
    show: async (visit) => {
      await tap(visit, '배송 날짜 옮기기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-order-again',
    who: 'staff',
    path: ({ facts }) => staffPaths.newOrder(facts.freeDateId),
    show: async ({ page, say }) => {
      await page.getByRole('searchbox').fill('이정호');
      await page.getByRole('button', { name: '이정호' }).first().click();
      await page.getByRole('heading', { name: say('지난번과 같이') }).waitFor();
      await page.locator('[aria-pressed]').first().click();
      // In the language that the customer has last read the shop in.
      const words = page.getByText(say('손님께 읽어 드리세요'), { exact: true });
      await words.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'staff-order-second',
    who: 'staff',
    path: ({ facts }) => staffPaths.newOrder(facts.dateId),
    show: async (visit) => {
      const { page, say } = visit;
      await page.getByRole('searchbox').fill('이정호');
      await page.getByRole('button', { name: '이정호' }).first().click();
      await page.getByText(say('이 날짜에 이미 주문이 있어요')).waitFor();
      await page
        .getByRole('button', { name: patternOf(say, '{{title}} 하나 담기') })
        .first()
        .click();
      await tapLike(visit, '현금 {{amount}} 주문 저장');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-move-date',
    who: 'staff',
    path: cashOrderOf,
    show: (visit) => movedTo(visit, visit.facts.freeDateId),
  },
  {
    name: 'staff-move-reason',
    who: 'staff',
    path: cashOrderOf,
    show: (visit) => movedTo(visit, visit.facts.todayId),
  },
  {
    name: 'staff-more',
    who: 'staff',
    path: ({ facts }) => staffPaths.more(facts.dateId),
    show: ({ page, say }) => page.getByRole('link', { name: say('인쇄') }).waitFor(),
  },
  {
    name: 'staff-more-found',
    who: 'staff',
    path: ({ facts }) => staffPaths.more(facts.dateId),
    show: async ({ page, say }) => {
      await page.getByRole('searchbox').fill(say('환불'));
      await page.getByRole('link', { name: say('환불하기') }).waitFor();
    },
  },
  {
    name: 'staff-closing',
    who: 'staff',
    path: ({ facts }) => staffPaths.closing(facts.dateId),
    show: ({ page, say }) => page.getByText(say('아직 안 받은 돈')).first().waitFor(),
  },
  {
    name: 'staff-closing-closed',
    who: 'staff',
    path: ({ facts }) => staffPaths.closing(facts.closedDateId),
    show: ({ page, say }) => page.getByText(say('정산한 뒤에 바뀐 것이 있어요')).waitFor(),
  },
  {
    name: 'staff-closing-count',
    who: 'staff',
    path: ({ facts }) => staffPaths.closing(facts.closedDateId),
    show: async (visit) => {
      await tap(visit, '정산 바로잡기');
      await visit.page.getByRole('group').getByLabel(visit.say('센 돈 (달러)')).first().fill('150');
      await visit.page.getByLabel(visit.say('왜 다른가요?')).waitFor();
    },
  },
  {
    name: 'staff-closing-ask',
    who: 'staff',
    path: ({ facts }) => staffPaths.closing(facts.closedDateId),
    show: async (visit) => {
      await tap(visit, '정산 바로잡기');
      await visit.page.getByRole('group').getByLabel(visit.say('센 돈 (달러)')).first().fill('150');
      await visit.page.getByLabel(visit.say('왜 다른가요?')).fill('거스름돈');
      await tap(visit, '바로잡은 숫자로 정산하기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-books',
    who: 'staff',
    path: ({ facts }) =>
      `${staffPaths.books()}?month=${facts.dateId.slice(0, 4)}-${facts.dateId.slice(4, 6)}`,
    show: ({ page, say }) =>
      page
        .getByText(say('이 달이 끝나면 다시 받아 주세요. 그때까지 숫자가 바뀔 수 있어요.'))
        .waitFor(),
  },
  {
    name: 'staff-numbers',
    who: 'staff',
    path: ({ facts }) => staffPaths.numbers(facts.dateId),
    show: ({ page, say }) => page.getByText(say('주문 하나 평균')).waitFor(),
  },
  {
    name: 'staff-numbers-trends',
    who: 'staff',
    path: ({ facts }) => staffPaths.numbers(facts.dateId),
    show: async (visit) => {
      await tap(visit, '지난 몇 달의 판매를 그림으로 보기');
      await visit.page.getByRole('heading', { name: visit.say('메뉴별 판매 추이') }).waitFor();
    },
  },
  {
    name: 'staff-invoices',
    who: 'staff',
    path: () => staffPaths.invoices(),
    show: ({ page, say }) => page.getByRole('button', { name: say('앞 달') }).waitFor(),
  },
  {
    name: 'staff-inbox',
    who: 'staff',
    path: () => staffPaths.inbox(),
    show: ({ page, say }) =>
      page
        .getByRole('link', { name: say('보고 답하기') })
        .first()
        .waitFor(),
  },
  {
    name: 'staff-inbox-handle',
    who: 'staff',
    path: () => staffPaths.inbox(),
    show: async (visit) => {
      await tap(visit, '처리했어요');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-log',
    who: 'staff',
    path: () => staffPaths.log(),
    show: ({ page, say }) =>
      page.getByRole('heading', { name: say('기록'), exact: true }).waitFor(),
  },
  {
    name: 'staff-refused',
    who: 'regular',
    path: () => staffPaths.home(),
    show: ({ page, say }) => page.getByText(say('직원만 볼 수 있는 화면이에요')).waitFor(),
  },
];

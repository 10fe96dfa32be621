import { paths } from '../../../src/domain/lib/paths.ts';
import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import type { State, Visit } from './stage.ts';
import { editOrder, openHistory, openReceipt, tap, topDialog } from './state-steps.ts';
import type { Phrase } from './state-words.ts';
import { patternOf } from './state-words.ts';

const dates: State['path'] = ({ language }) => paths.dateSelect(language);
const menus: State['path'] = ({ language, facts }) => paths.dateDetail(language, facts.dateId);

/** Reduces the first menu of a paid order, up to the notice that this costs less than was paid. */
async function orderLess(visit: Visit): Promise<void> {
  await editOrder(visit);
  const edit = visit.page.getByRole('dialog', { name: visit.say('주문 변경') });
  await edit
    .getByRole('button', { name: patternOf(visit.say, '{{title}} 하나 빼기') })
    .first()
    .click();
  const notice = edit.getByRole('alert');
  await notice.evaluate((element) => element.scrollIntoView({ block: 'end' }));
}

function shown(phrase: Phrase) {
  return ({ page, say }: Visit) => page.getByText(say(phrase)).first().waitFor();
}

async function refundShown(visit: Visit): Promise<void> {
  await shown('손님이 주문을 줄이고 싶어 해요')(visit);
}

async function previewAnswered({ page, facts }: Visit): Promise<void> {
  await page.route(/\/app\/preview-refund$/, (route) =>
    route.fulfill({ json: { kind: 'preview', preview: facts.refunds.preview, key: '' } }),
  );
}

async function previewShown(visit: Visit): Promise<void> {
  await refundShown(visit);
  await visit.page.getByLabel(visit.say('이유 (손님이 읽어요)')).fill('하나 뺐어요.');
  await tap(visit, '미리 보기');
  await topDialog(visit);
}

/** Requests for smaller orders, and refunds: for customers and staff. */
export const refundStates: readonly State[] = [
  { name: 'edit-less', who: 'regular', path: menus, show: orderLess },
  {
    name: 'ask-shop',
    who: 'regular',
    path: menus,
    show: async (visit) => {
      await orderLess(visit);
      await tap(visit, '가게에 물어보기');
      await visit.page.getByRole('dialog', { name: visit.say('가게에 물어보기') }).waitFor();
    },
  },
  {
    name: 'edit-less-asked',
    who: 'asking',
    path: menus,
    show: async (visit) => {
      await orderLess(visit);
      await shown('이미 여쭤보셨어요. 가게의 답을 기다려 주세요.')(visit);
    },
  },
  {
    name: 'history-asked',
    who: 'asking',
    path: dates,
    show: async (visit) => {
      await openHistory(visit);
      await shown('가게의 답을 기다리고 있어요')(visit);
    },
  },
  {
    name: 'history-declined',
    who: 'declined',
    path: dates,
    show: async (visit) => {
      await openHistory(visit);
      await shown('요청하신 대로 해 드리지 못했어요')(visit);
    },
  },
  {
    name: 'history-refunded',
    who: 'refunded',
    path: dates,
    show: async (visit) => {
      await openHistory(visit);
      await shown('요청하신 대로 해 드렸어요')(visit);
    },
  },
  {
    name: 'receipt-refunded',
    who: 'refunded',
    path: dates,
    show: async (visit) => {
      await openReceipt(visit, 'newest');
      const words = visit.page.getByText('말씀하신 대로 찌개 하나를 뺐어요.').last();
      await words.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'staff-order-paid',
    who: 'staff',
    path: ({ facts }) => facts.refunds.order,
    show: ({ page, say }) => page.getByRole('button', { name: say('고친 내용 저장') }).waitFor(),
  },
  {
    name: 'staff-add-dishes',
    who: 'staff',
    path: ({ facts }) => `${facts.refunds.order}/add`,
    show: async ({ page, say }) => {
      const more = page.getByRole('button', { name: patternOf(say, '{{title}} 하나 담기') });
      await more.first().click();
      await page.getByText(patternOf(say, '이미 내신 {{paid}} · 더 내실 {{more}}')).waitFor();
    },
  },
  {
    name: 'staff-refund',
    who: 'staff',
    path: ({ facts }) => facts.refunds.path,
    show: refundShown,
  },
  {
    name: 'staff-refund-failed',
    who: 'staff',
    path: ({ facts }) => facts.refunds.path,
    show: async (visit) => {
      await refundShown(visit);
      const again = visit.page.getByRole('button', { name: visit.say('다시 돌려주기') });
      await again.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    },
  },
  {
    name: 'staff-refund-preview',
    who: 'staff',
    path: ({ facts }) => facts.refunds.path,
    before: previewAnswered,
    show: previewShown,
  },
  {
    name: 'staff-refund-lost',
    who: 'staff',
    path: ({ facts }) => facts.refunds.path,
    before: async (visit) => {
      await previewAnswered(visit);
      // The call fails, and the lookup of its outcome gets no response.
      await visit.page.route(/\/app\/function-action$/, (route) =>
        route.request().postData()?.includes('mode=run') ? route.abort() : undefined,
      );
    },
    show: async (visit) => {
      await previewShown(visit);
      await visit.page.getByRole('dialog').getByRole('button').last().click();
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'staff-exception-refund',
    who: 'staff',
    path: () => staffPaths.inbox(),
    show: async (visit) => {
      await tap(visit, '돈 돌려주기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-refund-settle',
    who: 'staff',
    path: ({ facts }) => facts.refunds.path,
    show: async (visit) => {
      await refundShown(visit);
      await tap(visit, '따로 돌려줬어요');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-refund-decline',
    who: 'staff',
    path: ({ facts }) => facts.refunds.path,
    show: async (visit) => {
      await refundShown(visit);
      await tap(visit, '거절하기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-refund-retry',
    who: 'staff',
    path: ({ facts }) => facts.refunds.path,
    show: async (visit) => {
      await refundShown(visit);
      await tap(visit, '다시 돌려주기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-inbox-dispute',
    who: 'staff',
    path: () => staffPaths.inbox(),
    show: async (visit) => {
      const card = visit.page.getByText(visit.say('손님의 은행이 결제를 되찾으려 해요'));
      await card.waitFor();
      await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
];

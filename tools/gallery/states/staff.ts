import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import { sampleAccounts } from '../../sample/accounts.ts';
import type { State, Visit } from '../stage.ts';
import { tap, topDialog } from './steps.ts';

/** The recipient of the order that the trusted customer has on the date. */
const recipient =
  sampleAccounts.find(({ user }) => user.uid === 'sample-cash')?.user.deliveryInfo?.name ?? '';

/** The customers' orders of the date are on the screen. */
async function ordersShown({ page }: Visit): Promise<void> {
  await page.getByRole('main').getByText(recipient).first().waitFor();
}

/** The screens of staff, on the date on which the customers have an order. */
export const staffStates: readonly State[] = [
  {
    name: 'staff-board',
    who: 'staff',
    path: ({ facts }) => staffPaths.board(facts.dateId),
    show: ordersShown,
  },
  {
    name: 'staff-close',
    who: 'staff',
    path: ({ facts }) => staffPaths.board(facts.dateId),
    show: async (visit) => {
      await ordersShown(visit);
      await tap(visit, '주문 받는 중');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-dishes',
    who: 'staff',
    path: ({ facts }) => staffPaths.dishes(facts.dateId),
    show: ({ page, say }) => page.getByText(say('제한 없음')).first().waitFor(),
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
    name: 'staff-times',
    who: 'staff',
    path: ({ facts }) => staffPaths.times(facts.dateId),
    show: ordersShown,
  },
  {
    name: 'staff-print',
    who: 'staff',
    path: ({ facts }) => staffPaths.print(facts.dateId, 'run'),
    show: ordersShown,
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
    name: 'staff-more',
    who: 'staff',
    path: ({ facts }) => staffPaths.more(facts.dateId),
    show: ({ page, say }) => page.getByRole('link', { name: say('인쇄') }).waitFor(),
  },
  {
    name: 'staff-inbox',
    who: 'staff',
    path: () => staffPaths.inbox(),
    show: ({ page, say }) =>
      page
        .getByRole('heading', { name: say('확인할 일') })
        .first()
        .waitFor(),
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

import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import type { State } from './stage.ts';

/** What those see who pack and those who drive, and where a link leads them to a screen of others. */
export const roleStates: readonly State[] = [
  {
    name: 'kitchen-board',
    who: 'kitchen',
    path: ({ facts }) => staffPaths.board(facts.dateId),
    show: ({ page }) => page.getByRole('listitem').getByRole('button').first().waitFor(),
  },
  {
    name: 'kitchen-dishes',
    who: 'kitchen',
    path: ({ facts }) => staffPaths.dishes(facts.dateId),
    show: ({ page, say }) => page.getByText(say('누가 주문했나')).first().click(),
  },
  {
    name: 'kitchen-papers',
    who: 'kitchen',
    path: ({ facts }) => staffPaths.print(facts.dateId, 'labels'),
    show: ({ page, say }) => page.getByRole('button', { name: say('다시 인쇄하기') }).waitFor(),
  },
  {
    name: 'not-for-role',
    who: 'kitchen',
    path: () => staffPaths.customers(),
    show: ({ page, say }) => page.getByText(say('이 화면은 볼 수 없어요')).waitFor(),
  },
  {
    name: 'driver-run',
    who: 'driver',
    path: ({ facts }) => staffPaths.run(facts.todayId),
    show: ({ page, say }) => page.getByText(say('다음 배송')).waitFor(),
  },
  {
    name: 'driver-run-done',
    who: 'driver',
    path: ({ facts }) => staffPaths.run(facts.todayId),
    show: async ({ page, say }) => {
      const done = page.locator('summary').filter({ hasText: say('배송 완료') });
      await done.click();
      await done.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'driver-other-day',
    who: 'driver',
    path: ({ facts }) => staffPaths.run(facts.dateId),
    show: ({ page, say }) => page.getByText(say('배송지는 배송하는 날에만 보여요.')).waitFor(),
  },
];

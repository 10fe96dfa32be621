import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import { menus as sampleMenus } from '../../../tools/dev/sample/sample-menus.ts';
import type { State } from './stage.ts';
import { confirmable, tap, topDialog } from './state-steps.ts';

const menuId = Object.keys(sampleMenus)[0] ?? '';
/** A menu that is on no date. */
const restingMenuId = Object.keys(sampleMenus).find((id) => !sampleMenus[id]?.active) ?? '';

/** Dates and menus. */
export const staffMenuStates: readonly State[] = [
  {
    name: 'staff-dates-opened',
    who: 'staff',
    path: () => staffPaths.dates(),
    show: async ({ page, say }) => {
      await page.locator('summary').first().click();
      await page.getByText(say('음식 개수')).first().waitFor();
    },
  },
  {
    name: 'staff-dates',
    who: 'staff',
    path: () => staffPaths.dates(),
    show: async ({ page, say }) => {
      await page.getByRole('link', { name: say('새 날짜') }).waitFor();
      await page.getByText(say('주문을 불러오고 있어요')).first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'staff-new-date',
    who: 'staff',
    path: ({ facts }) => staffPaths.newDate(facts.dateId),
    show: ({ page, say }) => page.getByRole('button', { name: say('만들고 주문 받기') }).waitFor(),
  },
  {
    name: 'staff-date',
    who: 'staff',
    path: ({ facts }) => staffPaths.date(facts.dateId),
    show: ({ page, say }) => page.getByText(say('홍보 문구'), { exact: true }).waitFor(),
  },
  {
    name: 'staff-date-hide',
    who: 'staff',
    path: ({ facts }) => staffPaths.date(facts.freeDateId),
    show: async (visit) => {
      await tap(visit, '숨기기');
      const dialog = await topDialog(visit);
      await dialog
        .getByText(visit.say('보낸 결제 링크로는 정해진 시간까지 결제하실 수 있어요.'))
        .waitFor();
    },
  },
  {
    name: 'staff-date-remove',
    who: 'staff',
    path: ({ facts }) => staffPaths.date(facts.unorderedDateId),
    show: async (visit) => {
      await tap(visit, '날짜 지우기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-date-tell',
    who: 'staff',
    path: ({ facts }) => staffPaths.date(facts.dateId),
    show: async (visit) => {
      await tap(visit, '알림을 부탁한 손님께 알리기');
      await visit.page.getByText('[Hansang]').waitFor();
      await confirmable(visit);
    },
  },
  {
    name: 'staff-date-menus',
    who: 'staff',
    path: ({ facts }) => staffPaths.dateMenus(facts.dateId),
    show: ({ page, say }) => page.getByLabel(say('메뉴 찾기')).waitFor(),
  },
  {
    name: 'staff-menus',
    who: 'staff',
    path: () => staffPaths.menus(),
    show: ({ page, say }) => page.getByRole('link', { name: say('새 메뉴') }).waitFor(),
  },
  {
    name: 'staff-menu',
    who: 'staff',
    path: () => staffPaths.menu(menuId),
    show: ({ page, say }) => page.getByLabel(say('값 (달러)')).waitFor(),
  },
  {
    name: 'staff-menu-price',
    who: 'staff',
    path: () => staffPaths.menu(menuId),
    show: async (visit) => {
      await visit.page.getByLabel(visit.say('값 (달러)')).fill('99');
      await tap(visit, '저장');
      await confirmable(visit);
    },
  },
  {
    name: 'staff-menu-delete',
    who: 'staff',
    path: () => staffPaths.menu(restingMenuId),
    show: async (visit) => {
      await tap(visit, '메뉴 지우기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-photo',
    who: 'staff',
    path: () => staffPaths.menu(menuId),
    show: async (visit) => {
      await visit.page
        .getByLabel(visit.say('사진 넣기'))
        .setInputFiles('public/icons/icon-512.png');
      await visit.page.getByRole('slider').waitFor();
    },
  },
  {
    name: 'staff-categories',
    who: 'staff',
    path: () => staffPaths.categories(),
    show: ({ page }) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    name: 'staff-past-menus',
    who: 'staff',
    path: () => staffPaths.pastMenus(),
    show: ({ page }) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  },
  {
    name: 'staff-import',
    who: 'staff',
    path: () => staffPaths.importFile(),
    show: async (visit) => {
      await visit.page
        .getByLabel(visit.say('또는 여기에 붙여 넣기'))
        .fill('id,title,price,cat\nnew-soup,새 국,9.5,home-meals\nno-price,이름,,home-meals');
      await tap(visit, '미리 보기');
      await visit.page.getByRole('alert').waitFor();
    },
  },
];

import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import { OLD_ANNOUNCEMENT, type State, type Visit } from './stage.ts';
import { tap, topDialog } from './state-steps.ts';

const heading = ({ page, say }: Visit, phrase: Parameters<Visit['say']>[0]) =>
  page
    .getByRole('heading', { name: say(phrase) })
    .first()
    .waitFor();

/** The staff screens about customers and announcements. */
export const staffPeopleStates: readonly State[] = [
  {
    name: 'staff-team',
    who: 'staff',
    path: () => staffPaths.team(),
    show: ({ page }) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    name: 'staff-team-add',
    who: 'staff',
    path: () => staffPaths.team(),
    show: async (visit) => {
      await tap(visit, '직원 더하기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-codes',
    who: 'staff',
    path: () => staffPaths.codes(),
    show: ({ page }) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    name: 'staff-code-new',
    who: 'staff',
    path: () => staffPaths.codes(),
    show: async (visit) => {
      await tap(visit, '새 코드');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-code-ask',
    who: 'staff',
    path: () => staffPaths.codes(),
    show: async (visit) => {
      const { page, say } = visit;
      await tap(visit, '새 코드');
      await page.getByRole('textbox', { name: say('포인트'), exact: true }).fill('100');
      await tap(visit, '저장');
      await page.getByRole('button', { name: say('이대로 저장') }).waitFor();
    },
  },
  {
    name: 'staff-customers',
    who: 'staff',
    path: () => staffPaths.customers(),
    show: ({ page }) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    name: 'staff-customer',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.trusted.uid),
    show: ({ page, say }) => page.getByRole('link', { name: say('권한 고치기') }).waitFor(),
  },
  {
    name: 'staff-customer-stopped',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.declined.uid),
    show: async ({ page, say }) => {
      const allow = page.getByRole('button', { name: say('문자 알림 다시 허용하기') });
      await allow.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'staff-customer-block',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.trusted.uid),
    show: async (visit) => {
      await tap(visit, '카드 주문 막기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-customer-delete',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.trusted.uid),
    show: async (visit) => {
      await tap(visit, '이 손님의 정보 지우기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-customer-details',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.trusted.uid, 'details'),
    show: (visit) => heading(visit, '손님 정보'),
  },
  {
    name: 'staff-customer-details-suburb',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.trusted.uid, 'details'),
    show: async (visit) => {
      const { page, say } = visit;
      await page.getByLabel(say('주소'), { exact: true }).fill('7 King Road, Ryde 2121');
      await tap(visit, '저장');
      const place = page.getByRole('button', { name: 'Ryde 2112' });
      await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'staff-customer-rights',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.trusted.uid, 'rights'),
    show: (visit) => heading(visit, '권한'),
  },
  {
    name: 'staff-customer-points',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.trusted.uid, 'points'),
    show: (visit) => heading(visit, '포인트'),
  },
  {
    name: 'staff-points-ask',
    who: 'staff',
    path: ({ facts }) => staffPaths.customer(facts.customers.trusted.uid, 'points'),
    show: async (visit) => {
      const { page, say } = visit;
      await page.getByLabel(say('드릴 포인트')).fill('60');
      await page.getByLabel(say('이유'), { exact: true }).fill('7');
      await tap(visit, '포인트 드리기');
      await topDialog(visit);
    },
  },
  {
    name: 'staff-announcements',
    who: 'staff',
    path: () => staffPaths.announcements(),
    show: ({ page, say }) => page.getByRole('link', { name: say('새 공지 쓰기') }).waitFor(),
  },
  {
    name: 'staff-announcement',
    who: 'staff',
    path: () => staffPaths.announcement('delivery-time'),
    show: ({ page, say }) => page.getByRole('button', { name: say('공지 올리기') }).waitFor(),
  },
  {
    name: 'staff-announcement-take-down',
    who: 'staff',
    path: () => staffPaths.announcement(OLD_ANNOUNCEMENT),
    show: async (visit) => {
      await tap(visit, '공지 내리기');
      await topDialog(visit);
    },
  },
];

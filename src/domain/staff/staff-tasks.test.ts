import { expect, it } from 'vitest';
import { findTasks, type StaffTask, taskScreens } from './staff-tasks.ts';

const labels = (Object.keys(taskScreens) as StaffTask[]).map((task) => ({ task, label: task }));

it.each<[query: string, tasks: StaffTask[]]>([
  ['환불', ['refund', 'inbox']],
  ['ㅋㄷ', ['bell', 'codes', 'refund']],
  ['refund', ['refund', 'inbox']],
  ['Refund ', ['refund', 'inbox']],
  ['돈 돌려', ['refund']],
  ['쿠폰', ['codes']],
  ['coupon', ['codes']],
  ['휴가', ['announcements']],
  ['holiday', ['dates', 'announcements']],
  ['라벨', ['print']],
  ['매출', ['numbers']],
  ['엑셀', ['import', 'files']],
  ['날짜', ['dates']],
  ['품절', ['sold-out']],
  ['카테고리', ['categories']],
  ['블랙리스트', ['customers']],
  ['xero', ['books']],
  ['알러지', ['allergens']],
  ['되돌리기', ['date-log', 'log']],
  ['소리', ['bell']],
  ['기사', ['team', 'run']],
  ['현금', ['closing']],
  ['phone-order', ['phone-order']],
  ['zzz', []],
  ['', []],
  ['  ', []],
])('%o finds %o', (query, tasks) => {
  expect(findTasks(labels, query)).toEqual(tasks);
});

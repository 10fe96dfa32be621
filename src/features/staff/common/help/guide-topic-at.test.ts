import { expect, it } from 'vitest';
import { guidePages, guideTopics } from '../../../../domain/staff/guide/staff-guide.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { guideTopicAt } from './guide-topic-at.ts';

const dateId = '20261124_1763000000000';
const order = { uid: 'u1', orderId: 'o1' };

it.each([
  [staffPaths.board(dateId), 'orders'],
  [staffPaths.dishes(dateId), 'cook'],
  [staffPaths.shopping(dateId), 'shopping'],
  [staffPaths.run(dateId), 'delivery'],
  [staffPaths.times(dateId), 'times'],
  [staffPaths.print(dateId, 'labels'), 'print'],
  [staffPaths.order(dateId, order), 'phone-order'],
  [staffPaths.payLink(dateId, 'p1'), 'phone-order'],
  [staffPaths.refund(dateId, order), 'refund'],
  [staffPaths.closing(dateId), 'closing'],
  [staffPaths.date(dateId), 'dates'],
  [staffPaths.menu('soup'), 'menus'],
  [staffPaths.customer('u1', 'points'), 'customers'],
  [staffPaths.more(dateId), undefined],
  [staffPaths.home(), undefined],
])('%s is explained by %s', (path, topic) => {
  expect(guideTopicAt(path)).toBe(topic);
});

it('has a page for every topic', () => {
  const named = new Set(guidePages.flatMap(({ topics }) => topics));
  expect([...named].sort()).toEqual(Object.keys(guideTopics).sort());
});

import { dateTopics } from './date-topics.ts';
import type { Both, GuideTopic } from './guide-topic.ts';
import { shopTopics } from './shop-topics.ts';

/**
 * How to use the staff screens, a topic for each: shown at the end of its screen and, with pictures, in docs/staff, which
 * `npm run guide` writes.
 */
export const guideTopics = { ...dateTopics, ...shopTopics } satisfies Record<string, GuideTopic>;

export type GuideTopicName = keyof typeof guideTopics;

/** The pages of docs/staff, each for one occasion. */
export const guidePages = [
  {
    id: 'a-day',
    title: { ko: '하루', en: 'A day' },
    topics: ['inbox', 'orders', 'cook', 'print', 'delivery', 'times', 'closing'],
  },
  {
    id: 'a-week',
    title: { ko: '한 주', en: 'A week' },
    topics: [
      ...['dates', 'menus', 'allergens', 'ingredients', 'shopping', 'import'],
      ...['announcements', 'codes', 'books'],
    ],
  },
  {
    id: 'by-phone',
    title: { ko: '전화로 주문받기', en: 'By phone' },
    topics: ['phone-order', 'customers'],
  },
  {
    id: 'when-something-went-wrong',
    title: { ko: '문제가 생겼을 때', en: 'When something went wrong' },
    topics: ['inbox', 'refund'],
  },
  {
    id: 'roles',
    title: { ko: '직원과 역할', en: 'The roles' },
    topics: ['team', 'bell'],
  },
] as { id: string; title: Both; topics: GuideTopicName[] }[];

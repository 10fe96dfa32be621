import { expect, it } from 'vitest';
import { i18n } from '../../../../i18n/i18n.ts';
import { labelStatement } from './label-statement.ts';

const t = i18n.getFixedT('ko');
const order = { menus: { soup: {}, stew: {} } } as never;
const soup = {
  allergens: { contains: ['egg'], mayContain: ['sesame'], checked: true },
  diet: { marks: ['vegetarian'], spicy: 0 },
};
const stew = {
  allergens: { contains: ['fish'], mayContain: ['egg'], checked: true },
  diet: { marks: ['no-pork'], spicy: 2 },
};

it('states what a box contains, what it may contain and which diets it suits, for all its dishes together', () => {
  expect(labelStatement(t, order, { soup, stew } as never, 'ko')).toEqual([
    '알레르기: 달걀, 생선 들어 있음; 참깨 섞일 수 있음',
    '식단: 모두 돼지고기 없음; 가장 매운 음식은 매움',
  ]);
});

it('counts the dishes of a box without a statement, and then states no diet for the whole box', () => {
  expect(labelStatement(t, order, { soup } as never, 'ko')).toEqual([
    '알레르기: 달걀 들어 있음; 참깨 섞일 수 있음; 1가지는 표시되지 않음',
    '식단: 1가지는 표시되지 않음',
  ]);
});

it('has no line where there is nothing to state', () => {
  const plain = {
    allergens: { contains: [], mayContain: [], checked: true },
    diet: { marks: [], spicy: 0 },
  };
  expect(labelStatement(t, order, { soup: plain, stew: plain } as never, 'ko')).toEqual([]);
});

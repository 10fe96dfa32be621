import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
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

it('puts on the label what a box contains, may contain and is, of all its dishes', () => {
  expect(labelStatement(t, order, { soup, stew } as never, 'ko')).toEqual([
    '알레르기: 달걀, 생선 들어 있음; 참깨 섞일 수 있음',
    '식단: 모두 돼지고기 없음; 가장 매운 음식은 매움',
  ]);
});

it('says how many dishes of a box are not stated, and marks none of it as a whole', () => {
  expect(labelStatement(t, order, { soup } as never, 'ko')).toEqual([
    '알레르기: 달걀 들어 있음; 참깨 섞일 수 있음; 1가지는 표시되지 않음',
    '식단: 1가지는 표시되지 않음',
  ]);
});

it('has no line where there is nothing to say', () => {
  const plain = {
    allergens: { contains: [], mayContain: [], checked: true },
    diet: { marks: [], spicy: 0 },
  };
  expect(labelStatement(t, order, { soup: plain, stew: plain } as never, 'ko')).toEqual([]);
});

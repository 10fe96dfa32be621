import * as fc from 'fast-check';
import { date, dateId, menus } from '../../../testing/fixtures.ts';
import { weekOf } from '../../shopping/bought.ts';
import type { ActionCase } from './action-case.ts';

const week = weekOf(dateId);
const otherId = '20261126_1';

const lines = fc.constantFrom(
  [{ of: '사골', amount: 500_000, unit: 'g' }],
  [
    { of: '사골', amount: 400_000, unit: 'g' },
    { of: '대파', amount: 500, unit: 'piece' },
  ],
);
const kinds = { 사골: { name: '사골', group: '정육' }, 대파: { name: '대파', group: '' } };

const other = { amounts: { piece: 1000 }, at: 1, by: 'boss@example.com' };
const amounts = fc.option(fc.constantFrom({ g: 500_000 }, { g: 800_000, piece: 3000 }));

export const kitchenCases = {
  ingredients: {
    store: fc.option(lines).map((listed) => ({
      'manages/menus': menus,
      'manages/ingredients': { dishes: listed ? { soup: listed } : {}, kinds },
    })),
    input: fc.oneof(
      fc
        .record({ soup: fc.option(lines), kimchi: fc.option(lines) }, { requiredKeys: [] })
        .map((dishes) => ({ dishes, kinds: {} })),
      fc.constantFrom('야채', '시장').map((group) => ({
        source: 'kitchen.csv',
        dishes: { kimchi: [{ of: '배추', amount: 250, unit: 'head' }] },
        kinds: { 배추: { name: '배추', group }, 대파: { name: '대 파', group } },
      })),
    ),
    keptByUndo: ['manages/ingredients#kinds#배추'],
  },
  bought: {
    store: amounts.map((bought) => ({
      'manages/ingredients': { kinds },
      'dates/activeDates': { [dateId]: date },
      'dates/2026': { [otherId]: date },
      [`shopping/${week}`]: {
        [dateId]: { 대파: other, ...(bought && { 사골: { ...other, amounts: bought } }) },
        [otherId]: { 대파: other },
      },
    })),
    input: fc
      .record({ [dateId]: amounts, [otherId]: amounts }, { requiredKeys: [dateId] })
      .map((ticks) => ({ week, key: '사골', ticks })),
    // Who ticks it again does so under their own name.
    keptByUndo: ['at', 'by'].map((field) => `shopping/${week}#${dateId}#사골#${field}`),
  },
} satisfies Record<string, ActionCase>;

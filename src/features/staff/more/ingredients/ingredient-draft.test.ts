import { describe, expect, it } from 'vitest';
import type { Ingredients } from '../../../../domain/staff/shopping/ingredients.ts';
import { type DraftEntry, draftOf, emptyEntry, readDraft } from './ingredient-draft.ts';

const all: Ingredients = {
  dishes: { soup: [{ of: '대파', amount: 500, unit: 'piece' }] },
  kinds: { 대파: { name: '대 파', group: '야채' } },
};
const typed = (name: string, amount: string, group = ''): DraftEntry => {
  return { ...emptyEntry('g'), id: `${name} ${amount}`, name, amount, group };
};

describe('draftOf', () => {
  it('shows what is stored as it can be typed', () => {
    expect(draftOf(all.dishes.soup ?? null, all)).toEqual([
      { id: '대파', name: '대 파', amount: '0.5', unit: 'piece', group: '' },
    ]);
  });

  it('begins with one empty line, the same each time', () => {
    expect(draftOf(null, all)).toMatchObject([{ name: '', amount: '', unit: 'g' }]);
    expect(draftOf(null, all)).toEqual(draftOf(null, all));
  });
});

describe('readDraft', () => {
  it('leaves out lines in which nothing is typed', () => {
    expect(readDraft([typed(' ', ''), typed('당면', '80', '시장')])).toEqual({
      entries: [{ name: '당면', amount: 80_000, unit: 'g', group: '시장' }],
    });
  });

  it('says what is wrong with each line', () => {
    const lines = [
      typed('대파', '1'),
      typed('', '2'),
      typed('대 파', '3'),
      typed('무', 'x'),
      typed('배추', '4', '__x__'),
    ];
    expect(readDraft(lines)).toEqual({
      problems: new Map([
        [' 2', 'name'],
        ['대 파 3', 'twice'],
        ['무 x', 'amount'],
        ['배추 4', 'group'],
      ]),
    });
  });
});

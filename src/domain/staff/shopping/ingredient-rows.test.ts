import { expect, it } from 'vitest';
import { menus } from '../../testing/fixtures.ts';
import { readRows } from '../import/read-rows.ts';
import { checkIngredientRows } from './ingredient-rows.ts';

/** What a table with these rows says. */
function check(...rows: string[]) {
  const read = readRows(['menu,ingredient,amount,unit,group', ...rows].join('\n'), undefined);
  expect(read.errors).toEqual([]);
  return checkIngredientRows(read.rows, menus);
}

it('reads all ingredients of each dish, named by id or title, with units by id or name', () => {
  const { dishes, errors } = check(
    'soup,사골,0.5,kg,정육',
    '김치,배추,1/4,포기,',
    'Beef soup,대  파,2,개,야채',
  );
  expect(errors).toEqual([]);
  expect(dishes).toEqual({
    soup: [
      { name: '사골', amount: 500_000, unit: 'kg', group: '정육' },
      { name: '대 파', amount: 2000, unit: 'piece', group: '야채' },
    ],
    kimchi: [{ name: '배추', amount: 250, unit: 'head', group: '' }],
  });
});

it('reads JSON, with amounts as numbers', () => {
  const text = JSON.stringify({
    ingredients: [{ menu: 'soup', ingredient: '사골', amount: 0.5, unit: 'kg' }],
  });
  const { dishes } = checkIngredientRows(readRows(text, undefined).rows, menus);
  expect(dishes.soup).toEqual([{ name: '사골', amount: 500_000, unit: 'kg', group: '' }]);
});

it('names every wrong row with its line', () => {
  const { errors } = check(
    'pizza,밀가루,100,g,',
    'soup,,1,g,',
    'soup,사골,many,g,',
    'soup,사골,1,냄비,',
    'soup,소금,1,g,__x__',
    'soup,대파,1,개,',
    'soup,대 파,2,개,',
  );
  expect(errors.map(({ line, field, code }) => [line, field, code])).toEqual([
    [2, 'menu', 'unknown-menu'],
    [3, 'ingredient', 'missing'],
    [4, 'amount', 'amount'],
    [5, 'unit', 'not-one-of'],
    [6, 'group', 'ingredient'],
    [8, undefined, 'twice'],
  ]);
});

it('takes a title only if one dish has it', () => {
  const twice = { ...menus, soup2: { ...menus.tofu, title: '곰탕' } } as typeof menus;
  const rows = readRows('menu,ingredient,amount,unit\n곰탕,사골,1,kg', undefined).rows;
  expect(checkIngredientRows(rows, twice).errors).toMatchObject([{ code: 'unknown-menu' }]);
});

it('refuses a file that has other lists too', () => {
  const text = '{"menus": [{"id": "a"}],\n"ingredients": [{"menu": "soup"}]}';
  expect(readRows(text, undefined).errors).toEqual([{ line: 2, code: 'apart' }]);
});

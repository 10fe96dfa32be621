import { inEveryLanguage } from '../../lib/language.ts';
import type { Categories, Category } from '../../menus/menu.ts';
import { idOf } from './other-shops.ts';
import type { Row } from './read-rows.ts';

/** Whether a category has this name in some language. */
const isNamed = (category: Category, name: string) =>
  inEveryLanguage(category, 'name').some((one) => one.toLowerCase() === name.toLowerCase());

/** Rows in which a category that is known by its name alone has its id, with a row for each that the shop lacks. */
export function withNamedCategories(rows: readonly Row[], present: Categories): Row[] {
  const added: Row[] = [];
  const next = Math.max(0, ...Object.values(present).map(({ order }) => order)) + 1;
  const idFor = (name: string, line: number): string => {
    const [known] =
      Object.entries(present).find(([id, one]) => id === name || isNamed(one, name)) ?? [];
    const id = known ?? idOf(name);
    if (known === undefined && !added.some(({ value }) => value.id === id)) {
      added.push({ kind: 'categories', line, value: { id, name, order: next + added.length } });
    }
    return id;
  };
  const menus = rows.map((row) =>
    row.category === undefined
      ? row
      : { ...row, value: { ...row.value, cat: idFor(row.category || 'Menu', row.line) } },
  );
  return [...added, ...menus];
}

import type { Categories } from '../../menus/menu.ts';
import { idOf } from './other-shops.ts';
import type { Row } from './read-rows.ts';

const sameName = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase();

/** Rows in which a category that is known by its name alone has its id, with a row for each that the shop lacks. */
export function withNamedCategories(rows: readonly Row[], present: Categories): Row[] {
  const added: Row[] = [];
  const next = Math.max(0, ...Object.values(present).map(({ order }) => order)) + 1;
  const idFor = (name: string, line: number): string => {
    const [known] =
      Object.entries(present).find(
        ([id, one]) => id === name || sameName(one.name, name) || sameName(one.nameEn, name),
      ) ?? [];
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

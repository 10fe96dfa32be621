import { cutText } from '../../lib/cut-text.ts';
import { menuTextLimits } from '../menus/menu-checks.ts';
import { flagIn, numberIn } from './cell-values.ts';
import type { CsvRow } from './csv-rows.ts';
import { plainText } from './plain-text.ts';
import type { Row } from './read-rows.ts';
import type { RowProblem } from './row-problem.ts';

/** Shops whose file of products can be taken over as menus. */
export type OtherShop = 'WooCommerce' | 'Square' | 'Shopify';

/** A product of another shop, or one of its sizes. */
interface Product {
  line: number;
  /** Its own name in the other shop, so that the same file changes the same menu again. */
  key: string;
  title: string;
  /** HTML. */
  desc: string;
  price: string;
  category: string;
  active: boolean;
  /** Address of its first picture, on the other shop's server; empty without one. */
  picture: string;
}

/** The columns by which a shop's file is known, in one of the versions of its header. */
const headers: [shop: OtherShop, columns: string[]][] = [
  ['WooCommerce', ['Type', 'Name', 'Published', 'Regular price']],
  ['Square', ['Token', 'Item Name', 'Variation Name', 'Price']],
  ['Shopify', ['Handle', 'Title', 'Body (HTML)', 'Variant Price']],
  ['Shopify', ['URL handle', 'Title', 'Description', 'Price']],
];

/** The shop whose file has these columns. */
export function otherShop(cells: Record<string, string>): OtherShop | undefined {
  return headers.find(([, columns]) => columns.every((column) => column in cells))?.[0];
}

const readers: Record<OtherShop, (rows: readonly CsvRow[]) => Product[]> = {
  WooCommerce: ofWooCommerce,
  Square: ofSquare,
  Shopify: ofShopify,
};

/**
 * The products of another shop as rows of menus, each with the name of its category. What has no price of its own is left
 * out, and long descriptions are shortened: `warnings` say which. `pictures`: menu id → address of its first picture, which lies
 * on the other shop's server, from which no page of this one may load anything.
 */
export function menusOfShop(
  shop: OtherShop,
  rows: readonly CsvRow[],
): { rows: Row[]; warnings: RowProblem[]; pictures: Record<string, string> } {
  const warnings: RowProblem[] = [];
  const pictures: Record<string, string> = {};
  const menus = readers[shop](rows).flatMap((product): Row[] => {
    const { line, title } = product;
    const price = numberIn(product.price);
    if (price === undefined || price === 0) {
      warnings.push({ line, code: 'left-out', detail: title });
      return [];
    }
    const whole = plainText(product.desc);
    const desc = cutText(whole, menuTextLimits.desc, '…');
    if (desc !== whole) {
      warnings.push({
        line,
        field: 'desc',
        code: 'shortened',
        detail: String(menuTextLimits.desc),
      });
    }
    const id = idOf(`${shop}-${product.key}`);
    if (product.picture.startsWith('https://')) pictures[id] = product.picture;
    return [
      {
        kind: 'menus',
        line,
        value: menuOf(id, product, price, desc),
        category: product.category,
      },
    ];
  });
  return { rows: menus, warnings, pictures };
}

/** The fields of the menu; what the other shop does not say stays as it is here. */
function menuOf(id: string, product: Product, price: number, desc: string): Row['value'] {
  const { title, active } = product;
  // English words are shown to those who read English as well.
  const inEnglish = !/\p{Script=Hangul}/u.test(title);
  return {
    id,
    title,
    ...(inEnglish ? { titleEn: title, en: true } : {}),
    ...(desc ? { desc } : {}),
    ...(desc && inEnglish ? { descEn: desc } : {}),
    price,
    ...(active ? {} : { active }),
  };
}

/** A text as an id: its letters and digits. */
export function idOf(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return cutText(words, 100, '').replace(/^-|-$/g, '');
}

/** A path of categories such as "Food > Soups, Sale": the last of the first. */
function lastCategory(text: string): string {
  const [first = ''] = text.split(', ');
  return plainText(first.split(' > ').at(-1) ?? '');
}

const nameWith = (name: string, option: string | undefined, none: string) =>
  option && option !== none ? `${name} (${option})` : name;

/** A product with sizes is a row for itself, which has no price, and one for each of them. */
function ofWooCommerce(rows: readonly CsvRow[]): Product[] {
  const parents = new Map<string, CsvRow['cells']>();
  for (const { cells } of rows) {
    if (cells.ID) parents.set(`id:${cells.ID}`, cells);
    if (cells.SKU) parents.set(cells.SKU, cells);
  }
  return rows.flatMap(({ line, cells }) => {
    const types = (cells.Type ?? '').split(/,\s*/);
    if (types.includes('variable') || types.includes('grouped')) return [];
    const parent = types.includes('variation') ? parents.get(cells.Parent ?? '') : undefined;
    const own = (column: string) => cells[column] || parent?.[column] || '';
    return {
      line,
      key: cells.ID || cells.SKU || own('Name'),
      title: plainText(own('Name')),
      desc: own('Short description') || own('Description'),
      // A sale with days to begin or end is not what the product costs.
      price:
        (!cells['Date sale price starts'] &&
          !cells['Date sale price ends'] &&
          cells['Sale price']) ||
        cells['Regular price'] ||
        '',
      category: lastCategory(own('Categories')),
      active: cells.Published === '1' && (parent?.Published ?? '1') === '1',
      picture: own('Images').split(/,\s*/)[0] ?? '',
    };
  });
}

/** Every size of an item is a row, all with the item's name. */
function ofSquare(rows: readonly CsvRow[]): Product[] {
  return rows.map(({ line, cells }) => ({
    line,
    key: cells.Token || cells.SKU || `${cells['Item Name']}-${cells['Variation Name']}`,
    title: nameWith(cells['Item Name'] ?? '', cells['Variation Name'], 'Regular'),
    desc: cells.Description ?? '',
    price: cells.Price ?? '',
    category: lastCategory(cells['Reporting Category'] || cells.Categories || cells.Category || ''),
    active: flagIn(cells.Archived ?? '') !== true,
    picture: '',
  }));
}

/** The first row of a handle has the product; further ones have another size, or no more than another picture. */
function ofShopify(rows: readonly CsvRow[]): Product[] {
  const byHandle = new Map<string, CsvRow[]>();
  for (const row of rows) {
    const handle = row.cells.Handle || row.cells['URL handle'] || '';
    byHandle.set(handle, [...(byHandle.get(handle) ?? []), row]);
  }
  return [...byHandle].flatMap(([handle, own]) => {
    const first = own[0]?.cells ?? {};
    const priceOf = (cells: CsvRow['cells']) => cells['Variant Price'] || cells.Price || '';
    const sold = own.filter(({ cells }, at) => at === 0 || priceOf(cells) !== '');
    const published = first.Published ?? first['Published on online store'] ?? '';
    return sold.map(({ line, cells }) => {
      const options = [1, 2, 3].map(
        (at) => cells[`Option${at} Value`] || cells[`Option${at} value`] || '',
      );
      const option = options.filter(Boolean).join(' / ');
      return {
        line,
        key: sold.length > 1 ? `${handle}-${option}` : handle,
        title: nameWith(first.Title ?? '', option, 'Default Title'),
        desc: first['Body (HTML)'] || first.Description || '',
        price: priceOf(cells),
        category:
          first.Type || lastCategory(first['Product Category'] || first['Product category'] || ''),
        active:
          flagIn(published) !== false && (first.Status || 'active').toLowerCase() === 'active',
        picture: cells['Variant Image'] || first['Image Src'] || first['Product image URL'] || '',
      };
    });
  });
}

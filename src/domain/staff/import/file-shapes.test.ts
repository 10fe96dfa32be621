import { describe, expect, it } from 'vitest';
import { checkRows } from './check-rows.ts';
import { importEffects } from './import-effects.ts';
import { readRows } from './read-rows.ts';
import type { RowProblem } from './row-problem.ts';

/** What a file says to a shop with one category, 국 (Soups); titles and ids as people would see them. */
function read(text: string) {
  const rows = readRows(text, undefined);
  const shop = {
    categories: { soup: { id: 'soup', name: '국', nameEn: 'Soups', order: 1 } },
    menus: { old: { title: '옛 메뉴', price: 9, cat: 'soup', active: true } },
    dates: {},
    moved: [],
  };
  const checked = checkRows(rows.rows, shop, Date.parse('2026-11-21T12:00+11:00'));
  const words = ({ line, field = '', code, detail = '' }: RowProblem) =>
    `${line} ${field} ${code} ${detail}`.replace(/\s+/g, ' ').trim();
  return {
    errors: [...rows.errors, ...checked.errors].map(words),
    warnings: [...rows.warnings, ...checked.warnings].map(words),
    entries: importEffects(checked.data, shop).map(({ kind, id, entry }) => ({ kind, id, entry })),
    shop: rows.shop,
    pictures: rows.pictures,
  };
}

const kimchi = { title: '김치찌개', price: 13.5, cat: 'soup', active: true };

describe('a table of menus, as programs write it', () => {
  it.each([
    ['with commas', 'id,title,price,cat\nkimchi,김치찌개,13.5,soup'],
    ['with semicolons', 'id;title;price;cat\nkimchi;김치찌개;13.50;soup'],
    ['with tabs', 'id\ttitle\tprice\tcat\nkimchi\t김치찌개\t13.5\tsoup'],
    [
      'with Excel’s mark of the separator',
      'sep=;\r\nid;title;price;cat\r\nkimchi;김치찌개;13.5;soup',
    ],
    ['with a byte order mark', '\uFEFFid,title,price,cat\nkimchi,김치찌개,13.5,soup'],
    [
      'with lines and columns of nothing',
      'id,title,price,cat,,\nkimchi,김치찌개,13.5,soup,,\n,,,,,\n,,,,,\n',
    ],
    [
      'with more empty cells than the header',
      'id,title,price,cat\nkimchi,김치찌개,13.5,soup,,,\n,,,,,,\n',
    ],
    ['with lines above the header', '\n,,,\nid,title,price,cat\nkimchi,김치찌개,13.5,soup'],
    ['with dollars', 'id,title,price,cat\nkimchi,김치찌개,$13.50,soup'],
    ['with TRUE', 'id,title,price,cat,active\nkimchi,김치찌개,13.5,soup,TRUE'],
    ['in decomposed Hangul', 'id,title,price,cat\nkimchi,김치찌개,13.5,soup'.normalize('NFD')],
    [
      'with a comma in a quoted header',
      '"id","title","price","cat"\r"kimchi","김치찌개","13.5","soup"\r',
    ],
  ])('%s', (_, text) => {
    const { errors, entries } = read(text);
    expect(errors).toEqual([]);
    expect(entries).toEqual([{ kind: 'menus', id: 'kimchi', entry: kimchi }]);
  });

  it('in decomposed Hangul is composed in JSON as well', () => {
    const text = JSON.stringify({ menus: [{ id: 'kimchi', ...kimchi }] }).normalize('NFD');
    expect(read(text).entries).toEqual([{ kind: 'menus', id: 'kimchi', entry: kimchi }]);
  });

  it('has several pictures in a cell', () => {
    const text =
      'id,title,price,cat,photos\nk,국,9,soup,"https://a.example/1.jpg, https://a.example/2.jpg"';
    expect(read(text).entries[0]?.entry.photos).toEqual([
      { downloadURL: 'https://a.example/1.jpg' },
      { downloadURL: 'https://a.example/2.jpg' },
    ]);
  });

  it.each([
    ['two equal headers', 'id,title,price,cat,title\nk,국,9,soup,탕', '1 same-header title'],
    ['lost characters', 'id,title,price,cat\nk,국,9,soup\nm,\uFFFD\uFFFD,9,soup', '3 lost'],
    ['lost characters in the header', 'id,ti\uFFFDtle\nk,국', '1 lost'],
    [
      'a title that the page would not take',
      `id,title,price,cat\nk,${'국'.repeat(81)},9,soup`,
      '2 title too-long 80',
    ],
    [
      'an English title that is too long',
      `id,title,titleEn,price,cat\nk,국,${'x'.repeat(81)},9,soup`,
      '2 titleEn too-long 80',
    ],
    ['a comma before the cents', 'id;title;price;cat\nk;국;25,50;soup', '2 price decimal-comma'],
  ])('names %s by its line', (_, text, problem) => {
    expect(read(text).errors).toContain(problem);
  });
});

describe('a table of dates', () => {
  const table = (day: string, closes: string) => `deliveryDate,closes,menus\n${day},${closes},old`;

  it('takes days as they are written here, and says how it read them', () => {
    const { errors, warnings, entries } = read(table('2/03/2027', '28/02/2027 5:00 PM'));
    expect(errors).toEqual([]);
    expect(warnings).toEqual(['2 deliveryDate day-first 2/03/2027 → 2027-03-02']);
    expect(entries).toEqual(read(table('2027-03-02', '2027-02-28T17:00')).entries);
  });

  it.each([
    ['2027-03-02', '2027-02-29T17:00', '2 closes moment'],
    ['2027-03-02', '29/02/2027 17:00', '2 closes moment'],
    ['2027-03-02', '2027-02-28T24:00', '2 closes moment'],
    ['2027-03-02', 'Sunday', '2 closes clock'],
    ['31/11/2027', '2027-02-28T17:00', '2 deliveryDate no-day'],
    ['03/25/2027', '2027-02-28T17:00', '2 deliveryDate no-day'],
    ['46448', '2027-02-28T17:00', '2 deliveryDate day'],
  ])('%s, closing %s: %s', (day, closes, problem) => {
    expect(read(table(day, closes)).errors).toEqual([problem]);
  });
});

describe('products of another shop', () => {
  it('WooCommerce: with sizes, HTML and paths of categories, and pictures apart from the menus', () => {
    const header =
      'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Tax status","In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent';
    const text = [
      `\uFEFF${header}`,
      '11,simple,KJ,"Kimchi stew &amp; rice",1,0,visible,"<p>Hot.</p>\\n<p>With <b>pork</b></p>",,taxable,1,,,13.50,"Meals > Soups, Sale",,"https://a.example/1.jpg, https://a.example/2.jpg",',
      '12,variable,BB,Bibimbap,1,0,visible,Rice bowl,,taxable,1,,,,Bowls,,https://a.example/3.jpg,',
      '13,variation,BB-L,"Bibimbap - Large",1,0,visible,,,taxable,1,,12,15,,,,BB',
      '14,variation,BB-S,"Bibimbap - Small",1,0,visible,,,taxable,1,,,11,,,,id:12',
      '15,simple,,Old soup,0,0,visible,,,taxable,1,,,9,Meals > Soups,,,',
      '16,simple,,Free sample,1,0,visible,,,taxable,1,,,,Bowls,,,',
    ].join('\n');
    const { shop, errors, warnings, entries, pictures } = read(text);
    expect(pictures).toEqual({
      'woocommerce-11': 'https://a.example/1.jpg',
      'woocommerce-13': 'https://a.example/3.jpg',
      'woocommerce-14': 'https://a.example/3.jpg',
    });
    expect(shop).toBe('WooCommerce');
    expect(errors).toEqual([]);
    expect(warnings).toEqual(['7 left-out Free sample']);
    const english = (title: string) => ({ title, titleEn: title, en: true });
    expect(entries).toEqual([
      { kind: 'categories', id: 'bowls', entry: { id: 'bowls', name: 'Bowls', order: 2 } },
      {
        kind: 'menus',
        id: 'woocommerce-11',
        entry: {
          ...english('Kimchi stew & rice'),
          ...{ desc: 'Hot.\nWith pork', descEn: 'Hot.\nWith pork', price: 13.5, cat: 'soup' },
          active: true,
        },
      },
      ...[
        ['13', 'Large', 12],
        ['14', 'Small', 11],
      ].map(([id, size, price]) => ({
        kind: 'menus',
        id: `woocommerce-${id}`,
        entry: {
          ...english(`Bibimbap - ${size}`),
          ...{ desc: 'Rice bowl', descEn: 'Rice bowl', price, cat: 'bowls' },
          active: true,
        },
      })),
      {
        kind: 'menus',
        id: 'woocommerce-15',
        entry: { ...english('Old soup'), price: 9, cat: 'soup', active: false },
      },
    ]);
  });

  it('WooCommerce: a sale that begins or ends on a day is not the price', () => {
    const header =
      'ID,Type,Name,Published,"Date sale price starts","Date sale price ends","Sale price","Regular price",Categories';
    const text = [
      header,
      '1,simple,국,1,2027-03-01,,7,9,soup',
      '2,simple,탕,1,,2027-03-01,7,9,soup',
      '3,simple,찜,1,,,7,9,soup',
    ].join('\n');
    expect(read(text).entries.map(({ entry }) => entry.price)).toEqual([9, 9, 7]);
  });

  it('Square: a row for each size, prices that the till asks for left out', () => {
    const text = [
      '\uFEFFToken,Item Name,Variation Name,SKU,Description,Category,Price,Archived',
      'AAA,김치찌개,Regular,,돼지고기,국,13.50,N',
      'BBB,김밥,소,,,분식,"$5.00",N',
      'CCC,김밥,대,,,분식,8.00,N',
      'DDD,케이터링,Regular,,,분식,variable,N',
      'EEE,옛 만두,Regular,,,분식,6.00,Y',
    ].join('\n');
    const { shop, errors, warnings, entries } = read(text);
    expect([shop, errors]).toEqual(['Square', []]);
    expect(warnings).toEqual(['5 left-out 케이터링']);
    expect(
      entries.map(({ id, entry }) => [id, entry.title ?? entry.name, entry.price, entry.active]),
    ).toEqual([
      ['분식', '분식', undefined, undefined],
      ['square-aaa', '김치찌개', 13.5, true],
      ['square-bbb', '김밥 (소)', 5, true],
      ['square-ccc', '김밥 (대)', 8, true],
      ['square-eee', '옛 만두', 6, false],
    ]);
    expect(entries[1]?.entry).toEqual({ ...kimchi, desc: '돼지고기' });
  });

  it('Shopify: further rows of a handle are pictures or sizes', () => {
    const text = [
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Status',
      'kimchi-stew,Kimchi stew,<p>Hot</p>,Shop,,Soups,,true,Title,Default Title,,13.50,https://a.example/1.jpg,1,active',
      'kimchi-stew,,,,,,,,,,,,https://a.example/2.jpg,2,',
      'gimbap,Gimbap,,Shop,Food > Rolls,,,true,Size,Small,,5.00,,,active',
      'gimbap,,,,,,,,,Large,,8.00,,,',
      'draft,Secret,,Shop,,Soups,,false,Title,Default Title,,9.00,,,draft',
    ].join('\n');
    const { shop, errors, entries, pictures } = read(text);
    expect(pictures).toEqual({ 'shopify-kimchi-stew': 'https://a.example/1.jpg' });
    expect([shop, errors]).toEqual(['Shopify', []]);
    expect(
      entries.map(({ id, entry }) => [
        id,
        entry.title ?? entry.name,
        entry.price,
        entry.cat,
        entry.active,
      ]),
    ).toEqual([
      ['rolls', 'Rolls', undefined, undefined, undefined],
      ['shopify-kimchi-stew', 'Kimchi stew', 13.5, 'soup', true],
      ['shopify-gimbap-small', 'Gimbap (Small)', 5, 'rolls', true],
      ['shopify-gimbap-large', 'Gimbap (Large)', 8, 'rolls', true],
      ['shopify-draft', 'Secret', 9, 'soup', false],
    ]);
    expect(entries[1]?.entry).not.toHaveProperty('photos');
  });

  it('Shopify’s newer header', () => {
    const text = [
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Product image URL,Image position',
      '떡볶이,tteokbokki,<p>매워요</p>,Shop,,국,,TRUE,Active,,,,11.00,https://a.example/1.jpg,1',
    ].join('\n');
    expect(read(text)).toMatchObject({
      shop: 'Shopify',
      errors: [],
      entries: [
        {
          id: 'shopify-tteokbokki',
          entry: { title: '떡볶이', desc: '매워요', price: 11, cat: 'soup', active: true },
        },
      ],
    });
  });

  it('shortens a description that no menu holds, and says so; the same file twice changes the same menus', () => {
    const long = `Token,Item Name,Variation Name,Description,Category,Price\nA,국,Regular,${'가'.repeat(1200)},국,9`;
    const { warnings, entries } = read(long);
    expect(warnings).toEqual(['2 desc shortened 1000']);
    expect(String(entries[0]?.entry.desc)).toHaveLength(1000);
    expect(read(long).entries).toEqual(entries);
  });
});

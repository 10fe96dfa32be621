import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languages } from '../lib/language.ts';
import type { Menu } from '../menus/menu.ts';
import type { ActiveDate } from './active-date.ts';
import { type SharedLink, type SharedShop, sharePage } from './share-page.ts';

const now = Date.UTC(2026, 10, 24, 1);
const dateId = '20261127_1764000000000';
const date: ActiveDate = {
  deliveryDate: Date.UTC(2026, 10, 27, 1),
  finishDate: Date.UTC(2026, 10, 26, 6),
  orderDone: false,
  active: true,
  day: '금요일',
  menus: { a: true, b: true, c: true, d: true, gone: false },
  menuLimitForPerson: {},
};
const menu = (title: string, titleEn: string, changes: Partial<Menu> = {}): Menu => ({
  ...{ title, titleEn, price: 10, cat: 'home', active: true, en: true },
  ...changes,
});
const shop: SharedShop = {
  dates: { [dateId]: date, hidden: { ...date, active: false } },
  menus: {
    a: menu('가지', 'Aubergine'),
    b: menu('나물', 'Greens', { photos: [{ downloadURL: '/images/greens.jpg' }] }),
    c: menu('두부', 'Tofu', { en: false }),
    d: menu('라면', 'Noodles'),
    gone: menu('갈비', 'Ribs'),
  },
  categories: { home: { id: 'home', name: '반찬', order: 1 } },
};

function preview(changes: Partial<SharedLink> = {}, of: SharedShop = shop) {
  const link: SharedLink = { language: 'ko', dateId, origin: 'https://shop.example', now };
  const html = sharePage(of, { ...link, ...changes });
  const page = parse(html);
  const tag = (name: string) => {
    const found = page.querySelectorAll(`meta[property="${name}"]`);
    expect(found).toHaveLength(1);
    return found[0]?.getAttribute('content');
  };
  return {
    html,
    page,
    tag,
    title: tag('og:title'),
    says: tag('og:description'),
    next: page.querySelector('a')?.getAttribute('href'),
  };
}

const withDate = (changes: Partial<ActiveDate>): SharedShop => ({
  ...shop,
  dates: { [dateId]: { ...date, ...changes } },
});

test('a date tells its day, its cut-off and three dishes, in the language of the link', () => {
  const korean = preview();
  expect(korean.title).toBe('한상 · 11월 27일 (금) 시드니 배송');
  expect(korean.says).toBe('11월 26일 (목) 오후 5:00까지 주문 · 가지, 나물, 두부 외 1가지');
  const english = preview({ language: 'en' });
  expect(english.title).toBe('Hansang · Delivery Fri, 27 Nov Sydney');
  expect(english.says).toBe('Order by Thu, 26 Nov 5:00 pm · Aubergine, Greens, Noodles');
  for (const [language, { page, next, tag }] of [
    ['ko', korean],
    ['en', english],
  ] as const) {
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect(next).toBe(`https://shop.example/date-detail/${language}/${dateId}`);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(`0; url=${next}`);
    expect(tag('og:image')).toBe('https://shop.example/images/greens.jpg');
    expect(tag('twitter:card')).toBe('summary_large_image');
  }
});

test('a date without photos shows the icon; a photo of no web address is none', () => {
  for (const downloadURL of ['', 'data:image/png;base64,AA', 'javascript:alert(1)', 'https://']) {
    const menus = { a: menu('가지', 'Aubergine', { photos: [{ downloadURL }] }) };
    const { tag } = preview({}, { ...shop, menus });
    expect(tag('og:image')).toBe('https://shop.example/icons/icon-512.png');
    expect(tag('twitter:card')).toBe('summary');
  }
});

test('a closed date says so, also one that staff have forgotten to close, and names no dishes', () => {
  for (const { title, says, html, next } of [
    preview({}, withDate({ orderDone: true })),
    preview({ now: Date.UTC(2026, 10, 28, 1) }),
  ]) {
    expect(title).toBe('한상 · 11월 27일 (금) 시드니 배송 · 주문 마감');
    expect(says).toBe('이 날짜는 주문이 마감됐어요. 다른 배송 날짜를 골라 주세요.');
    expect(html).not.toMatch(/가지|오후/);
    expect(next).toContain(`/date-detail/ko/${dateId}`);
  }
});

test('a date that stays open after its cut-off names only its dishes', () => {
  expect(preview({ now: date.finishDate }).says).toBe('가지, 나물, 두부 외 1가지');
});

test.each(languages)(
  'hidden and unknown dates look the same and lead to the dates: %s',
  (language) => {
    const { html, next } = preview({ language, dateId: '20261127_1' });
    expect(next).toBe(`https://shop.example/date-select/${language}`);
    expect(html).not.toContain('2026');
    for (const other of [
      'hidden',
      '',
      '__proto__',
      'constructor',
      'x'.repeat(9000),
      '"><script>',
    ]) {
      expect(preview({ language, dateId: other }).html).toBe(html);
    }
  },
);

test('titles with markup stay text', () => {
  const title = `"'></title><script>alert(1)</script><meta http-equiv=refresh content=0>&amp;`;
  const photos = [{ downloadURL: 'https://pictures.example/"><script>x' }];
  const menus = { a: menu(title, title, { photos }) };
  const { page, says, title: shown } = preview({}, { ...shop, menus });
  expect(page.querySelectorAll('script')).toHaveLength(0);
  expect(page.querySelectorAll('meta[http-equiv]')).toHaveLength(1);
  expect(says).toContain(title.slice(0, 40));
  expect(page.querySelector('title')?.text).toBe(shown);
});

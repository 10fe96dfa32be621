// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Documents } from '../data/documents/batch-get.ts';
import { cacheKey, dishFilterKey } from '../data/storage-keys.ts';
import { firstContentId } from '../ui/first-content-id.ts';
import { type FirstContentTemplate, firstContentHtml } from './first-content.ts';
import { showFirstContent, templateId } from './show-first-content.ts';

const now = Date.UTC(2026, 10, 20);
const deliveryDate = Date.UTC(2026, 10, 24, 1);
const date = {
  deliveryDate,
  finishDate: Date.UTC(2026, 10, 22, 6),
  orderDone: false,
  active: true,
  area: 'gosford',
  menus: { soup: true, tea: true, gone: false },
};
const menu = { titleEn: 'Soup', en: true, cat: 'home', active: true, price: 13.5 };
const documents: Documents = new Map([
  ['dates/activeDates', { '20261124_1': date, '20261125_1': { ...date, orderDone: true } }],
  [
    'manages/menus',
    {
      soup: { ...menu, title: '곰탕', photos: [{ downloadURL: 'https://a.example/?a&b' }] },
      tea: { ...menu, title: '<b>차</b>', titleEn: undefined },
      gone: { ...menu, title: '품절' },
    },
  ],
  ['manages/categories', { home: { id: 'home', name: '집밥', nameEn: 'Home meals', order: 1 } }],
]);

const dateCard = '<li><a href="{address}">{day} {area} {lastDay} {lastTime}</a></li>';
const datesTemplate = { before: '<ul>', cards: [dateCard], after: '</ul>' };
const menusTemplate: FirstContentTemplate = {
  before: '<h2>{category}</h2>',
  cards: ['<img src="{photo}">{title} {price};', '{title};'],
  after: '.',
};

describe('the first content of a screen', () => {
  it('is the dates that can be ordered, with their last moment', () => {
    expect(firstContentHtml(datesTemplate, '/date-select/ko', documents, now)).toBe(
      '<ul><li><a href="/date-detail/ko/20261124_1">11월 24일 화요일 고스포드 11월 22일 (일) 오후 5:00</a></li></ul>',
    );
  });

  it('is the first category’s menus that are not sold out, as text', () => {
    expect(firstContentHtml(menusTemplate, '/date-detail/ko/20261124_1', documents, now)).toBe(
      '<h2>집밥</h2>&#60;b&#62;차&#60;/b&#62;;<img src="https://a.example/?a&#38;b">곰탕 $13.50;.',
    );
    expect(firstContentHtml(menusTemplate, '/date-detail/en/20261124_1', documents, now)).toContain(
      '<h2>Home meals</h2>',
    );
  });

  it.each([
    ['a closed date', '/date-detail/ko/20261125_1', documents],
    ['an unknown date', '/date-detail/ko/20261126_1', documents],
    ['documents that are not there', '/date-detail/ko/20261124_1', new Map() as Documents],
  ])('is nothing for %s', (_, pathname, found) => {
    expect(firstContentHtml(menusTemplate, pathname, found, now)).toBeUndefined();
  });
});

describe('a page that waits for its code', () => {
  const shown = () => document.getElementById(firstContentId)?.textContent;

  function openPage({ inert }: { inert: boolean }) {
    document.body.innerHTML = `<div id="root"><div id="${firstContentId}"></div></div>
      <script type="application/json" id="${templateId}"></script>`;
    const [root, template] = document.querySelectorAll('#root, script');
    // jsdom doesn't know the property.
    Object.assign(root as object, { inert });
    if (template) template.textContent = JSON.stringify({ ...menusTemplate, before: '' });
  }

  const show = (found: Promise<Documents>) =>
    showFirstContent('/date-detail/ko/20261124_1', [...documents.keys()], found);
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  afterEach(() => localStorage.clear());

  it('shows what the last visit left, then what was read', async () => {
    for (const [path, data] of documents)
      localStorage.setItem(cacheKey(path), JSON.stringify({ data }));
    openPage({ inert: true });
    let answer = (_: Documents) => {};
    show(new Promise((resolve) => (answer = resolve)));
    await settled();
    expect(shown()).toBe('<b>차</b>;곰탕 $13.50;.');
    answer(
      new Map([
        ...documents,
        ['dates/activeDates', { '20261124_1': { ...date, menus: { soup: true } } }],
      ]),
    );
    await settled();
    expect(shown()).toBe('곰탕 $13.50;.');
  });

  it('shows no dishes on a phone whose owner doesn’t eat everything', async () => {
    localStorage.setItem(dishFilterKey, '{}');
    openPage({ inert: true });
    show(Promise.resolve(documents));
    await settled();
    expect(shown()).toBe('');
  });

  it('shows nothing for broken data, and leaves a screen alone that its code has taken over', async () => {
    openPage({ inert: true });
    show(Promise.resolve(new Map([...documents, ['manages/menus', { soup: 'broken', tea: 1 }]])));
    await settled();
    openPage({ inert: false });
    show(Promise.resolve(documents));
    await settled();
    expect(shown()).toBe('');
  });
});

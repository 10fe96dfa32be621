// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '../data/documents/batch-get.ts';
import {
  basketKey,
  cacheKey,
  dishFilterKey,
  draftPrefix,
  editedOrderDraft,
} from '../data/storage-keys.ts';
import { basketFiguresId, firstContentId } from '../ui/first-content-id.ts';
import {
  type FirstContentTemplate,
  firstContentHtml,
  type MenusTemplate,
} from './first-content.ts';
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
  menuLimitForPerson: { soup: 2 },
};
const menu = { titleEn: 'Soup', en: true, cat: 'home', active: true, price: 13.5 };
const documents: Documents = new Map([
  ['dates/activeDates', { '20261124_1': date, '20261125_1': { ...date, orderDone: true } }],
  [
    'manages/menus',
    {
      soup: {
        ...menu,
        title: '곰탕',
        photos: [{ downloadURL: 'https://a.example/?a&b' }],
        diet: { marks: ['no-pork'], spicy: 0 },
        allergens: { contains: ['soy', 'wheat', 'egg', 'fish'], mayContain: [], checked: true },
      },
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
  cards: ['<img src="{photo}">{title} {price} {diet} {allergens}{stepper};', '{title}{stepper};'],
  after: '.',
  menus: {
    steppers: [
      '<i data-menu-id="{menuId}"><button id="{menuId}"></button></i>',
      '<i data-menu-id="{menuId}" class="filled"><b>{quantity}</b><button id="{menuId}"></button></i>',
    ],
    basketClass: 'primary',
    phrases: {},
  },
};
const template = menusTemplate.menus as MenusTemplate;
const plus = (menuId: string) => template.steppers[0].replaceAll('{menuId}', menuId);
const soup = '곰탕 $13.50 돼지고기 없음 들어 있어요: 달걀, 생선, 대두(콩) 외 1';

describe('the first content of a screen', () => {
  it('is the dates that can be ordered, with their last moment', () => {
    expect(firstContentHtml(datesTemplate, '/date-select/ko', documents, now)).toBe(
      '<ul><li><a href="/date-detail/ko/20261124_1">11월 24일 화요일 고스포드 11월 22일 (일) 오후 5:00</a></li></ul>',
    );
  });

  it('is the first category’s menus that are not sold out, as text', () => {
    expect(firstContentHtml(menusTemplate, '/date-detail/ko/20261124_1', documents, now)).toBe(
      `<h2>집밥</h2>&#60;b&#62;차&#60;/b&#62;${plus('tea')};<img src="https://a.example/?a&#38;b">${soup}${plus('soup')};.`,
    );
  });

  it('says in English what a dish states', () => {
    const english = { ...template, phrases: { '들어 있어요: {{names}}': 'Contains {{names}}' } };
    const html = firstContentHtml(
      { ...menusTemplate, menus: english },
      '/date-detail/en/20261124_1',
      documents,
      now,
    );
    expect(html).toContain('<h2>Home meals</h2>');
    expect(html).toContain('No pork Contains egg, fish, soy 외 1');
  });

  it('shows what the basket holds of a menu', () => {
    const basket = { tea: 3 };
    expect(
      firstContentHtml(menusTemplate, '/date-detail/ko/20261124_1', documents, now, basket),
    ).toContain('<b>3</b><button id="tea">');
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

  function openPage({ awaitsCode }: { awaitsCode: boolean }) {
    document.body.innerHTML = `<div id="root"${awaitsCode ? ' data-awaits-code' : ''}><div id="${firstContentId}"></div>
      <button><span id="${basketFiguresId}"></span></button></div>
      <script type="application/json" id="${templateId}"></script>`;
    const [root, template] = document.querySelectorAll('#root, script');
    // jsdom doesn't know the property.
    Object.assign(root as object, { inert: awaitsCode });
    if (template) template.textContent = JSON.stringify({ ...menusTemplate, before: '' });
  }

  const show = (found: Promise<Documents>) =>
    showFirstContent('/date-detail/ko/20261124_1', [...documents.keys()], found);
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  it('shows what the last visit left, then what was read', async () => {
    for (const [path, data] of documents)
      localStorage.setItem(cacheKey(path), JSON.stringify({ data }));
    openPage({ awaitsCode: true });
    let answer = (_: Documents) => {};
    show(new Promise((resolve) => (answer = resolve)));
    await settled();
    expect(shown()).toBe(`<b>차</b>;${soup};.`);
    answer(
      new Map([
        ...documents,
        ['dates/activeDates', { '20261124_1': { ...date, menus: { soup: true } } }],
      ]),
    );
    await settled();
    expect(shown()).toBe(`${soup};.`);
  });

  it('shows no dishes on a phone whose owner doesn’t eat everything', async () => {
    localStorage.setItem(dishFilterKey, '{}');
    openPage({ awaitsCode: true });
    show(Promise.resolve(documents));
    await settled();
    expect(shown()).toBe('');
  });

  it('shows nothing for broken data, and leaves a screen alone that its code has taken over', async () => {
    openPage({ awaitsCode: true });
    show(Promise.resolve(new Map([...documents, ['manages/menus', { soup: 'broken', tea: 1 }]])));
    await settled();
    openPage({ awaitsCode: false });
    show(Promise.resolve(documents));
    await settled();
    expect(shown()).toBe('');
  });

  describe('with dishes', () => {
    const figures = () => document.getElementById(basketFiguresId);
    const stored = () => localStorage.getItem(basketKey('20261124_1'));

    async function openDishes() {
      openPage({ awaitsCode: true });
      show(Promise.resolve(documents));
      await settled();
    }

    it('adds each tapped dish to the stored basket up to its limit, and tells the code of it', async () => {
      const events: (string | null)[] = [];
      const listen = ({ newValue }: StorageEvent) => events.push(newValue);
      const repeated = vi.fn();
      addEventListener('storage', listen);
      addEventListener('click', repeated);
      await openDishes();
      expect(figures()?.textContent).toBe('');
      expect(document.getElementById('root')?.inert).toBe(false);
      const soupPlus = document.getElementById('soup');
      soupPlus?.click();
      soupPlus?.click();
      expect(repeated).not.toHaveBeenCalled();
      soupPlus?.click();
      document.getElementById('tea')?.click();
      removeEventListener('storage', listen);
      removeEventListener('click', repeated);
      expect(stored()).toBe('{"soup":2,"tea":1}');
      expect(events).toEqual(['{"soup":1}', '{"soup":2}', stored()]);
      expect(figures()?.textContent).toBe('3 · $40.50');
      expect(figures()?.closest('button')?.className).toBe('primary');
      expect(repeated).toHaveBeenCalledOnce();
      // The same button all the time: it keeps the focus.
      expect(document.getElementById('soup')).toBe(soupPlus);
      expect(soupPlus?.parentElement?.outerHTML).toBe(
        '<i data-menu-id="soup" class="filled"><b>2</b><button id="soup"></button></i>',
      );
    });

    it('begins with what an earlier visit left in the basket', async () => {
      localStorage.setItem(basketKey('20261124_1'), '{"tea":2,"gone-for-good":1}');
      await openDishes();
      expect(figures()?.textContent).toBe('2 · $27.00');
    });

    it('leaves a basket that is too long for one order to the code', async () => {
      const full = Object.fromEntries(Array.from({ length: 32 }, (_, index) => [`m${index}`, 1]));
      localStorage.setItem(basketKey('20261124_1'), JSON.stringify(full));
      await openDishes();
      document.getElementById('soup')?.click();
      expect(stored()).toBe(JSON.stringify(full));
    });

    it('keeps the screen inert while an order is being changed', async () => {
      sessionStorage.setItem(draftPrefix + editedOrderDraft('20261124_1'), '{"text":"order"}');
      await openDishes();
      expect(document.getElementById('root')?.inert).toBe(true);
      expect(shown()).toContain(soup);
    });

    it('adds nothing where the phone stores nothing', async () => {
      await openDishes();
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
      });
      document.getElementById('soup')?.click();
      expect(figures()?.textContent).toBe('');
    });
  });
});

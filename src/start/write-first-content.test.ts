// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  basketKey,
  cacheKey,
  dishFilterKey,
  draftPrefix,
  editedOrderDraft,
  orderedMenusKey,
} from '../data/device/storage-keys.ts';
import type { Documents } from '../data/documents/batch-get.ts';
import type { Language } from '../domain/lib/language.ts';
import { type DishFilter, noFilter } from '../domain/menus/dish-filter.ts';
import type { Basket } from '../domain/order/basket/basket.ts';
import { i18n, loadLanguage } from '../i18n/i18n.ts';
import { renderFirstContent } from '../prerender-first-content.tsx';
import { basketFiguresId, firstContentId } from '../ui/layout/first-content-id.ts';
import { showFirstContent } from './show-first-content.ts';
import { firstContent } from './write-first-content.ts';

// Rendering a list must not need the shop's settings.
vi.mock('../data/env.ts', () => ({ env: {} }));

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

/** Pages show what customers can still order then. */
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The templates of both screens, as the build writes them into pages. */
const templates = new Map<string, string>();
beforeAll(async () => {
  for (const language of ['en', 'ko'] as const) {
    await loadLanguage(language);
    await i18n.changeLanguage(language);
    for (const screen of ['dateSelect', 'dateDetail'])
      templates.set(`${screen}/${language}`, renderFirstContent(screen, language) ?? '');
  }
});

function templateOf(screen: string, language: Language): HTMLTemplateElement {
  document.body.innerHTML = templates.get(`${screen}/${language}`) ?? '';
  return document.querySelector('template') as HTMLTemplateElement;
}

/** The first cards of an address, as elements. */
function cardsAt(
  pathname: string,
  found = documents,
  phone: { basket?: Basket; filter?: DishFilter } = {},
): Element[] {
  const [, screen, language] = pathname.split('/') as [string, string, Language];
  const template = templateOf(screen === 'date-select' ? 'dateSelect' : 'dateDetail', language);
  const content = firstContent(template, pathname, found, { now, ...phone });
  return [...(content?.querySelectorAll('li:not(nav li)') ?? [])];
}

const labelsOf = (card: Element | undefined) =>
  [...(card?.querySelectorAll('fieldset, fieldset button') ?? [])].map((element) =>
    element.getAttribute('aria-label'),
  );

describe('the first content of a screen', () => {
  it('is the dates that can be ordered, as links with their cut-off', () => {
    const [card, ...others] = cardsAt('/date-select/ko');
    expect(others).toEqual([]);
    expect(card?.textContent).toBe(
      '11월 24일 화요일고스포드11월 22일 (일) 오후 5:00까지 주문\u00a0 메뉴 보기',
    );
    const link = card?.querySelector('a');
    expect(link?.getAttribute('href')).toBe(`/date-detail/ko/20261124_1?ts=${now}`);
    expect(link?.hasAttribute('aria-labelledby')).toBe(false);
  });

  it('is the first category’s menus that are not sold out', () => {
    const [tea, soup, ...others] = cardsAt('/date-detail/ko/20261124_1');
    expect(others).toEqual([]);
    expect(tea?.querySelector('[data-slot="name"]')?.textContent).toBe('<b>차</b>');
    expect(tea?.querySelector('img')).toBeNull();
    expect(soup?.textContent).toBe('곰탕$13.50한 분당 2개까지');
    expect(soup?.querySelector('img')?.src).toBe('https://a.example/?a&b');
    expect(labelsOf(soup)).toEqual(['곰탕 수량', '곰탕 하나 담기']);
  });

  it('is in English', () => {
    const [, soup] = cardsAt('/date-detail/en/20261124_1');
    expect(soup?.textContent).toBe('Soup$13.50Up to 2 per person');
    expect(labelsOf(soup)).toEqual(['Quantity of Soup', 'Add one Soup']);
    expect(soup?.closest('section')?.querySelector('h2')?.textContent).toBe('Home meals');
  });

  it('says the diet of a dish that one person may order many of', () => {
    const unlimited = { ...date, menuLimitForPerson: {} };
    const found = new Map([...documents, ['dates/activeDates', { '20261124_1': unlimited }]]);
    const soupAt = (language: Language) =>
      cardsAt(`/date-detail/${language}/20261124_1`, found)[1]?.textContent;
    expect(soupAt('ko')).toBe('곰탕$13.50돼지고기 없음');
    expect(soupAt('en')).toBe('Soup$13.50No pork');
  });

  it('shows how many of a menu are in the basket', () => {
    const [tea] = cardsAt('/date-detail/ko/20261124_1', documents, { basket: { tea: 3 } });
    expect(tea?.querySelector('[data-slot="quantity"]')?.textContent).toBe('3');
    expect(labelsOf(tea)[2]).toBe('<b>차</b> 수량 3, 직접 입력');
  });

  describe('for whoever doesn’t eat everything', () => {
    const withDish = (dish: object): Documents =>
      new Map([
        ...documents,
        ['manages/menus', { ...(documents.get('manages/menus') as object), tea: dish }],
      ]);
    const tea = { ...menu, title: '차', titleEn: 'Tea' };
    const noEgg: DishFilter = { without: ['egg'], diet: [] };
    const sectionOf = (cards: Element[]) => cards[0]?.closest('section');

    it('is the dishes that fit, under what is hidden, with what is not stated', () => {
      const cards = cardsAt('/date-detail/ko/20261124_1', withDish(tea), { filter: noEgg });
      expect(cards.map(({ textContent }) => textContent)).toEqual(['차$13.50표시 전, 물어보세요']);
      const notice = sectionOf(cards)?.previousElementSibling;
      expect(notice?.textContent).toBe(
        '달걀 빼고 보는 중메뉴 1가지를 숨겼어요. 섞일 수 있거나 표시되지 않은 메뉴는 그렇게 적어 두었어요.숨긴 메뉴 보기바꾸기',
      );
      const buttons = [...(notice?.querySelectorAll('button') ?? [])];
      expect(buttons.map(({ inert }) => inert)).toEqual([true, true]);
    });

    it.each([
      [noEgg, 'Without egg1 dish is hidden. '],
      [
        { without: ['lupin'], diet: ['no-pork'] } as DishFilter,
        'Without lupin · Only: No porkDishes that',
      ],
    ])('says in English what is hidden by %o', (filter, text) => {
      const cards = cardsAt('/date-detail/en/20261124_1', withDish(tea), { filter });
      expect(sectionOf(cards)?.previousElementSibling?.textContent).toContain(text);
    });

    it('is as for everybody with a filter that filters nothing', () => {
      const cards = cardsAt('/date-detail/ko/20261124_1', documents, { filter: noFilter });
      expect(cards).toHaveLength(2);
      expect(sectionOf(cards)?.parentElement?.textContent).not.toContain('숨');
    });
  });

  it.each([
    ['a closed date', '/date-detail/ko/20261125_1', documents],
    ['an unknown date', '/date-detail/ko/20261126_1', documents],
    ['missing documents', '/date-detail/ko/20261124_1', new Map() as Documents],
    ['missing dates', '/date-select/ko', new Map() as Documents],
  ])('is nothing for %s', (_, pathname, found) => {
    expect(cardsAt(pathname, found)).toEqual([]);
  });
});

describe('a page that waits for its code', () => {
  const names = () =>
    [...document.querySelectorAll(`#${firstContentId} li [data-slot="name"]`)].map(
      ({ textContent }) => textContent,
    );
  const plusOf = (index: number) =>
    document.querySelectorAll<HTMLElement>(`#${firstContentId} [data-slot="plus"]`)[index];

  function openPage({ awaitsCode }: { awaitsCode: boolean }) {
    document.body.innerHTML = `<div id="root"${awaitsCode ? ' data-awaits-code' : ''}><div id="${firstContentId}"></div>
      <button><span id="${basketFiguresId}"></span></button></div>
      ${templates.get('dateDetail/ko')}`;
    // jsdom doesn't know the property.
    Object.assign(document.getElementById('root') as object, { inert: awaitsCode });
  }

  const added = vi.fn();
  const show = (found: Promise<Documents>) =>
    showFirstContent('/date-detail/ko/20261124_1', [...documents.keys()], found, added);
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  afterEach(() => {
    added.mockClear();
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
    expect(names()).toEqual(['<b>차</b>', '곰탕']);
    answer(
      new Map([
        ...documents,
        ['dates/activeDates', { '20261124_1': { ...date, menus: { soup: true } } }],
      ]),
    );
    await settled();
    expect(names()).toEqual(['곰탕']);
  });

  it.each([
    ['all', '{"without":[],"diet":[],"owner":"u1"}', ['<b>차</b>', '곰탕']],
    ['those that fit', '{"without":["egg"],"diet":[],"owner":"u1"}', ['<b>차</b>']],
  ])('shows %s of the dishes on a phone that keeps the filter %s', async (_, filter, shown) => {
    localStorage.setItem(dishFilterKey, filter);
    openPage({ awaitsCode: true });
    show(Promise.resolve(documents));
    await settled();
    expect(names()).toEqual(shown);
  });

  it.each([
    [true, '["gone-for-good","soup"]'],
    [false, '["gone"]'],
    [false, '{}'],
  ])('keeps room for repeating an order: %s, where dishes %s were ordered', async (kept, ids) => {
    localStorage.setItem(orderedMenusKey, ids);
    openPage({ awaitsCode: true });
    show(Promise.resolve(documents));
    await settled();
    expect(document.documentElement.hasAttribute('data-has-ordered')).toBe(kept);
  });

  it('shows nothing for broken data, and leaves a screen alone that its code has taken over', async () => {
    openPage({ awaitsCode: true });
    show(Promise.resolve(new Map([...documents, ['manages/menus', { soup: 'broken', tea: 1 }]])));
    await settled();
    openPage({ awaitsCode: false });
    show(Promise.resolve(documents));
    await settled();
    expect(names()).toEqual([]);
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
      const soupPlus = plusOf(1);
      soupPlus?.click();
      soupPlus?.click();
      expect(repeated).not.toHaveBeenCalled();
      soupPlus?.click();
      plusOf(0)?.click();
      removeEventListener('storage', listen);
      removeEventListener('click', repeated);
      expect(stored()).toBe('{"soup":2,"tea":1}');
      expect(events).toEqual(['{"soup":1}', '{"soup":2}', stored()]);
      expect(added).toHaveBeenCalledOnce();
      expect(figures()?.textContent).toBe('3 · $40.50');
      expect(figures()?.closest('button')?.className).toContain('primary');
      expect(repeated).toHaveBeenCalledOnce();
      // The same button all the time: it keeps the focus.
      expect(plusOf(1)).toBe(soupPlus);
      expect(soupPlus?.closest('fieldset')?.textContent).toBe('2');
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
      plusOf(1)?.click();
      expect(stored()).toBe(JSON.stringify(full));
    });

    it('keeps the screen inert while an order is being changed', async () => {
      sessionStorage.setItem(draftPrefix + editedOrderDraft('20261124_1'), '{"text":"order"}');
      await openDishes();
      expect(document.getElementById('root')?.inert).toBe(true);
      expect(names()).toContain('곰탕');
    });

    it('adds nothing where the phone stores nothing', async () => {
      await openDishes();
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
      });
      plusOf(1)?.click();
      expect(figures()?.textContent).toBe('');
    });
  });
});

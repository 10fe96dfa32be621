import type { TFunction } from 'i18next';
import type { Documents } from '../data/documents/batch-get.ts';
import type { ActiveDates } from '../domain/dates/active-date.ts';
import { lastMinute } from '../domain/dates/cut-off-nearness.ts';
import { areaName, areaOf } from '../domain/dates/date-card.ts';
import { formatDay, formatLongDay, formatTime } from '../domain/dates/format-date.ts';
import { datesToShow, takesOrders } from '../domain/dates/open-dates.ts';
import { type Language, localized } from '../domain/lib/language.ts';
import { formatMoney, toCents } from '../domain/lib/money.ts';
import { paths } from '../domain/lib/paths.ts';
import { cardLine } from '../domain/menus/card-line.ts';
import { type DishFilter, isFiltering, isHidden, noFilter } from '../domain/menus/dish-filter.ts';
import type { Categories, Menus } from '../domain/menus/menu.ts';
import { type ListedMenu, menusByCategory } from '../domain/menus/menu-list.ts';
import type { Basket } from '../domain/order/basket/basket.ts';
import { limitOf } from '../domain/order/plan/order-limits.ts';
import { cardLineText } from '../i18n/card-line-message.ts';
import { filterText, hiddenPhrase } from '../i18n/filter-message.ts';
import { showQuantity, slotOf, translatorOf } from './template.ts';

/** As many cards as a phone shows before scrolling. */
const cardCount = 4;

/** The cut-off on a date's card, which `CutOff` says for one that is far ahead. */
export const cutOffPhrase = '{{day}} {{time}}까지 주문';

/** What a card shows: the texts of its slots, and what else is particular to it. */
interface CardData {
  texts: Record<string, string>;
  href?: string;
  photo?: string | undefined;
  /** Of a menu, which can be added to the basket. */
  menuId?: string;
  quantity?: number;
  /** Why a menu may not fit the filter. */
  concern?: string | undefined;
}

/** The moment, and what the phone keeps: the date's basket and the dish filter. */
interface Phone {
  now: number;
  basket?: Basket | undefined;
  filter?: DishFilter;
}

/**
 * The first cards of the screen at `pathname`, menus with their quantities in the basket; undefined if the
 * documents are missing or have nothing to show.
 */
export function firstContent(
  template: HTMLTemplateElement,
  pathname: string,
  documents: Documents,
  phone: Phone,
): DocumentFragment | undefined {
  const [, screen, language, dateId = ''] = pathname.split('/') as [
    string,
    string,
    Language,
    string?,
  ];
  const t = translatorOf(template);
  const found =
    screen === 'date-select'
      ? { cards: firstDates(documents, language, phone.now, t) }
      : firstMenus(documents, language, decodeURIComponent(dateId), phone, t);
  if (!found || found.cards.length === 0) return undefined;
  const content = template.content.cloneNode(true) as DocumentFragment;
  slotOf(content, 'filled-stepper')?.remove();
  const filtered = slotOf(content, 'filtered');
  filtered?.remove();
  const [pictured, plain = pictured] = [...content.querySelectorAll('[data-slot="name"]')].map(
    (name) => name.closest('li'),
  );
  const list = pictured?.parentElement;
  list?.replaceChildren(
    ...found.cards.map((data) => {
      const card = (data.photo ? pictured : plain)?.cloneNode(true) as HTMLElement;
      fillCard(card, data, template);
      return card;
    }),
  );
  if ('category' in found) {
    list?.setAttribute('aria-label', found.category);
    const { filter, hidden } = found;
    const notice = filtered?.firstElementChild;
    if (notice && isFiltering(filter)) {
      fillSlots(notice, {
        filter: filterText(t, filter, language),
        hidden: hidden > 0 ? `${t(hiddenPhrase, { count: hidden })} ` : '',
      });
      // Its first button shows what is hidden.
      if (hidden === 0) notice.querySelector('button')?.remove();
      list?.closest('section')?.before(notice);
    }
    for (const name of ['category', 'tab']) {
      const slots = content.querySelectorAll(`[data-slot="${name}"]`);
      for (const last of [...slots].slice(-1)) last.textContent = found.category;
    }
    // Without the code only a stepper's plus does something.
    for (const control of content.querySelectorAll<HTMLElement>('button, nav'))
      control.inert = control.dataset.slot !== 'plus';
  }
  return content;
}

function fillSlots(place: ParentNode, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const slot = slotOf(place, name);
    if (slot) slot.textContent = text;
  }
}

function fillCard(
  card: HTMLElement,
  { texts, href, photo, menuId = '', quantity = 0, concern }: CardData,
  template: HTMLTemplateElement,
): void {
  fillSlots(card, texts);
  const link = card.querySelector('a');
  if (link && href) {
    link.href = href;
    // All copies have the same ids: the link is called by what it shows.
    link.removeAttribute('aria-labelledby');
    link.removeAttribute('aria-describedby');
  }
  const picture = card.querySelector('img');
  if (picture && photo) {
    // The code comes before pictures.
    picture.fetchPriority = 'low';
    picture.src = photo;
  }
  if (concern) {
    const badge = slotOf(template.content, 'filtered')?.lastElementChild?.cloneNode() as Element;
    badge.textContent = concern;
    slotOf(card, 'price')?.after(badge);
  }
  const stepper = slotOf(card, 'stepper');
  if (!stepper) return;
  stepper.dataset.menuId = menuId;
  showQuantity(stepper, template, texts.name ?? '', quantity);
}

function firstDates(
  documents: Documents,
  language: Language,
  now: number,
  t: TFunction,
): CardData[] {
  const dates = (documents.get('dates/activeDates') ?? {}) as ActiveDates;
  const open = datesToShow(dates).filter(
    ({ dateId, date }) => takesOrders(dateId, date, now) && date.finishDate > now,
  );
  return open.slice(0, cardCount).map(({ dateId, date }) => ({
    texts: {
      name: formatLongDay(date.deliveryDate, language, now),
      area: areaName(areaOf(date), language),
      'cut-off': t(cutOffPhrase, {
        day: formatDay(lastMinute(date.finishDate), language, now),
        time: formatTime(lastMinute(date.finishDate), language),
      }),
      // What changes each second comes with the code.
      countdown: '\u00a0',
    },
    href: paths.dateDetail(language, dateId, now),
  }));
}

function firstMenus(
  documents: Documents,
  language: Language,
  dateId: string,
  { basket, filter = noFilter, now }: Phone,
  t: TFunction,
): { category: string; cards: CardData[]; filter: DishFilter; hidden: number } | undefined {
  const date = (documents.get('dates/activeDates') as ActiveDates | undefined)?.[dateId];
  const menus = documents.get('manages/menus') as Menus | undefined;
  const categories = documents.get('manages/categories') as Categories | undefined;
  if (!date || !takesOrders(dateId, date, now) || !menus || !categories) return undefined;
  const groups = menusByCategory(date.menus, menus, categories, language);
  const fits = ({ menu }: ListedMenu) => !isHidden(menu, filter);
  const first = groups.find((group) => group.menus.some(fits));
  if (!first?.category) return undefined;
  const onSale = first.menus.filter((listed) => listed.open && fits(listed));
  return {
    category: localized(first.category, 'name', language),
    filter,
    hidden: groups.flatMap((group) => group.menus).filter((listed) => !fits(listed)).length,
    cards: onSale.slice(0, cardCount).map(({ menuId, menu }) => {
      const line = cardLine(menu, { filter, soldOut: false, limit: limitOf(date, menuId) });
      const words = line ? cardLineText(t, line, language) : '';
      const concerns = line?.kind === 'concern';
      return {
        texts: {
          name: localized(menu, 'title', language),
          price: formatMoney(toCents(menu.price)),
          line: concerns ? '' : words,
        },
        photo: menu.photos?.[0]?.downloadURL,
        menuId,
        quantity: basket?.[menuId] ?? 0,
        concern: concerns ? words : undefined,
      };
    }),
  };
}

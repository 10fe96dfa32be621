import type { TFunction } from 'i18next';
import type { Documents } from '../data/documents/batch-get.ts';
import { allergensOf } from '../domain/allergens.ts';
import type { Basket } from '../domain/basket.ts';
import { areaName, areaOf } from '../domain/date-card.ts';
import {
  type ActiveDates,
  datesToShow,
  formatDay,
  formatLongDay,
  formatTime,
  isOpen,
} from '../domain/dates.ts';
import { dietOf } from '../domain/diet.ts';
import { type Language, localized } from '../domain/language.ts';
import type { Categories, Menu, Menus } from '../domain/menu.ts';
import { menusByCategory } from '../domain/menu-list.ts';
import { formatMoney, toCents } from '../domain/money.ts';
import { paths } from '../domain/paths.ts';
import { shortAllergens, shortDiet } from '../i18n/statement-message.ts';

/**
 * The markup of a screen's first cards, rendered by its own components when the shop is built, with `{name}` where
 * data goes (src/prerender-first-content.tsx).
 */
export interface FirstContentTemplate {
  /** Before all cards. */
  before: string;
  /** A card; for menus one with a picture, then one without, both with `{stepper}` where that goes. */
  cards: string[];
  after: string;
  /** Of menus. */
  menus?: MenusTemplate | undefined;
}

export interface MenusTemplate {
  /** A card's stepper with nothing in the basket, and with `{quantity}`. */
  steppers: [empty: string, filled: string];
  /** Classes of the basket's button once something is in it. */
  basketClass: string;
  /** What of the phrases of a dish's statement differs from its key. */
  phrases: Record<string, string>;
}

/** What goes into a template: once, and for each card, with the index of its markup. */
interface FirstContent {
  shared: Record<string, string>;
  cards: { markup: number; stepper?: string; values: Record<string, string> }[];
}

/** As many as a phone shows before any scrolling. */
const cardCount = 4;

/**
 * The first cards of the screen at `pathname` as HTML, dishes with what the date's basket holds of them; undefined while
 * its documents say nothing of them.
 */
export function firstContentHtml(
  template: FirstContentTemplate,
  pathname: string,
  documents: Documents,
  now: number,
  basket: Basket = {},
): string | undefined {
  const [, screen, language, dateId = ''] = pathname.split('/') as [
    string,
    string,
    Language,
    string?,
  ];
  const content =
    screen === 'date-select'
      ? firstDates(documents, language, now)
      : template.menus &&
        firstMenus(documents, language, decodeURIComponent(dateId), template.menus, basket);
  if (!content || content.cards.length === 0) return undefined;
  const cards = content.cards.map(({ markup, stepper = '', values }) =>
    fill(
      (template.cards[markup] ?? '').replace('{stepper}', () => stepper),
      values,
    ),
  );
  return fill(template.before, content.shared) + cards.join('') + fill(template.after, {});
}

function firstDates(
  documents: Documents,
  language: Language,
  now: number,
): FirstContent | undefined {
  const dates = documents.get('dates/activeDates') as ActiveDates | undefined;
  if (!dates) return undefined;
  const open = datesToShow(dates).filter(({ date }) => isOpen(date) && date.finishDate > now);
  const cards = open.slice(0, cardCount).map(({ dateId, date }) => ({
    markup: 0,
    values: {
      day: formatLongDay(date.deliveryDate, language, now),
      area: areaName(areaOf(date), language),
      lastDay: formatDay(date.finishDate, language, now),
      lastTime: formatTime(date.finishDate, language),
      address: paths.dateDetail(language, dateId),
    },
  }));
  return { shared: {}, cards };
}

function firstMenus(
  documents: Documents,
  language: Language,
  dateId: string,
  template: MenusTemplate,
  basket: Basket,
): FirstContent | undefined {
  const date = (documents.get('dates/activeDates') as ActiveDates | undefined)?.[dateId];
  const menus = documents.get('manages/menus') as Menus | undefined;
  const categories = documents.get('manages/categories') as Categories | undefined;
  if (!isOpen(date) || !date || !menus || !categories) return undefined;
  const [first] = menusByCategory(date.menus, menus, categories, language);
  if (!first?.category) return undefined;
  const cards = first.menus.filter(({ open }) => open);
  const t = (key: string, values: Record<string, unknown>) =>
    (template.phrases[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
  return {
    shared: { category: localized(first.category, 'name', language) },
    cards: cards.slice(0, cardCount).map(({ menuId, menu }) => ({
      markup: menu.photos?.length ? 0 : 1,
      stepper: template.steppers[basket[menuId] ? 1 : 0],
      values: {
        ...stepperValues(menuId, menu, language, basket[menuId] ?? 0),
        price: formatMoney(toCents(menu.price)),
        photo: menu.photos?.[0]?.downloadURL ?? '',
        diet: shortDiet(dietOf(menu), language),
        allergens: shortAllergens(t as unknown as TFunction, allergensOf(menu), language),
      },
    })),
  };
}

/** What goes into a menu's stepper. */
export function stepperValues(
  menuId: string,
  menu: Menu,
  language: Language,
  quantity: number,
): Record<string, string> {
  return { menuId, title: localized(menu, 'title', language), quantity: String(quantity) };
}

/** Puts values into markup, as text. */
export function fill(markup: string, values: Record<string, string>): string {
  return markup.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

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
 * The markup of a screen's first cards, rendered by the React components at build time, with `{name}` as
 * placeholders for data (src/prerender-first-content.tsx).
 */
export interface FirstContentTemplate {
  /** Markup before the cards. */
  before: string;
  /**
   * Markup of a card. For menus: one with a picture, then one without, both with the placeholder `{stepper}`.
   */
  cards: string[];
  after: string;
  /** Only in the template of menus. */
  menus?: MenusTemplate | undefined;
}

export interface MenusTemplate {
  /**
   * Markup of the stepper of a card: for a menu that is not in the basket, and with `{quantity}` for one that
   * is.
   */
  steppers: [empty: string, filled: string];
  /** Class names of the basket button once the basket has items. */
  basketClass: string;
  /** Translations of `statementPhrases` that differ from their keys. */
  phrases: Record<string, string>;
}

/**
 * The values for a template: `shared` once, and `cards` for each card, with the index of its markup in the
 * template.
 */
interface FirstContent {
  shared: Record<string, string>;
  cards: { markup: number; stepper?: string; values: Record<string, string> }[];
}

/** As many cards as a phone shows before scrolling. */
const cardCount = 4;

/**
 * The first cards of the screen at `pathname` as HTML, menus with their quantities in the basket; undefined
 * if the documents are missing or have nothing to show.
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

/** The values for the stepper of a menu. */
export function stepperValues(
  menuId: string,
  menu: Menu,
  language: Language,
  quantity: number,
): Record<string, string> {
  return { menuId, title: localized(menu, 'title', language), quantity: String(quantity) };
}

/** Replaces the placeholders of a markup with values, escaped as text. */
export function fill(markup: string, values: Record<string, string>): string {
  return markup.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

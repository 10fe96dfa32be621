import type { Documents } from '../data/documents/batch-get.ts';
import { areaName, areaOf } from '../domain/date-card.ts';
import {
  type ActiveDates,
  datesToShow,
  formatDay,
  formatLongDay,
  formatTime,
  isOpen,
} from '../domain/dates.ts';
import { type Language, localized } from '../domain/language.ts';
import type { Categories, Menus } from '../domain/menu.ts';
import { menusByCategory } from '../domain/menu-list.ts';
import { formatMoney, toCents } from '../domain/money.ts';
import { paths } from '../domain/paths.ts';

/**
 * The markup of a screen's first cards, rendered by its own components when the shop is built, with `{name}` where
 * data goes (src/prerender-first-content.tsx).
 */
export interface FirstContentTemplate {
  /** Before all cards. */
  before: string;
  /** A card; for menus one with a picture, then one without. */
  cards: string[];
  after: string;
}

/** What goes into a template: once, and for each card, with the index of its markup. */
interface FirstContent {
  shared: Record<string, string>;
  cards: { markup: number; values: Record<string, string> }[];
}

/** As many as a phone shows before any scrolling. */
const cardCount = 4;

/** The first cards of the screen at `pathname` as HTML; undefined while its documents say nothing of them. */
export function firstContentHtml(
  template: FirstContentTemplate,
  pathname: string,
  documents: Documents,
  now: number,
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
      : firstMenus(documents, language, decodeURIComponent(dateId));
  if (!content || content.cards.length === 0) return undefined;
  const cards = content.cards.map(({ markup, values }) =>
    fill(template.cards[markup] ?? '', values),
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
): FirstContent | undefined {
  const date = (documents.get('dates/activeDates') as ActiveDates | undefined)?.[dateId];
  const menus = documents.get('manages/menus') as Menus | undefined;
  const categories = documents.get('manages/categories') as Categories | undefined;
  if (!isOpen(date) || !date || !menus || !categories) return undefined;
  const [first] = menusByCategory(date.menus, menus, categories, language);
  if (!first?.category) return undefined;
  const cards = first.menus.filter(({ open }) => open);
  return {
    shared: { category: localized(first.category, 'name', language) },
    cards: cards.slice(0, cardCount).map(({ menu }) => ({
      markup: menu.photos?.length ? 0 : 1,
      values: {
        title: localized(menu, 'title', language),
        price: formatMoney(toCents(menu.price)),
        photo: menu.photos?.[0]?.downloadURL ?? '',
      },
    })),
  };
}

/** Puts values into markup, as text. */
function fill(markup: string, values: Record<string, string>): string {
  return markup.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

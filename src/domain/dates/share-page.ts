import { cutText } from '../lib/cut-text.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { Language } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { type Categories, type Menus, menuTitle } from '../menus/menu.ts';
import { menusByCategory } from '../menus/menu-list.ts';
import type { ActiveDate, ActiveDates } from './active-date.ts';
import { formatUntil } from './cut-off-nearness.ts';
import { dayAndArea } from './date-card.ts';
import { takesOrders } from './open-dates.ts';

/** The public documents from which the previews of all dates are written. */
export interface SharedShop {
  dates: ActiveDates;
  menus: Menus;
  categories: Categories;
}

/** A link to a date that somebody has sent. */
export interface SharedLink {
  language: Language;
  /** As it stands in the address; it may be anything. */
  dateId: string;
  /** The shop's address, without a slash at the end. */
  origin: string;
  /** Epoch ms. */
  now: number;
}

interface Phrases {
  shop: string;
  locale: string;
  delivery: (dayAndArea: string) => string;
  closed: (dayAndArea: string) => string;
  until: (cutOff: string) => string;
  more: (dishes: string, count: number) => string;
  seeOthers: string;
  unknown: string;
  go: string;
}

const phrases: Record<Language, Phrases> = {
  ko: {
    shop: '한상',
    locale: 'ko_KR',
    delivery: (day) => `${day} 배송`,
    closed: (day) => `${day} 배송 · 주문 마감`,
    until: (cutOff) => `${cutOff}까지 주문`,
    more: (dishes, count) => `${dishes} 외 ${count}가지`,
    seeOthers: '이 날짜는 주문이 마감됐어요. 다른 배송 날짜를 골라 주세요.',
    unknown: '이 날짜는 지금 주문할 수 없어요. 다른 배송 날짜를 골라 주세요.',
    go: '한상에서 보기',
  },
  en: {
    shop: 'Hansang',
    locale: 'en_AU',
    delivery: (day) => `Delivery ${day}`,
    closed: (day) => `Delivery ${day} · orders closed`,
    until: (cutOff) => `Order by ${cutOff}`,
    more: (dishes, count) => `${dishes} and ${count} more`,
    seeOthers: 'Orders for this date are closed. Please choose another delivery date.',
    unknown: "This date can't be ordered just now. Please choose another delivery date.",
    go: 'See it at Hansang',
  },
};

const namedDishes = 3;
/** So many letters of a dish's title are in a preview. */
const longestTitle = 40;

interface Preview {
  title: string;
  description: string;
  /** The page that people are sent on to. */
  path: string;
  /** Absolute address of a dish's photo; without one the shop's icon is shown. */
  photo?: string | undefined;
}

/**
 * The page of a shared link: a preview for messengers, which run no scripts and keep what they have seen, and on to the
 * date for people. A date that is hidden can't be told from one that there never was.
 */
export function sharePage(shop: SharedShop, link: SharedLink): string {
  const { language, origin } = link;
  const { shop: name, locale, go } = phrases[language];
  const { title, description, path, photo } = previewOf(shop, link);
  const tags = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': locale,
    'og:title': title,
    'og:description': description,
    'og:image': photo ?? `${origin}/icons/icon-512.png`,
    'twitter:card': photo ? 'summary_large_image' : 'summary',
  };
  const next = escapeHtml(`${origin}${path}`);
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    `<meta http-equiv="refresh" content="0; url=${next}">`,
    '</head><body style="font:20px/1.5 sans-serif;margin:24px">',
    `<p>${escapeHtml(title)}<br>${escapeHtml(description)}</p><p><a href="${next}">${go}</a></p>`,
    '</body></html>\n',
  ].join('\n');
}

function previewOf(shop: SharedShop, { language, dateId, origin, now }: SharedLink): Preview {
  const text = phrases[language];
  const date = Object.hasOwn(shop.dates, dateId) ? shop.dates[dateId] : undefined;
  if (!date?.active) {
    return { title: text.shop, description: text.unknown, path: paths.dateSelect(language) };
  }
  const day = dayAndArea(date, language, now);
  const path = paths.dateDetail(language, dateId);
  if (!takesOrders(dateId, date, now)) {
    return { title: `${text.shop} · ${text.closed(day)}`, description: text.seeOthers, path };
  }
  const onSale = menusOnSale(shop, date, language);
  const named = onSale.slice(0, namedDishes);
  const dishes = named.map((menu) => cutText(menuTitle(menu, language), longestTitle)).join(', ');
  const rest = onSale.length - named.length;
  const description = [
    // Staff may leave a date open after its cut-off.
    date.finishDate > now && text.until(formatUntil(date.finishDate, language, now)),
    rest > 0 ? text.more(dishes, rest) : dishes,
  ];
  return {
    title: `${text.shop} · ${text.delivery(day)}`,
    description: description.filter(Boolean).join(' · '),
    path,
    photo: named.map((menu) => photoOf(menu, origin)).find(Boolean),
  };
}

function menusOnSale({ menus, categories }: SharedShop, date: ActiveDate, language: Language) {
  return menusByCategory(date.menus, menus, categories, language)
    .flatMap((group) => group.menus)
    .filter(({ open }) => open)
    .map(({ menu }) => menu);
}

/** Absolute, because a preview is drawn elsewhere. */
function photoOf({ photos }: Menus[string], origin: string): string | undefined {
  const address = photos?.[0]?.downloadURL;
  const url = address ? URL.parse(address, origin) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

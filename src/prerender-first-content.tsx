import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ActiveDate } from './domain/active-date.ts';
import { areaName } from './domain/date-card.ts';
import { formatDay, formatLongDay, formatTime } from './domain/dates.ts';
import { furtherLanguages, type Language, translationsOf } from './domain/language.ts';
import type { Menu } from './domain/menu.ts';
import { paths } from './domain/paths.ts';
import { DateList } from './features/calendar/date-list.tsx';
import { MenuBoard } from './features/menus/menu-board.tsx';
import { i18n } from './i18n/i18n.ts';
import { shortAllergens } from './i18n/statement-message.ts';
import type { FirstContentTemplate } from './start/first-content.ts';

const dateId = '20991231_1';
/** Far ahead, so that its texts say the whole date. */
const deliveryDate = Date.UTC(2099, 11, 31, 1);
const finishDate = Date.UTC(2099, 11, 29, 6);
const date: ActiveDate = {
  deliveryDate,
  finishDate,
  orderDone: false,
  active: true,
  day: '',
  menus: { pictured: true, plain: true },
  menuLimitForPerson: {},
  area: 'sydney',
};
const menu: Menu = {
  title: '{title}',
  ...translationsOf('title', () => '{title}'),
  ...Object.fromEntries(furtherLanguages.map((language) => [language, true])),
  price: 1234.56,
  cat: 'category',
  active: true,
};
const menus = { pictured: { ...menu, photos: [{ downloadURL: '{photo}' }] }, plain: menu };
const categories = {
  category: {
    id: 'category',
    name: '{category}',
    ...translationsOf('name', () => '{category}'),
    order: 1,
  },
};

/** The markup of a screen's first cards in a language, the page's by now; undefined for a screen without any. */
export function renderFirstContent(
  screen: string,
  language: Language,
): FirstContentTemplate | undefined {
  if (screen === 'dateSelect') {
    const now = Date.now();
    const html = render(
      <DateList
        dates={{ [dateId]: date }}
        language={language}
        banners={() => null}
        actions={() => null}
      />,
    )
      .replace(paths.dateDetail(language, dateId), '{address}')
      .replace(formatLongDay(deliveryDate, language, now), '{day}')
      .replace(`>${areaName('sydney', language)}<`, '>{area}<')
      .replace(formatDay(finishDate, language, now), '{lastDay}')
      .replace(formatTime(finishDate, language), '{lastTime}')
      // What changes each second comes with the code.
      .replace(/(role="timer"[^>]*>)[^<]*/, '$1&nbsp;');
    return split(html, ['address', 'day', 'area', 'lastDay', 'lastTime']);
  }
  if (screen === 'dateDetail') {
    const html = render(
      <MenuBoard
        dateId={dateId}
        date={date}
        menus={menus}
        categories={categories}
        orders={{}}
        language={language}
      />,
    )
      .replaceAll('$1,234.56', '{price}')
      // What a dish states comes with the code; until then nothing is said of it.
      .replaceAll(shortAllergens(i18n.t, undefined, language), '&nbsp;')
      // The code comes before pictures.
      .replaceAll('fetchPriority="high"', 'fetchPriority="low"');
    return split(html, ['category', 'title', 'price', 'photo']);
  }
  return undefined;
}

function render(content: ReactNode): string {
  const html = renderToString(<StaticRouter location="/">{content}</StaticRouter>);
  // React asks for pictures ahead; here their addresses are names.
  return html.replace(/<link rel="preload"[^>]*>/g, '');
}

/** Takes the cards, which are list items, out of their list. Throws when a name is missing. */
function split(html: string, names: readonly string[]): FirstContentTemplate {
  for (const name of names) {
    if (!html.includes(`{${name}}`)) throw new Error(`no {${name}} in ${html}`);
  }
  const cards = html.match(/<li(?:(?!<li)[\s\S])*?\{(?:day|title)\}[\s\S]*?<\/li>/g) ?? [];
  const [first = '', last = first] = cards;
  return {
    before: html.slice(0, html.indexOf(first)),
    cards,
    after: html.slice(html.lastIndexOf(last) + last.length),
  };
}

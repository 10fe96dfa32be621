import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ActiveDate } from './domain/active-date.ts';
import { areaName } from './domain/date-card.ts';
import { formatDay, formatLongDay, formatTime } from './domain/dates.ts';
import { dietOf } from './domain/diet.ts';
import {
  defaultLanguage,
  furtherLanguages,
  type Language,
  translationsOf,
} from './domain/language.ts';
import type { Menu } from './domain/menu.ts';
import { paths } from './domain/paths.ts';
import { DateList } from './features/calendar/date-list.tsx';
import { MenuBoard } from './features/menus/menu-board.tsx';
import { i18n } from './i18n/i18n.ts';
import { shortAllergens, shortDiet, statementPhrases } from './i18n/statement-message.ts';
import { stepperLabels } from './i18n/stepper-labels.ts';
import type { FirstContentTemplate, MenusTemplate } from './start/first-content.ts';
import { buttonClass } from './ui/button-class.ts';
import { CardStepper } from './ui/card-stepper.tsx';

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
  diet: { marks: ['vegan'], spicy: 0 },
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
    return split(withoutControls(html), ['address', 'day', 'area', 'lastDay', 'lastTime']);
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
      .replaceAll(shortAllergens(i18n.t, undefined, language), '{allergens}')
      .replaceAll(shortDiet(dietOf(menu), language), '{diet}')
      // The code comes before pictures.
      .replaceAll('fetchPriority="high"', 'fetchPriority="low"')
      .replaceAll(/<fieldset[\s\S]*?<\/fieldset>/g, '{stepper}');
    const names = ['category', 'title', 'price', 'photo', 'allergens', 'diet', 'stepper'];
    return { ...split(withoutControls(html), names), menus: menusTemplate(language) };
  }
  return undefined;
}

function menusTemplate(language: Language): MenusTemplate {
  const quantity = 987;
  const stepper = (count: number) =>
    render(
      <CardStepper
        quantity={count}
        labels={stepperLabels(i18n.t, '{title}')}
        onMinus={() => {}}
        onPlus={() => {}}
        onManual={() => {}}
      />,
    )
      .replaceAll(String(quantity), '{quantity}')
      .replace('<fieldset', '<fieldset data-menu-id="{menuId}"')
      // Only the plus does something.
      .replace('<span', '<span inert');
  const phrases = Object.fromEntries(
    statementPhrases.map((key) => [
      key,
      i18n.t(key, { skipInterpolation: true, count: 2, names: '', more: '' }),
    ]),
  );
  return {
    steppers: [stepper(0), stepper(quantity)],
    basketClass: buttonClass({ variant: 'primary', size: 'large', fullWidth: true }),
    phrases: language === defaultLanguage ? {} : phrases,
  };
}

/** Nothing of it does anything without code. */
function withoutControls(html: string): string {
  return html.replace(/<(?:a|button|nav)(?= )/g, '$& inert');
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

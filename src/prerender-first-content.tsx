import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ActiveDate } from './domain/dates/active-date.ts';
import {
  defaultLanguage,
  furtherLanguages,
  type Language,
  translationsOf,
} from './domain/lib/language.ts';
import { noFilter } from './domain/menus/dish-filter.ts';
import type { Menu } from './domain/menus/menu.ts';
import { DateList } from './features/dates/date-list.tsx';
import { FilterNotice } from './features/menus/filter-notice.tsx';
import { MenuBoard } from './features/menus/menu-board.tsx';
import { limitPhrase } from './i18n/card-line-message.ts';
import { filterPhrases } from './i18n/filter-message.ts';
import { i18n } from './i18n/i18n.ts';
import { stepperLabels, stepperPhrases } from './i18n/stepper-labels.ts';
import { oneOf, templateId } from './start/template.ts';
import { cutOffPhrase } from './start/write-first-content.ts';
import { buttonClass } from './ui/controls/button-class.ts';
import { CardStepper } from './ui/controls/card-stepper.tsx';
import { Badge } from './ui/feedback/badge.tsx';
import { KeptRoom } from './ui/layout/kept-room.tsx';

const dateId = '20991231_1';
const date: ActiveDate = {
  deliveryDate: Date.UTC(2099, 11, 31, 1),
  finishDate: Date.UTC(2099, 11, 29, 6),
  orderDone: false,
  active: true,
  day: '',
  menus: { pictured: true, plain: true },
  menuLimitForPerson: {},
};
const menu: Menu = {
  title: ' ',
  ...Object.fromEntries(furtherLanguages.map((language) => [language, true])),
  price: 1,
  cat: 'category',
  active: true,
  diet: { marks: ['vegan'], spicy: 0 },
};
// React asks ahead for every picture but one that is part of its address.
const menus = { pictured: { ...menu, photos: [{ downloadURL: 'data:,' }] }, plain: menu };
const categories = {
  category: { id: 'category', name: ' ', ...translationsOf('name', () => ' '), order: 1 },
};

/**
 * A screen's `<template>` of first cards in a language, the page's by now, as the cards' own components render
 * it; src/start/write-first-content.ts fills its slots. Undefined for a screen without cards.
 */
export function renderFirstContent(screen: string, language: Language): string | undefined {
  if (screen === 'dateSelect') {
    return renderTemplate(
      { phrases: [cutOffPhrase], language },
      <DateList
        dates={{ [dateId]: date }}
        language={language}
        banners={() => null}
        actions={() => <KeptRoom />}
      />,
    );
  }
  if (screen !== 'dateDetail') return undefined;
  return renderTemplate(
    { phrases: [limitPhrase, ...stepperPhrases, ...filterPhrases], language },
    <>
      <MenuBoard {...{ dateId, date, menus, categories, language }} orders={{}} />
      <div data-slot="filled-stepper">
        <CardStepper
          quantity={1}
          labels={stepperLabels(i18n.t, '')}
          onMinus={() => {}}
          onPlus={() => {}}
          onManual={() => {}}
        />
      </div>
      <div data-slot="filtered">
        <FilterNotice
          {...{ filter: noFilter, language, hidden: 1, all: false }}
          onAll={() => {}}
          onChange={() => {}}
        />
        <Badge tone="honey"> </Badge>
      </div>
    </>,
  );
}

type FirstPhrase =
  | typeof cutOffPhrase
  | (typeof filterPhrases)[number]
  | typeof limitPhrase
  | (typeof stepperPhrases)[number];

function renderTemplate(
  { phrases, language }: { phrases: readonly FirstPhrase[]; language: Language },
  content: ReactNode,
): string {
  const translations: Record<string, string> = {};
  for (const key of phrases) {
    const form = (count: number): string =>
      i18n.t(key as string, { count, skipInterpolation: true, defaultValue: key });
    translations[key] = form(2);
    if (form(1) !== form(2)) translations[oneOf(key)] = form(1);
  }
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <template
        id={templateId}
        data-phrases={JSON.stringify(language === defaultLanguage ? {} : translations)}
        data-basket-class={buttonClass({ variant: 'primary', size: 'large', fullWidth: true })}
      >
        {content}
      </template>
    </StaticRouter>,
  );
}

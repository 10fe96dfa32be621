import { type Language, languages } from '../../src/domain/language.ts';

/** A screen that is written into a page of its own when the shop is built, as it looks before its data has come. */
export interface PrerenderedPage {
  readonly file: string;
  /** Addresses that hosting answers with it, as firebase.json's rewrites have them; `/` needs none. */
  readonly source: string;
  /** One of those addresses. */
  readonly address: string;
  /** Its key in src/app/screens.ts. */
  readonly screen: string;
  /** Its module. */
  readonly module: string;
  readonly language: Language;
}

export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    file: 'index.html',
    source: '/',
    address: '/',
    screen: 'languageSelect',
    module: '/src/routes/language-select.tsx',
    language: 'ko',
  },
  ...languages.flatMap((language): PrerenderedPage[] => [
    {
      file: `date-select.${language}.html`,
      source: `/date-select/${language}`,
      address: `/date-select/${language}`,
      screen: 'dateSelect',
      module: '/src/routes/date-select.tsx',
      language,
    },
    {
      file: `date-detail.${language}.html`,
      source: `/date-detail/${language}/*`,
      address: `/date-detail/${language}/-`,
      screen: 'dateDetail',
      module: '/src/routes/date-detail.tsx',
      language,
    },
  ]),
];

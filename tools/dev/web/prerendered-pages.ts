import { type Language, languages } from '../../../src/domain/lib/language.ts';

/** A screen that is rendered into its own page at build time, as it looks before its data is loaded. */
export interface PrerenderedPage {
  readonly file: string;
  /** The addresses for which hosting serves it, as a rewrite source in firebase.json; `/` needs none. */
  readonly source: string;
  /** An example of those addresses. */
  readonly address: string;
  /** Its key in src/app/screens.ts. */
  readonly screen: string;
  /** Path of its module. */
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

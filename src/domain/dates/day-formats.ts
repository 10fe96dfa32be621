import type { Language } from '../lib/language.ts';

interface DayFormats {
  locale: string;
  month: 'long' | 'short';
  longDay: (date: string, weekday: string) => string;
  withYear: (day: string, year: number) => string;
  /** Before a time's digits. */
  before: { am: string; pm: string };
  /** After a time's digits. */
  after: { am: string; pm: string };
  between: string;
}

/** How each language writes days and times. */
export const dayFormats: Record<Language, DayFormats> = {
  ko: {
    locale: 'ko-KR',
    month: 'long',
    longDay: (date, weekday) => `${date} ${weekday}`,
    withYear: (day, year) => `${year}년 ${day}`,
    before: { am: '오전 ', pm: '오후 ' },
    after: { am: '', pm: '' },
    between: '~',
  },
  en: {
    locale: 'en-AU',
    month: 'short',
    longDay: (date, weekday) => `${weekday} ${date}`,
    withYear: (day, year) => `${day} ${year}`,
    before: { am: '', pm: '' },
    after: { am: ' am', pm: ' pm' },
    between: '-',
  },
};

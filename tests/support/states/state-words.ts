import type { Language } from '../../../src/domain/lib/language.ts';
import { english as shop } from '../../../src/i18n/en/english.ts';
import { staffBell } from '../../../src/i18n/en/staff-bell-phrases.ts';
import { staffBooks } from '../../../src/i18n/en/staff-books-phrases.ts';
import { staffPayLinks } from '../../../src/i18n/en/staff-pay-links-phrases.ts';
import { staff } from '../../../src/i18n/en/staff-phrases.ts';

const english = { ...shop, ...staff, ...staffBell, ...staffBooks, ...staffPayLinks };

export type Phrase = keyof typeof english;
export type Say = (phrase: Phrase, values?: Readonly<Record<string, string>>) => string;

/**
 * Phrases as the page shows them in a language, so that pictures and tests find elements by the visible text.
 */
export function wordsOf(language: Language): Say {
  return (phrase, values = {}) => {
    const text: string = language === 'en' ? english[phrase] : phrase;
    return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  };
}

/** A pattern for a phrase with any `values`. */
export function patternOf(say: Say, phrase: Phrase): RegExp {
  const literal = say(phrase, new Proxy({}, { get: () => '\u0000' }));
  const escaped = literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('\u0000', '.+')}$`);
}

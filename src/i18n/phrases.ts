import type { defaultLanguage, Language } from '../domain/lib/language.ts';

type Phrases = Record<string, string>;

/**
 * Loads a language's phrases: Korean phrase → its translation. Korean is not listed, because its phrases are
 * the keys.
 */
export const phrases: Record<Exclude<Language, typeof defaultLanguage>, () => Promise<Phrases>> = {
  en: async () => (await import('./en/english.ts')).english,
};

import type { TFunction } from 'i18next';
import type { Language } from '../domain/lib/language.ts';

/** The name of a language in the reader's language. */
export function languageName(t: TFunction, language: Language): string {
  const names: Record<Language, string> = { ko: t('한국어'), en: t('영어') };
  return names[language];
}

import { useEffect, useState } from 'react';
import { defaultLanguage, languageOf } from '../domain/lib/language.ts';
import { i18n, loadLanguage } from './i18n.ts';

const staffPhrases = {
  en: async () => (await import('./en/staff-phrases.ts')).staff,
};
const partPhrases = {
  links: { en: async () => (await import('./en/staff-pay-links-phrases.ts')).staffPayLinks },
  bell: { en: async () => (await import('./en/staff-bell-phrases.ts')).staffBell },
  books: { en: async () => (await import('./en/staff-books-phrases.ts')).staffBooks },
};

/** Loads the phrases of a part of the staff screens for the current language. Throws if they cannot be loaded. */
export async function loadPartPhrases(part: keyof typeof partPhrases): Promise<void> {
  const language = languageOf(i18n.language);
  if (language === defaultLanguage) return;
  i18n.addResourceBundle(language, 'translation', await partPhrases[part][language](), true, true);
}

/**
 * Loads the phrases of the staff screens, which customers do not load. Returns true once they are loaded for
 * the current language or loading has failed; Korean needs none.
 */
export function useStaffPhrases(): boolean {
  const language = languageOf(i18n.language);
  const [loaded, setLoaded] = useState<string>(defaultLanguage);
  useEffect(() => {
    if (language === defaultLanguage) return;
    // Loads the shop's own phrases first: `loadLanguage` assumes that a language with any phrases is already
    // loaded.
    loadLanguage(language)
      .then(() => staffPhrases[language]())
      .then((phrases) => {
        i18n.addResourceBundle(language, 'translation', phrases, true, true);
        setLoaded(language);
      })
      .catch(() => setLoaded(language));
  }, [language]);
  return language === defaultLanguage || loaded === language;
}

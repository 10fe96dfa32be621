import { useEffect, useState } from 'react';
import { defaultLanguage, languageOf } from '../domain/language.ts';
import { i18n, loadLanguage } from './i18n.ts';

const staffPhrases = {
  en: async () => (await import('./en/staff.ts')).staff,
};

/**
 * Adds the phrases of the staff screens, which customers don't load, to those of the shop. True once the
 * page's language has them; Korean needs none.
 */
export function useStaffPhrases(): boolean {
  const language = languageOf(i18n.language);
  const [loaded, setLoaded] = useState<string>(defaultLanguage);
  useEffect(() => {
    if (language === defaultLanguage) return;
    // After the shop's own phrases: `loadLanguage` takes a language that has any for loaded.
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

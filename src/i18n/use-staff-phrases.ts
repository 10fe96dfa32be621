import { useEffect, useState } from 'react';
import { languageOf } from '../domain/language.ts';
import { i18n, loadLanguage } from './i18n.ts';

/**
 * Adds the phrases of the staff screens, which customers don't load, to those of the shop. True once the
 * page's language has them; Korean needs none.
 */
export function useStaffPhrases(): boolean {
  const language = languageOf(i18n.language);
  const [loaded, setLoaded] = useState<string>('ko');
  useEffect(() => {
    if (language === 'ko') return;
    // After the shop's own phrases: `loadLanguage` takes a language that has any for loaded.
    loadLanguage(language)
      .then(() => import('./en/staff.ts'))
      .then(({ staff }) => {
        i18n.addResourceBundle(language, 'translation', staff, true, true);
        setLoaded(language);
      })
      .catch(() => setLoaded(language));
  }, [language]);
  return language === 'ko' || loaded === language;
}

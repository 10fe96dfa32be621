import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '../../domain/language.ts';
import { i18n, loadLanguage } from '../../i18n/i18n.ts';
import type { PanelWords } from './words.ts';

/** Translates into a language that may differ from the page's; the page's until its words are there. */
export function useWords(language: Language): Omit<PanelWords, 'dishes'> {
  const { t } = useTranslation();
  const page = languageOf(i18n.language);
  const [loaded, setLoaded] = useState(page);
  useEffect(() => {
    // Without its words the panel stays in the page's language.
    loadLanguage(language).then(
      () => setLoaded(language),
      () => {},
    );
  }, [language]);
  return loaded === language && language !== page
    ? { t: i18n.getFixedT(language), language }
    : { t, language: page };
}

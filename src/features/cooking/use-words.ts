import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '../../domain/lib/language.ts';
import { i18n, loadLanguage } from '../../i18n/i18n.ts';
import type { PanelWords } from './panel-words.ts';

/**
 * Translates into a language that may differ from the page's; uses the page's until the translations are
 * loaded.
 */
export function useWords(language: Language): Omit<PanelWords, 'dishes'> {
  const { t } = useTranslation();
  const page = languageOf(i18n.language);
  const [loaded, setLoaded] = useState(page);
  useEffect(() => {
    // If the translations can't be loaded, the panel stays in the page's language.
    loadLanguage(language).then(
      () => setLoaded(language),
      () => {},
    );
  }, [language]);
  return loaded === language && language !== page
    ? { t: i18n.getFixedT(language), language }
    : { t, language: page };
}

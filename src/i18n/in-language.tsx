import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '../domain/lib/language.ts';
import { i18n, loadLanguage } from './i18n.ts';

type InLanguageProps = { language: Language; children: ReactNode };

/**
 * Renders its children in a language that may differ from that of the page; in the language of the page until
 * the phrases are loaded.
 */
export function InLanguage({ language, children }: InLanguageProps) {
  const page = useTranslation().i18n.language;
  const [loaded, setLoaded] = useState<Language>();
  useEffect(() => {
    loadLanguage(language).then(
      () => setLoaded(language),
      // If the phrases cannot be loaded, the children stay in the language of the page.
      () => {},
    );
  }, [language]);
  const other = useMemo(() => i18n.cloneInstance({ lng: language }), [language]);
  if (page === language || loaded !== language) return children;
  return (
    <I18nextProvider i18n={other}>
      <div lang={language}>{children}</div>
    </I18nextProvider>
  );
}

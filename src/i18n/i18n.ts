import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from '../domain/lib/language.ts';
import { withoutDirections } from '../domain/lib/safe-line.ts';
import { phrases } from './phrases.ts';

/**
 * The keys are the Korean phrases, so Korean needs no resources; another language is loaded when the user
 * chooses it. Plurals: a key with `count` has `_one` and `_other` forms in the resources of the other
 * languages.
 */
export const i18n = i18next.createInstance();

i18n.use(initReactI18next).init({
  lng: defaultLanguage,
  fallbackLng: false,
  resources: { [defaultLanguage]: { translation: {} } },
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it renders. A customer's text turns no sentence around that it stands in.
  interpolation: { escapeValue: true, escape: withoutDirections },
  react: { useSuspense: false },
});

let requestedLanguage: Language = defaultLanguage;

/**
 * Switches the language of the page; resolves once its phrases are loaded. If it is called again before that,
 * the later call wins. Throws if the phrases cannot be loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  requestedLanguage = language;
  await loadLanguage(language);
  if (requestedLanguage !== language) return;
  // `changeLanguage` renders every text again, even if the language stays the same.
  if (i18n.language !== language) await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads the phrases of a language without switching to it. Throws if they cannot be loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === defaultLanguage || i18n.hasResourceBundle(language, 'translation')) return;
  i18n.addResourceBundle(language, 'translation', await phrases[language]());
}

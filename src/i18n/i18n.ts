import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from '../domain/language.ts';
import { phrases } from './phrases.ts';

/**
 * Keys are the Korean phrases, so Korean needs no table; another language is loaded when it is chosen.
 * Plurals: a key with `count` has `_one` and `_other` forms in the other languages' tables.
 */
export const i18n = i18next.createInstance();

i18n.use(initReactI18next).init({
  lng: defaultLanguage,
  fallbackLng: false,
  resources: { [defaultLanguage]: { translation: {} } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

let wanted: Language = defaultLanguage;

/**
 * Switches the page's language; resolves once its words are there. Asked twice at once, the later
 * wish holds. Throws when the words can't be loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  await loadLanguage(language);
  if (wanted !== language) return;
  // Every text on the screen is rendered again at a change, also at one to the same language.
  if (i18n.language !== language) await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads a language's words without switching to it. Throws when they can't be loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === defaultLanguage || i18n.hasResourceBundle(language, 'translation')) return;
  i18n.addResourceBundle(language, 'translation', await phrases[language]());
}

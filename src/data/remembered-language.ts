import { type Language, languageOf } from '../domain/language.ts';

const key = 'lang';

/** The language last chosen on this phone, for screens whose address names none; Korean at first. */
export function rememberedLanguage(): Language {
  return languageOf(localStorage.getItem(key));
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(key, language);
}

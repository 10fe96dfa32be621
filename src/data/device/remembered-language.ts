import { type Language, languageOf } from '../../domain/lib/language.ts';
import { readText, writeText } from './storage.ts';

const key = 'lang';

/** The language last chosen on this phone, for screens whose address names none; Korean at first. */
export const rememberedLanguage = (): Language => languageOf(readText(key));

export const rememberLanguage = (language: Language): void => writeText(key, language);

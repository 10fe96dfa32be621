import { useParams } from 'react-router-dom';
import { type Language, languageOf } from '../domain/language.ts';

/** The language that the address names; a wrong one reads as Korean. The screen's frame switches the page to it. */
export function useRouteLanguage(): Language {
  return languageOf(useParams().lang);
}

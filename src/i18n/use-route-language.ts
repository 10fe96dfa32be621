import { useParams } from 'react-router-dom';
import { type Language, languageOf } from '../domain/lib/language.ts';

/** The language in the URL; Korean if it is unknown. The layout of the screen switches the page to it. */
export function useRouteLanguage(): Language {
  return languageOf(useParams().lang);
}

import type { Language } from '../../src/domain/language.ts';
import { htmlPage } from './pay-page.ts';
import { payWords } from './pay-words.ts';

/** What stands in for a tab that is closed right after paying: it never leads back to the shop. */
export function paidPage(language: Language): string {
  const words = payWords[language];
  return htmlPage(
    language,
    `<main class="paid"><h1>${words.paid}</h1><p>${words.closed}</p></main><script>close()</script>`,
  );
}

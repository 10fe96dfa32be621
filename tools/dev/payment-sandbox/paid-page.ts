import type { Language } from '../../../src/domain/lib/language.ts';
import { htmlPage } from './sandbox-page.ts';
import { payWords } from './sandbox-words.ts';

/** Shown in place of the return to the shop, to simulate a tab that was closed right after paying. */
export function paidPage(language: Language): string {
  const words = payWords[language];
  return htmlPage(
    language,
    `<main class="paid"><h1>${words.paid}</h1><p>${words.closed}</p></main><script>close()</script>`,
  );
}

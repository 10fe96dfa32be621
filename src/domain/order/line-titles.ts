import * as z from 'zod/mini';
import { fieldIn, type Language, translationsOf } from '../lib/language.ts';
import { withoutUndefined } from '../store/document-write.ts';
import { type LineTitle, lineTitle } from './order.ts';

/** Only the titles of an order line, in the languages that it has. */
export function titlesOf(line: LineTitle): LineTitle {
  const translated = translationsOf('menuTitle', (language) =>
    fieldIn(line, 'menuTitle', language),
  );
  return withoutUndefined({ menuTitle: line.menuTitle, ...translated });
}

/** "곰탕 ×3, 김치 ×2" */
export function linesText(
  lines: Iterable<LineTitle & { q: number }>,
  language: Language,
  between = ', ',
): string {
  return [...lines].map((line) => `${lineTitle(line, language)} ×${line.q}`).join(between);
}

/** A line as the staff log keeps it: its titles, and how many. */
export const loggedLineShape = z.object({
  menuTitle: z.string(),
  ...translationsOf('menuTitle', () => z.optional(z.string())),
  q: z.int(),
});

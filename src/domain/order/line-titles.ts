import * as z from 'zod/mini';
import { fieldIn, translationsOf } from '../lib/language.ts';
import { withoutUndefined } from '../store/document-write.ts';
import type { LineTitle } from './order.ts';

/** Only the titles of an order line, in the languages that it has. */
export function titlesOf(line: LineTitle): LineTitle {
  const translated = translationsOf('menuTitle', (language) =>
    fieldIn(line, 'menuTitle', language),
  );
  return withoutUndefined({ menuTitle: line.menuTitle, ...translated });
}

/** A line as the staff log keeps it: its titles, and how many. */
export const loggedLineShape = z.object({
  menuTitle: z.string(),
  ...translationsOf('menuTitle', () => z.optional(z.string())),
  q: z.int(),
});

import { languages } from '../lib/language.ts';
import type { Announcement } from './announcement.ts';

type SeenContent = Pick<Announcement, 'id' | 'title' | 'text' | 'from'>;

const inOrder = (text: SeenContent['text']) => languages.map((language) => text[language]);

/** What the browser stores about an announcement that it has shown: its id and a hash of its content. */
export function seenKey({ id, title, text, from }: SeenContent): string {
  let hash = 0;
  for (const letter of JSON.stringify([...inOrder(title), ...inOrder(text), from])) {
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return `${id}#${hash.toString(36)}`;
}

/**
 * Whether the browser has shown an announcement. For a built-in one (not `posted`) it may have stored only
 * the id.
 */
export function wasSeen(
  announcement: SeenContent,
  seen: readonly string[],
  posted: boolean,
): boolean {
  return seen.includes(seenKey(announcement)) || (!posted && seen.includes(announcement.id));
}

/** The stored list after an announcement was shown; replaces the earlier entry with the same id. */
export function withSeen(announcement: SeenContent, seen: readonly string[]): string[] {
  const { id } = announcement;
  const others = seen.filter((mark) => mark !== id && !mark.startsWith(`${id}#`));
  return [...others, seenKey(announcement)];
}

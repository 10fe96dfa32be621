import type { Announcement } from './announcement.ts';

type Said = Pick<Announcement, 'id' | 'title' | 'text' | 'from'>;

/** What a phone stores of an announcement that it has shown: its id and a hash of its content. */
export function seenMark({ id, title, text, from }: Said): string {
  let hash = 0;
  for (const letter of JSON.stringify([title.ko, title.en, text.ko, text.en, from])) {
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return `${id}#${hash.toString(36)}`;
}

/** Whether a phone has shown an announcement. Of a built-in one (not `posted`) it may have stored only the id. */
export function wasSeen(announcement: Said, seen: readonly string[], posted: boolean): boolean {
  return seen.includes(seenMark(announcement)) || (!posted && seen.includes(announcement.id));
}

/** What a phone keeps once it has shown an announcement, in place of what it kept under the same id. */
export function withSeen(announcement: Said, seen: readonly string[]): string[] {
  const { id } = announcement;
  const others = seen.filter((mark) => mark !== id && !mark.startsWith(`${id}#`));
  return [...others, seenMark(announcement)];
}

import { readJson, removeStored, writeJson } from '../data/storage.ts';
import { draftPrefix as prefix } from '../data/storage-keys.ts';

const area = 'sessionStorage';

/** What was typed into a form and not saved yet; undefined without any. */
export function draftOf<T extends object>(name: string): Partial<T> | undefined {
  const stored = readJson(prefix + name, area);
  return typeof stored === 'object' && stored !== null ? (stored as Partial<T>) : undefined;
}

/** Stores what is typed into a form until it is saved. */
export function keepDraft(name: string, values: object): void {
  writeJson(prefix + name, values, area);
}

/** Removes a draft: it was saved, or its writer has left. */
export function forgetDraft(name: string): void {
  writeJson(prefix + name, undefined, area);
}

/** Removes every draft (sign-out): the next person at this phone must not find them. */
export function forgetDrafts(): void {
  removeStored(prefix, area);
}

/** A single text that is kept like a form; empty without one. */
export function draftText(name: string): string {
  return draftOf<{ text: string }>(name)?.text ?? '';
}

/** Keeps a text; an empty one ends its draft. */
export function keepDraftText(name: string, text: string): void {
  if (text) keepDraft(name, { text });
  else forgetDraft(name);
}

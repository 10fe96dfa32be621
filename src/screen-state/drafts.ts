import { readJson, removeStored, writeJson } from '../data/device/storage.ts';
import { draftPrefix as prefix } from '../data/device/storage-keys.ts';

const area = 'sessionStorage';

/** The unsaved values of a form, or what else a tab keeps until its user leaves; undefined without any. */
export function draftOf<T extends object>(name: string): Partial<T> | undefined {
  const stored = readJson(prefix + name, area);
  return typeof stored === 'object' && stored !== null ? (stored as Partial<T>) : undefined;
}

/** Stores the unsaved values of a form. */
export function keepDraft(name: string, values: object): void {
  writeJson(prefix + name, values, area);
}

/** Removes a draft: it was saved, or its customer has signed out. */
export function forgetDraft(name: string): void {
  writeJson(prefix + name, undefined, area);
}

/** On sign-out: removes every draft, so that the phone's next user does not find them. */
export function forgetDrafts(): void {
  removeStored(prefix, area);
}

/** A draft of a single text; empty without one. */
export function draftText(name: string): string {
  return draftOf<{ text: string }>(name)?.text ?? '';
}

/** Stores a draft of a single text; an empty text removes it. */
export function keepDraftText(name: string, text: string): void {
  if (text) keepDraft(name, { text });
  else forgetDraft(name);
}

import { useSession } from '../data/customer/use-session.ts';
import { readJson, readText, removeStored, storedKeys, writeJson } from '../data/device/storage.ts';
import { lastUidKey, draftPrefix as prefix } from '../data/device/storage-keys.ts';

const area = 'sessionStorage';

/** A draft as it is stored; `by`: the uid of who typed it, missing for a visitor. */
interface StoredDraft {
  by?: string;
  values: object;
}

/** Name of the draft that keeps the e-mail address of a sign-in, and that of an account that was made here (`begun`). */
export const loginDraft = 'login';
/** Name of the draft that says why somebody signs in. */
export const purposeDraft = 'sign-in-purpose';
/** Drafts of the sign-in itself: a visitor's, whoever is signed in by then. */
const ofVisitors = [loginDraft, purposeDraft];

/**
 * The unsaved values of a form, or what else a tab keeps until its user leaves; undefined without any. What another account
 * has typed in this tab is nobody else's; what a visitor has typed is whoever's who signs in.
 */
export function draftOf<T extends object>(name: string): Partial<T> | undefined {
  const stored = read(name);
  return stored && (stored.by === undefined || stored.by === typist())
    ? (stored.values as Partial<T>)
    : undefined;
}

/** Stores the unsaved values of a form. */
export function keepDraft(name: string, values: object): void {
  const by = ofVisitors.includes(name) ? undefined : typist();
  const draft: StoredDraft = { ...(by !== undefined && { by }), values };
  writeJson(prefix + name, draft, area);
}

/** Removes a draft: it was saved, or its customer has signed out. */
export function forgetDraft(name: string): void {
  writeJson(prefix + name, undefined, area);
}

/** On sign-out: removes every draft, so that the phone's next user does not find them. */
export function forgetDrafts(): void {
  removeStored(prefix, area);
}

/** When `uid` signs in: removes what other accounts have typed here and left. */
export function forgetDraftsOfOthers(uid: string): void {
  const names = storedKeys(prefix, area).map((key) => key.slice(prefix.length));
  for (const name of names) if (![undefined, uid].includes(read(name)?.by)) forgetDraft(name);
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

function read(name: string): StoredDraft | undefined {
  const stored = readJson(prefix + name, area) as Partial<StoredDraft> | undefined;
  return typeof stored?.values === 'object' && stored.values !== null
    ? (stored as StoredDraft)
    : undefined;
}

/** Who types now: the account that is signed in; until that is known, the last one of this tab. */
function typist(): string | undefined {
  const session = useSession.getState();
  if (session.status === 'loading') return readText(lastUidKey, area) ?? undefined;
  return session.status === 'signed-in' ? session.uid : undefined;
}

import { useSyncExternalStore } from 'react';
import type { AppError } from '../domain/app-error.ts';
import { sameValue } from '../domain/same-value.ts';
import { readCache, writeCache } from './document-cache.ts';
import { clearStale, markStale } from './freshness.ts';
import { firestoreLoaded, loadFirestore } from './load-sdk.ts';
import { readPublicDocuments } from './public-documents.ts';
import { toAppError } from './to-app-error.ts';
import { whenIdle } from './when-idle.ts';

/** What a screen knows of a document: `undefined` value = missing (once `loading` is false). */
export interface DocumentState<T> {
  value: T | undefined;
  loading: boolean;
  error: AppError | undefined;
}

/** Neither there nor known to be missing: on its way, or failed. */
export function isPending({ value, loading, error }: DocumentState<unknown>): boolean {
  return value === undefined && (loading || error !== undefined);
}

/** One document as it is listened to. */
export interface DocumentSource<T> {
  path: string;
  /** Stored fields → the domain's shape. */
  parse: (data: Record<string, unknown>) => T;
  /**
   * Readable signed out: shown as this phone last saw it, then from a plain request; the SDK, which
   * weighs more than the screen, takes over once the page is quiet.
   */
  public?: boolean;
}

/** Stored fields; undefined = the document is missing. */
type Fields = Record<string, unknown> | undefined;

interface Entry {
  state: DocumentState<unknown>;
  /** The server itself has spoken since a screen began to show it. */
  confirmed: boolean;
  listeners: Set<() => void>;
  stop: () => void;
  closing: ReturnType<typeof setTimeout> | undefined;
}

const waiting: DocumentState<never> = { value: undefined, loading: true, error: undefined };
const entries = new Map<string, Entry>();
/** What public documents said last, for screens that open before they are listened to. */
const lastSeen = new Map<
  string,
  { state: DocumentState<unknown>; fields: Fields; at: number | undefined }
>();
const publicPaths = new Set<string>();

/** How long a listener outlives its last screen, so that going back and forth costs no reads. */
const lingerMs = 2000;

/**
 * The only place that listens to Firestore. A document has one listener however many components
 * show it, none when nobody does. `source` must be a constant or memoised; undefined listens to nothing.
 */
export function useLiveDocument<T>(source: DocumentSource<T> | undefined): DocumentState<T> {
  return useSyncExternalStore(
    (changed) => (source ? subscribe(source, changed) : () => {}),
    () => (source ? stateOf(source) : waiting),
    () => waiting,
  );
}

/**
 * Whether the server itself has spoken of a document since a screen began to show it. Until then it
 * is what this phone saw earlier, which may be over.
 */
export function useConfirmed<T>(source: DocumentSource<T>): boolean {
  return useSyncExternalStore(
    (changed) => subscribe(source, changed),
    () => entries.get(source.path)?.confirmed ?? false,
    () => false,
  );
}

/** Follows a document outside React; returns the function that ends it. */
export function followDocument<T>(
  source: DocumentSource<T>,
  changed: (state: DocumentState<T>) => void,
): () => void {
  const tell = () => changed(stateOf(source));
  const stop = subscribe(source, tell);
  tell();
  return stop;
}

/** Ends every listener on a user's own documents at once (sign-out); public ones go on. */
export function stopPrivateListeners(): void {
  for (const [path, entry] of entries) {
    if (publicPaths.has(path)) continue;
    entry.stop();
    entries.delete(path);
    for (const changed of entry.listeners) changed();
  }
}

function stateOf<T>(source: DocumentSource<T>): DocumentState<T> {
  return (entries.get(source.path)?.state ?? recall(source)?.state ?? waiting) as DocumentState<T>;
}

/** What this page, or else this phone on an earlier visit, last saw of a public document. */
function recall<T>(source: DocumentSource<T>) {
  if (!source.public) return;
  const known = lastSeen.get(source.path);
  if (known) return known;
  const seen = readCache(source.path);
  const state = seen ? { ...waiting, value: source.parse(seen.data), loading: false } : waiting;
  const recalled = { state, fields: seen?.data, at: seen?.at };
  lastSeen.set(source.path, recalled);
  return recalled;
}

function subscribe<T>(source: DocumentSource<T>, changed: () => void): () => void {
  let entry = entries.get(source.path);
  if (!entry) {
    entry = open(source);
    entries.set(source.path, entry);
  }
  const own = entry;
  clearTimeout(own.closing);
  own.listeners.add(changed);
  return () => {
    own.listeners.delete(changed);
    if (own.listeners.size > 0) return;
    own.closing = setTimeout(() => {
      own.stop();
      if (entries.get(source.path) === own) entries.delete(source.path);
    }, lingerMs);
  };
}

function open<T>(source: DocumentSource<T>): Entry {
  const { path } = source;
  const recalled = recall(source);
  let fields: Fields = recalled?.fields;
  let stopped = false;
  let unsubscribe = () => {};
  let seenAt = recalled?.at;
  let listening = false;
  const entry: Entry = {
    state: recalled?.state ?? waiting,
    confirmed: false,
    listeners: new Set(),
    stop: () => {
      stopped = true;
      unsubscribe();
      clearStale(path);
    },
    closing: undefined,
  };
  if (!entry.state.loading) markStale(path, seenAt);

  const tell = (state: DocumentState<unknown>) => {
    entry.state = state;
    for (const changed of entry.listeners) changed();
  };
  /** Tells what is new to the screens; false when nothing is. */
  const show = (data: Fields): boolean => {
    const { loading, error } = entry.state;
    // The same words from the next speaker must not draw the screen again.
    if (!loading && !error && sameValue(fields, data)) return false;
    fields = data;
    tell({ value: data && source.parse(data), loading: false, error: undefined });
    return true;
  };
  const confirm = (data: Fields) => {
    seenAt = Date.now();
    const first = !entry.confirmed;
    entry.confirmed = true;
    // Where the server says what is shown already, only that it has said so is new.
    if (!show(data) && first) tell(entry.state);
    clearStale(path);
    if (!source.public) return;
    lastSeen.set(path, { state: entry.state, fields, at: seenAt });
    writeCache(path, data);
  };
  const fail = (error: unknown) => {
    if (!stopped) tell({ ...entry.state, loading: false, error: toAppError(error) });
  };

  // Tabs share the SDK's store, and one can be told that a document is missing which has only not
  // reached it yet. A failure leaves what is known.
  const readAgain = () => {
    readPublicDocuments([path]).then(
      (found) => {
        if (!stopped) confirm(found.get(path));
      },
      () => {},
    );
  };

  // Where the SDK is there already, it alone reads.
  const plainly = source.public === true && !firestoreLoaded();
  if (source.public) publicPaths.add(path);
  if (plainly) {
    readPublicDocuments([path]).then(
      (found) => {
        if (!stopped && !listening) confirm(found.get(path));
      },
      // The listener below reports the same trouble if it lasts.
      () => {},
    );
  }
  const listen = async () => {
    if (plainly) await whenIdle();
    if (stopped) return;
    const { db, doc, onSnapshot } = await loadFirestore();
    if (stopped) return;
    unsubscribe = onSnapshot(
      doc(db, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.metadata.fromCache) {
          listening = true;
          if (source.public && fields && !snapshot.exists()) readAgain();
          else confirm(snapshot.data());
          return;
        }
        // What is shown already is no older than the SDK's store, and while that is empty it says
        // nothing about the server's document.
        if (!listening && (!entry.state.loading || !snapshot.exists())) return;
        show(snapshot.data());
        markStale(path, seenAt);
      },
      fail,
    );
  };
  listen().catch(fail);
  return entry;
}

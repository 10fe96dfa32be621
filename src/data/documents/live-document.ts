import { useSyncExternalStore } from 'react';
import type { AppError } from '../../domain/lib/app-error.ts';
import { sameValue } from '../../domain/lib/same-value.ts';
import { onDocumentsClosed } from '../customer/forget-documents.ts';
import { toAppError } from '../firebase/to-app-error.ts';
import { afterFirstPaint, holdBackgroundWork } from './after-first-paint.ts';
import { readCache, writeCache } from './document-cache.ts';
import { fetchDocuments, fetchOwnDocuments, learnServerTime } from './fetch-documents.ts';
import { clearStale, markStale } from './freshness.ts';
import { keepListening } from './keep-listening.ts';
import { loadFirestore, renewFirestore } from './load-sdk.ts';
import { onStored } from './stored-changes.ts';

/** A document's path, and how its stored fields are parsed into the domain's type. */
export interface DocumentSource<T> {
  path: string;
  parse: (data: Record<string, unknown>) => T;
  /** Readable without signing in: cached on the phone, and fetched before the SDK is loaded. */
  public?: boolean;
}

/** The state of a document on a screen: `value` undefined = missing (once `loading` is false). */
export interface DocumentState<T> {
  value: T | undefined;
  loading: boolean;
  error: AppError | undefined;
}

/** True while the document is loading or has failed, with no value known. */
export function isPending({ value, loading, error }: DocumentState<unknown>): boolean {
  return value === undefined && (loading || error !== undefined);
}

/** A document that a screen shows or has shown since the page was opened. */
interface Entry {
  source: DocumentSource<unknown>;
  state: DocumentState<unknown>;
  fields?: Record<string, unknown> | undefined;
  /** When the server last confirmed it, epoch ms. */
  seenAt?: number | undefined;
  /** True once the server has confirmed it since a screen began to show it. */
  confirmed: boolean;
  subscribers: Set<() => void>;
  /** Stops reading the document; undefined while no screen shows it. */
  reading?: AbortController | undefined;
  /** Called when there is something to show, or when there will be nothing. */
  settle?: (() => void) | undefined;
  closing?: ReturnType<typeof setTimeout>;
}

const initialState: DocumentState<never> = { value: undefined, loading: true, error: undefined };
const entries = new Map<string, Entry>();
let paused = false;
/** Whether a listener of this page has heard from the server; the first one takes longer than a plain request. */
let listening = false;
/** While React hydrates a prerendered screen, its documents count as loading; undefined before that. */
let hydrating: boolean | undefined;

/** How long a listener outlives its last screen, so that going back and forth costs no reads, ms. */
const lingerMs = 2000;

/** Listens to a document. `source` must be a constant or memoised; undefined listens to nothing. */
export function useLiveDocument<T>(source: DocumentSource<T> | undefined): DocumentState<T> {
  return useSyncExternalStore(
    (changed) => (source ? subscribe(entryOf(source), changed) : () => {}),
    () => (source && !hydrating ? (entryOf(source).state as DocumentState<T>) : initialState),
    () => {
      hydrating ??= true;
      // Parsed in a slice of the hydration, so that showing it takes less time.
      if (source) entryOf(source);
      return initialState;
    },
  );
}

/** Whether the server has confirmed a document since a screen began to show it. */
export function useConfirmed(source: DocumentSource<unknown> | undefined): boolean {
  return useSyncExternalStore(
    (changed) => (source ? subscribe(entryOf(source), changed) : () => {}),
    () => source !== undefined && !hydrating && entryOf(source).confirmed,
    () => false,
  );
}

/** Observes a document outside React, starting with its present state; returns the function that stops it. */
export function observeDocument<T>(
  source: DocumentSource<T>,
  changed: (state: DocumentState<T>) => void,
): () => void {
  const entry = entryOf(source);
  const notify = () => changed(entry.state as DocumentState<T>);
  const stop = subscribe(entry, notify);
  notify();
  return stop;
}

/**
 * Observes the stored fields of a document that a screen shows, and whether its listener has failed; undefined if no
 * screen shows it. Returns the function that stops it.
 */
export function observeShown(
  path: string,
  changed: (fields: Record<string, unknown> | undefined, failed: boolean) => void,
): (() => void) | undefined {
  const entry = entries.get(path);
  if (!entry || entry.subscribers.size === 0) return undefined;
  return observeDocument(entry.source, ({ error }) => changed(entry.fields, error !== undefined));
}

/**
 * On sign-out: closes the listeners of a user's own documents and discards their state; public ones continue.
 */
export function stopPrivateListeners(): void {
  for (const entry of entries.values()) if (!entry.source.public) close(entry);
}

/**
 * Deletes the documents of somebody who has left from the SDK's cache (`forgetDocumentsLater`), or opens it anew where
 * another tab has deleted them; the listeners of what the screens show begin again.
 */
export function renewDocuments(how: 'forget' | 'reopen'): void {
  const shown = [...entries.values()].filter(({ reading }) => reading);
  for (const entry of shown) stopReading(entry);
  renewFirestore(how);
  for (const entry of shown) startReading(entry);
}

onDocumentsClosed(() => renewDocuments('reopen'));

/**
 * Asks by a plain request for a customer's own documents on the screen, where no listener has heard from the server:
 * something on the phone may block listeners alone, and what was just stored would never be shown.
 */
function askForOwn(): void {
  if (listening) return;
  for (const entry of entries.values()) {
    const signal = entry.reading?.signal;
    const { path, public: isPublic } = entry.source;
    if (!signal || isPublic) continue;
    fetchOwnDocuments([path]).then(
      (found) => !signal.aborted && !listening && confirm(entry, found.get(path)),
      (error: unknown) => console.warn('not asked for again', path, error),
    );
  }
}
onStored(askForOwn);

/** Stops all listeners while `pause` is true: screens keep what they show, and catch up afterwards. */
export function pauseDocuments(pause: boolean): void {
  paused = pause;
  for (const entry of entries.values()) {
    if (pause) stopReading(entry);
    else if (entry.subscribers.size > 0) startReading(entry);
  }
}

function entryOf(source: DocumentSource<unknown>): Entry {
  let entry = entries.get(source.path);
  if (!entry) {
    entry = { source, state: initialState, confirmed: false, subscribers: new Set() };
    const cached = source.public && readCache(source.path);
    if (cached) {
      entry.state = { ...initialState, value: source.parse(cached.data), loading: false };
      entry.fields = cached.data;
      entry.seenAt = cached.at;
    }
    entries.set(source.path, entry);
  }
  return entry;
}

function subscribe(entry: Entry, changed: () => void): () => void {
  clearTimeout(entry.closing);
  entry.subscribers.add(changed);
  startReading(entry);
  if (hydrating) setTimeout(endHydration);
  return () => {
    entry.subscribers.delete(changed);
    if (entry.subscribers.size === 0) entry.closing = setTimeout(close, lingerMs, entry);
  };
}

/** Shows what is known in a task after that of the hydration, so that a tap doesn't wait for both. */
function endHydration(): void {
  if (!hydrating) return;
  hydrating = false;
  for (const entry of entries.values()) notify(entry);
}

function startReading(entry: Entry): void {
  if (entry.reading || paused) return;
  entry.reading = new AbortController();
  const { signal } = entry.reading;
  if (!entry.source.public && entry.state.loading) {
    // What waits for the idle page, such as listeners to large public documents, comes after a customer's own.
    holdBackgroundWork(
      new Promise<void>((resolve) => {
        entry.settle = resolve;
      }),
    );
  }
  void keepListening(
    signal,
    (answered, attempt) => read(entry, attempt, answered),
    (error) => fail(entry, error),
  );
}

function stopReading(entry: Entry): void {
  entry.reading?.abort();
  entry.reading = undefined;
  entry.settle?.();
}

function close(entry: Entry): void {
  stopReading(entry);
  entry.confirmed = false;
  clearStale(entry.source.path);
  if (entry.source.public) return;
  Object.assign(entry, { state: initialState, fields: undefined, seenAt: undefined });
  notify(entry);
}

/**
 * Shows the cached document, then the fetched one, then what the listener receives; nothing of a customer's own is
 * cached here. Rejects when the listener
 * ends or can't be started.
 */
async function read(entry: Entry, signal: AbortSignal, answered: () => void): Promise<void> {
  const { path } = entry.source;
  let listenerAnswered = false;
  markAwaited(entry);
  if (!listening) {
    const fetch = entry.source.public ? fetchDocuments : fetchOwnDocuments;
    await new Promise<void>((startListening) => {
      fetch([path]).then(
        // If the listener has answered first, its data is newer.
        (found) => !signal.aborted && !listenerAnswered && confirm(entry, found.get(path)),
        // The failure changes nothing; if it lasts, the listener reports it.
        () => startListening(),
      );
      afterFirstPaint().then(startListening);
    });
    if (signal.aborted) return;
  }
  const { db, doc, onSnapshot } = await loadFirestore();
  if (signal.aborted) return;
  await new Promise<never>((_, end) => {
    const unsubscribe = onSnapshot(
      doc(db, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) {
          // The SDK's cache is no newer than what is shown, and an empty cache does not mean that the document
          // is missing.
          if (entry.state.loading && !snapshot.exists()) return;
          if (entry.state.loading) show(entry, snapshot.data());
          markStale(path, entry.seenAt);
          return;
        }
        listenerAnswered = true;
        listening = true;
        learnServerTime();
        answered();
        if (entry.source.public && entry.fields && !snapshot.exists()) {
          // Tabs share the SDK's cache, which may report a document as missing that has only not reached it
          // yet: ask the server itself.
          fetchDocuments([path]).then(
            (found) => !signal.aborted && confirm(entry, found.get(path)),
            (error) => {
              unsubscribe();
              end(error);
            },
          );
        } else confirm(entry, snapshot.data());
      },
      end,
    );
    signal.addEventListener('abort', unsubscribe);
  });
}

/** Shows what the server has sent and marks it as confirmed. */
function confirm(entry: Entry, fields: Entry['fields']): void {
  Object.assign(entry, { confirmed: true, seenAt: Date.now() });
  show(entry, fields);
  clearStale(entry.source.path);
  if (entry.source.public) writeCache(entry.source.path, fields);
}

/** Shows stored fields; if they equal what is shown, the state stays the same object. */
function show(entry: Entry, fields: Entry['fields']): void {
  const { loading, error } = entry.state;
  if (loading || error || !sameValue(entry.fields, fields)) {
    entry.fields = fields;
    const value = fields && entry.source.parse(fields);
    entry.state = { value, loading: false, error: undefined };
  }
  entry.settle?.();
  notify(entry);
}

/** Shows an error in addition to the last known value, which is stale from now on; without one the screen says what is wrong. */
function fail(entry: Entry, error: unknown): void {
  if (isShown(entry)) markAwaited(entry);
  else clearStale(entry.source.path);
  entry.state = { ...entry.state, loading: false, error: toAppError(error) };
  entry.settle?.();
  notify(entry);
}

/** Says that the server has yet to confirm what is shown of a document, if anything is. */
function markAwaited(entry: Entry): void {
  markStale(entry.source.path, isShown(entry) ? entry.seenAt : null);
}

/** Whether there is anything to show of a document. */
const isShown = ({ fields, seenAt }: Entry) => fields !== undefined || seenAt !== undefined;

function notify({ subscribers }: Entry): void {
  for (const changed of subscribers) changed();
}

import { useSyncExternalStore } from 'react';
import { sameValue } from '../../domain/lib/same-value.ts';
import { onDocumentsClosed } from '../customer/forget-documents.ts';
import { toAppError } from '../firebase/to-app-error.ts';
import { afterFirstPaint, holdBackgroundWork } from './after-first-paint.ts';
import { readCache, writeCache } from './document-cache.ts';
import {
  type DocumentEvent,
  type DocumentState,
  isShown,
  type Known,
  loadingState,
  next,
  nothingKnown,
} from './document-state.ts';
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

/** True while the document is loading or has failed, with no value known. */
export function isPending({ value, loading, error }: DocumentState<unknown>): boolean {
  return value === undefined && (loading || error !== undefined);
}

/** A document that a screen shows or has shown since the page was opened. */
interface Entry {
  readonly source: DocumentSource<unknown>;
  readonly subscribers: Set<() => void>;
  known: Known;
  /** Undefined while no screen shows it. */
  reading?: Reading | undefined;
  closing?: ReturnType<typeof setTimeout>;
}

interface Reading {
  stop: AbortController;
  /** Called when there is something to show, or when there will be nothing. */
  settle: () => void;
  /** Whether a request has told the document while its listener had not answered (`askForOwn`). */
  asked?: boolean;
}

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
    () => (source && !hydrating ? (entryOf(source).known.state as DocumentState<T>) : loadingState),
    () => {
      hydrating ??= true;
      // Parsed in a slice of the hydration, so that showing it takes less time.
      if (source) entryOf(source);
      return loadingState;
    },
  );
}

/** Whether the server has confirmed a document since a screen began to show it. */
export function useConfirmed(source: DocumentSource<unknown> | undefined): boolean {
  return useSyncExternalStore(
    (changed) => (source ? subscribe(entryOf(source), changed) : () => {}),
    () => source !== undefined && !hydrating && entryOf(source).known.confirmed,
    () => false,
  );
}

/** Observes a document outside React, starting with its present state; returns the function that stops it. */
export function observeDocument<T>(
  source: DocumentSource<T>,
  changed: (state: DocumentState<T>) => void,
): () => void {
  const entry = entryOf(source);
  const notify = () => changed(entry.known.state as DocumentState<T>);
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
  return observeDocument(entry.source, ({ error }) =>
    changed(entry.known.fields, error !== undefined),
  );
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
    const { reading } = entry;
    const { path, public: isPublic } = entry.source;
    if (!reading || isPublic) continue;
    fetchOwnDocuments([path]).then(
      (found) => {
        if (reading.stop.signal.aborted || listening) return;
        reading.asked = true;
        confirm(entry, found.get(path));
      },
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
    entry = { source, known: nothingKnown, subscribers: new Set() };
    const cached = source.public && readCache(source.path);
    if (cached) happens(entry, { kind: 'remembered', fields: cached.data, at: cached.at });
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
  const reading: Reading = { stop: new AbortController(), settle: () => {} };
  entry.reading = reading;
  if (!entry.source.public && entry.known.state.loading) {
    // What waits for the idle page, such as listeners to large public documents, comes after a customer's own.
    holdBackgroundWork(
      new Promise<void>((resolve) => {
        reading.settle = resolve;
      }),
    );
  }
  void keepListening(
    reading.stop.signal,
    (answered, attempt) => read(entry, attempt, answered),
    (error) => happens(entry, { kind: 'failed', error: toAppError(error) }),
  );
}

function stopReading(entry: Entry): void {
  entry.reading?.stop.abort();
  entry.reading?.settle();
  entry.reading = undefined;
}

function close(entry: Entry): void {
  stopReading(entry);
  happens(entry, { kind: entry.source.public ? 'left' : 'forgotten' });
}

/**
 * Shows the cached document, then the fetched one, then what the listener receives; nothing of a customer's own is
 * cached here. Rejects when the listener
 * ends or can't be started.
 */
async function read(entry: Entry, signal: AbortSignal, answered: () => void): Promise<void> {
  const { path } = entry.source;
  const fetch = entry.source.public ? fetchDocuments : fetchOwnDocuments;
  let answers = 0;
  happens(entry, { kind: 'asked' });
  if (!listening) {
    await new Promise<void>((startListening) => {
      fetch([path]).then(
        // If the listener has answered first, its data is newer.
        (found) => !signal.aborted && answers === 0 && confirm(entry, found.get(path)),
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
          happens(entry, { kind: 'from-cache', fields: snapshot.data() });
          return;
        }
        answers += 1;
        const answer = answers;
        listening = true;
        learnServerTime();
        answered();
        const { fields } = entry.known;
        // Tabs share the SDK's cache, which may report a document as missing that has only not reached it yet.
        const isMissed = entry.source.public && fields && !snapshot.exists();
        // The server may have read it before a change that a request has told since.
        const isBefore =
          answer === 1 && entry.reading?.asked && !sameValue(fields, snapshot.data());
        if (isMissed || isBefore) {
          fetch([path]).then(
            (found) => !signal.aborted && answer === answers && confirm(entry, found.get(path)),
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

/** Shows what the server has sent; what is public, the phone remembers. */
function confirm(entry: Entry, fields: Known['fields']): void {
  happens(entry, { kind: 'confirmed', fields, at: Date.now() });
  if (entry.source.public) writeCache(entry.source.path, fields);
}

/** Lets an event change what is known of a document, and tells all that depends on it. */
function happens(entry: Entry, event: DocumentEvent): void {
  const { path, parse } = entry.source;
  const before = entry.known;
  const known = next(before, event, parse);
  if (known === before) return;
  entry.known = known;
  if (known.awaited) markStale(path, isShown(known) ? known.seenAt : null);
  else if (before.awaited) clearStale(path);
  if (!known.state.loading) entry.reading?.settle();
  if (known.state !== before.state || known.confirmed !== before.confirmed) notify(entry);
}

function notify({ subscribers }: Entry): void {
  for (const changed of subscribers) changed();
}

import type { AppError } from '../../domain/lib/app-error.ts';
import { sameValue } from '../../domain/lib/same-value.ts';

/** The state of a document on a screen: `value` undefined = missing (once `loading` is false). */
export interface DocumentState<T> {
  value: T | undefined;
  loading: boolean;
  error: AppError | undefined;
}

type Fields = Record<string, unknown>;

/** What is known of a document. It never changes: what happens to the document has another one follow. */
export interface Known<T = unknown> {
  /** What screens show; the same object as long as that is the same. */
  readonly state: DocumentState<T>;
  readonly fields: Fields | undefined;
  /** When the server last confirmed it, epoch ms. */
  readonly seenAt: number | undefined;
  /** Whether the server has confirmed it since a screen began to show it. */
  readonly confirmed: boolean;
  /** Whether the server is yet to confirm what is shown, or that there is something to show. */
  readonly awaited: boolean;
}

/** What can happen to a document. */
export type DocumentEvent =
  /** The phone's own cache had it when the first screen asked for it. */
  | { kind: 'remembered'; fields: Fields; at: number }
  /** The server is being asked. */
  | { kind: 'asked' }
  /** The SDK has told what its cache has, which is no newer than what is shown. */
  | { kind: 'from-cache'; fields: Fields | undefined }
  /** The server has told what it has. */
  | { kind: 'confirmed'; fields: Fields | undefined; at: number }
  /** What listened has ended, or could not begin. */
  | { kind: 'failed'; error: AppError }
  /** No screen shows it any more. */
  | { kind: 'left' }
  /** Nobody may see it any more. */
  | { kind: 'forgotten' };

export const loadingState: DocumentState<never> = {
  value: undefined,
  loading: true,
  error: undefined,
};

/** Of a document nothing is known at first. */
export const nothingKnown: Known<never> = {
  state: loadingState,
  fields: undefined,
  seenAt: undefined,
  confirmed: false,
  awaited: false,
};

/** What is known of a document after an event; the same object where that changes nothing. */
export function next<T>(
  known: Known<T>,
  event: DocumentEvent,
  parse: (fields: Fields) => T,
): Known<T> {
  switch (event.kind) {
    case 'remembered':
      return { ...showing(known, event.fields, parse), seenAt: event.at };
    case 'asked':
      return awaiting(known);
    case 'from-cache':
      if (!known.state.loading) return awaiting(known);
      // An empty cache does not mean that the document is missing.
      return event.fields ? awaiting(showing(known, event.fields, parse)) : known;
    case 'confirmed':
      return {
        ...showing(known, event.fields, parse),
        seenAt: event.at,
        confirmed: true,
        awaited: false,
      };
    case 'failed':
      return {
        ...known,
        state: { ...known.state, loading: false, error: event.error },
        // Without anything to show, the screen says what is wrong.
        awaited: isShown(known),
      };
    case 'left':
      return { ...known, confirmed: false, awaited: false };
    case 'forgotten':
      return nothingKnown;
  }
}

/** Whether there is anything to show of a document, be it that it is missing. */
export function isShown({ fields, seenAt }: Known): boolean {
  return fields !== undefined || seenAt !== undefined;
}

function awaiting<T>(known: Known<T>): Known<T> {
  return known.awaited ? known : { ...known, awaited: true };
}

/** Shows stored fields; if they equal what is shown, its state stays the same object. */
function showing<T>(
  known: Known<T>,
  fields: Fields | undefined,
  parse: (fields: Fields) => T,
): Known<T> {
  const { loading, error } = known.state;
  if (!loading && !error && sameValue(known.fields, fields)) return known;
  const value = fields && parse(fields);
  return { ...known, fields, state: { value, loading: false, error: undefined } };
}

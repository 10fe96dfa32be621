import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../domain/lib/app-error.ts';
import {
  type DocumentEvent,
  isShown,
  type Known,
  loadingState,
  next,
  nothingKnown,
} from './document-state.ts';

const parse = vi.fn(({ n }: Record<string, unknown>) => Number(n));
const error = new AppError('network');

/** What is known after these events, the first of which finds nothing known. */
const knownAfter = (...events: DocumentEvent[]) =>
  events.reduce<Known<number>>((known, event) => next(known, event, parse), nothingKnown);

const fields = (n: number) => ({ n });
const asked: DocumentEvent = { kind: 'asked' };
const remembered: DocumentEvent = { kind: 'remembered', fields: fields(1), at: 5 };
const fromCache = (n?: number): DocumentEvent => ({
  kind: 'from-cache',
  fields: n === undefined ? undefined : fields(n),
});
const confirmed = (n?: number, at = 9): DocumentEvent => ({
  kind: 'confirmed',
  fields: n === undefined ? undefined : fields(n),
  at,
});
const failed: DocumentEvent = { kind: 'failed', error };
const left: DocumentEvent = { kind: 'left' };
const forgotten: DocumentEvent = { kind: 'forgotten' };
const is = (value: number | undefined) => ({ value, loading: false, error: undefined });

describe('what a screen shows', () => {
  it.each<[string, DocumentEvent[], unknown]>([
    ['nothing at first', [], loadingState],
    ['nothing while the server is asked', [asked], loadingState],
    ['what the phone remembers', [remembered], is(1)],
    ['what the SDK’s cache has, while there is nothing else', [asked, fromCache(2)], is(2)],
    ['nothing of an empty cache', [asked, fromCache()], loadingState],
    ['no cache over what is shown', [remembered, fromCache(2)], is(1)],
    ['no cache over an error', [failed, fromCache(2)], { value: undefined, loading: false, error }],
    ['what the server has', [remembered, confirmed(3)], is(3)],
    ['that it is missing', [confirmed(3), confirmed()], is(undefined)],
    ['an error beside what it had', [confirmed(3), failed], { value: 3, loading: false, error }],
    ['an error alone', [asked, failed], { value: undefined, loading: false, error }],
    ['no error once the server has answered the same', [confirmed(3), failed, confirmed(3)], is(3)],
    ['what it showed, for the next screen', [confirmed(3), left], is(3)],
    ['nothing of what nobody may see any more', [confirmed(3), forgotten], loadingState],
  ])('is %s', (_, events, state) => {
    expect(knownAfter(...events).state).toEqual(state);
  });

  it('is the same object while the same is shown, and parsed once', () => {
    parse.mockClear();
    const first = knownAfter(remembered);
    const same = [asked, fromCache(1), confirmed(1), fromCache(2), left].reduce(
      (known, event) => next(known, event, parse),
      first,
    );
    expect(same.state).toBe(first.state);
    expect(parse).toHaveBeenCalledTimes(1);
  });
});

describe('the server’s word', () => {
  it.each<[string, DocumentEvent[], Partial<Known>]>([
    ['is not given at first', [], { confirmed: false, awaited: false, seenAt: undefined }],
    ['is awaited once it is asked', [asked], { confirmed: false, awaited: true }],
    [
      'is awaited over a cache',
      [confirmed(1), fromCache(1)],
      { confirmed: true, awaited: true, seenAt: 9 },
    ],
    ['is not awaited for an empty cache', [fromCache()], { awaited: false }],
    ['is known by its time', [asked, confirmed(1)], { confirmed: true, awaited: false, seenAt: 9 }],
    ['stays known by what the phone remembers', [remembered], { confirmed: false, seenAt: 5 }],
    [
      'is awaited after a failure, for what is shown',
      [confirmed(1), failed],
      { confirmed: true, awaited: true },
    ],
    ['is awaited after a failure, for what is missing', [confirmed(), failed], { awaited: true }],
    [
      'is not awaited after a failure that leaves nothing shown',
      [asked, failed],
      { awaited: false },
    ],
    [
      'is needed anew by a later screen',
      [confirmed(1), left],
      { confirmed: false, awaited: false, seenAt: 9 },
    ],
    [
      'is forgotten with the document',
      [confirmed(1), forgotten],
      { confirmed: false, seenAt: undefined },
    ],
  ])('%s', (_, events, known) => {
    expect(knownAfter(...events)).toMatchObject(known);
  });
});

it.each<[string, DocumentEvent[], boolean]>([
  ['nothing is known', [], false],
  ['it failed', [failed], false],
  ['the SDK’s cache has it', [fromCache(1)], true],
  ['it is missing', [confirmed()], true],
])('there is something to show or not, where %s', (_, events, shown) => {
  expect(isShown(knownAfter(...events))).toBe(shown);
});

it('nothing is made anew where nothing changes', () => {
  const waiting = knownAfter(asked);
  expect(next(waiting, asked, parse)).toBe(waiting);
  expect(next(waiting, fromCache(), parse)).toBe(waiting);
});

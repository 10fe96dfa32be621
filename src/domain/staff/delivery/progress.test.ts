import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const noon = 1_700_000_000_000;
const window = (hour: number) => ({ from: noon + hour, to: noon + hour + 1 });
const stops = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, place: at + 1, window: undefined }));
const by = (name: string, at: number) => ({ by: name, at });
const shown = (
  delivered: Record<string, ReturnType<typeof by>>,
  driver = 'me',
  all: Parameters<typeof progressOf>[0] = stops,
) => {
  const { next, last } = progressOf(all, new Map(Object.entries(delivered)), driver);
  return {
    next: next.map(({ stop }) => stop.id).join(),
    left: next.map(({ left }) => left).join(),
    last: last?.id,
  };
};

describe('progressOf', () => {
  it('begins with the first stop', () => {
    expect(shown({})).toEqual({ next: 'a', left: '4', last: undefined });
  });

  it('goes on after the stop that was delivered last, and comes back to what was skipped', () => {
    expect(shown({ b: by('me', 1) })).toEqual({ next: 'c', left: '3', last: 'b' });
    expect(shown({ b: by('me', 1), d: by('me', 3), c: by('me', 2) })).toEqual({
      ...{ next: 'a', left: '1', last: 'd' },
    });
  });

  it('takes marks that were not sent yet for the newest, the later stop of several', () => {
    expect(shown({ a: by('me', 0), b: by('me', 0), d: by('me', 9) })).toEqual({
      ...{ next: 'c', left: '1', last: 'b' },
    });
  });

  it('has no next stop once all were delivered, also by somebody else', () => {
    const all = Object.fromEntries(stops.map(({ id }, at) => [id, by('me', at + 1)]));
    expect(shown(all)).toEqual({ next: '', left: '', last: 'd' });
    expect(shown(all, 'you')).toEqual({ next: '', left: '', last: undefined });
    expect(shown({ a: by('you', 1) })).toEqual({ next: 'b', left: '3', last: undefined });
  });

  it('shows two drivers the first stop of both runs until they have begun', () => {
    const two = stops.map((stop, at) => ({ ...stop, window: window(at % 2) }));
    expect(shown({}, 'me', two)).toEqual({ next: 'a,c', left: '2,2', last: undefined });
    expect(shown({ c: by('you', 1) }, 'me', two).next).toBe('a');
    expect(shown({ a: by('you', 1), c: by('you', 2) }, 'me', two).next).toBe('b');
  });

  it('keeps two drivers to their own runs, and then helps the other', () => {
    const two = stops.map((stop, at) => ({ ...stop, window: window(at % 2) }));
    const begun = { a: by('you', 1) };
    expect(shown(begun, 'you', two)).toEqual({ next: 'b', left: '1', last: 'a' });
    expect(shown(begun, 'me', two)).toEqual({ next: 'c', left: '2', last: undefined });
    const own = { ...begun, b: by('you', 2) };
    expect(shown(own, 'you', two)).toEqual({ next: 'c', left: '2', last: 'b' });
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A back channel that records what is written to it. */
function backChannel() {
  const written: string[] = [];
  let ended = false;
  const channel: unknown = {
    write: (text: string) => written.push(text),
    end: () => {
      ended = true;
    },
    on: () => {},
  };
  return { channel: channel as Parameters<Session['open']>[0], written, ended: () => ended };
}

test('a client without a back channel is dropped after 90 seconds, and its stream is closed', () => {
  const ends: string[] = [];
  const session = new Session(() => ends.push('session'));
  session.attach({ receive: () => {}, close: () => ends.push('stream') });
  vi.advanceTimersByTime(89_000);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(ends).toEqual(['stream', 'session']);
});

test('a back channel gets a noop every 30 seconds and ends after 60', () => {
  const session = new Session(() => {});
  const { channel, written, ended } = backChannel();
  session.open(channel, false);
  expect(written).toEqual(['14\n[[1,["noop"]]]']);
  vi.advanceTimersByTime(30_000);
  expect(written).toHaveLength(2);
  expect(ended()).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(ended()).toBe(true);
});

test('a client that never reads is dropped before it uses up memory', () => {
  let gone = false;
  const session = new Session(() => {
    gone = true;
  });
  for (let i = 0; i < 70 && !gone; i++) session.send([{ text: 'x'.repeat(1024 * 1024) }]);
  expect(gone).toBe(true);
});

test('messages of one turn are sent in one piece, and again only to a new back channel', () => {
  const session = new Session(() => {});
  const first = backChannel();
  session.open(first.channel, false);
  session.send([{ a: 1 }, { b: 2 }]);
  expect(first.written.slice(1)).toEqual(['29\n[[2,[{"a":1}]],[3,[{"b":2}]]]']);
  session.acknowledge(2);
  const second = backChannel();
  session.open(second.channel, true);
  expect(second.written).toHaveLength(1);
  expect(second.written[0]).toContain('[3,[{"b":2}]]');
  expect(second.written[0]).not.toContain('[2,');
  expect(second.ended()).toBe(true);
});

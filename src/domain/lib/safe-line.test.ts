import { expect, test } from 'vitest';
import { toSafeLine, withoutDirections } from './safe-line.ts';

test.each([
  ['escapes of a terminal', 'a\u001b[2Kb', 'a [2Kb'],
  ['direction marks', 'a\u202egnp\u2066b', 'a gnp b'],
  ['line ends', 'a\nb\u2028c\r\nd', 'a b c d'],
  ['letters that nobody sees', 'a\u200bb\ufeffc', 'a b c'],
])('takes out %s', (_, words, shown) => {
  expect(toSafeLine(words)).toBe(shown);
});

test('leaves Korean, emoji and punctuation as they are', () => {
  expect(toSafeLine('김하늘 🍲 (5 / 12 Smith St)')).toBe('김하늘 🍲 (5 / 12 Smith St)');
});

test('text without directions keeps everything else of it', () => {
  expect(withoutDirections('\u202a\u202b0400\u202c \u202d\u202e가\u2066\u2067나\u2068\u2069')).toBe(
    '0400 가나',
  );
  expect(withoutDirections('👩‍🍳 O’Neil\n')).toBe('👩‍🍳 O’Neil\n');
});

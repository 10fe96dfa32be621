import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutText } from './cut-text.ts';

const family = '👨‍👩‍👧‍👦';
const flag = '🇰🇷';
const skin = '👍🏽';
/** 한글 as macOS writes file names, in single letters. */
const jamo = '한글'.normalize('NFD');

afterEach(() => vi.unstubAllGlobals());

describe('cutText', () => {
  it.each([
    ['a text that is short enough', 'hello', 5, '', 'hello'],
    ['letters', 'hello', 4, '', 'hell'],
    ['an ending within the limit', 'hello there', 8, '...', 'hello...'],
    ['an ending of one letter', 'hello', 4, '…', 'hel…'],
    ['no ending where nothing was cut', 'hello', 5, '…', 'hello'],
    ['an emoji of two code units', 'ab😀', 3, '', 'ab'],
    ['a family whole', `ab${family}`, 2 + family.length, '', `ab${family}`],
    ['a family not at all', `ab${family}`, 1 + family.length, '', 'ab'],
    ['a flag', `${flag}${flag}`, 7, '', flag],
    ['a hand with its colour', `a${skin}`, 3, '', 'a'],
    ['a letter with its accent', 'cafe\u0301s', 4, '', 'caf'],
    ['a heart with its selector', 'a❤️', 2, '', 'a'],
    ['a keycap', '1️⃣2️⃣', 4, '', '1️⃣'],
    ['a syllable of single letters', jamo, 4, '', '한'.normalize('NFD')],
    ['Korean', '김치찌개 두 그릇', 4, '', '김치찌개'],
    ['a line break of two units', 'a\r\nb', 2, '', 'a'],
    ['half a pair', 'a\ud83d', 5, '', 'a\ufffd'],
    ['the other half', '\ude00a', 5, '', '\ufffda'],
    ['nothing', '', 0, '', ''],
    ['everything', 'a', 0, '', ''],
  ])('keeps %s', (_, text, most, ending, cut) => {
    expect(cutText(text, most, ending)).toBe(cut);
  });

  it('cuts between code points where the browser knows no more', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(cutText('ab😀', 3)).toBe('ab');
    expect(cutText('ab😀', 4)).toBe('ab😀');
  });

  it('is never too long, well-formed, and a beginning of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('', '…', '...'),
        (text, most, ending) => {
          const cut = cutText(text, most + ending.length, ending);
          expect(cut.length).toBeLessThanOrEqual(most + ending.length);
          expect(cut).not.toMatch(/\p{Cs}/u);
          const kept = cut.endsWith(ending) ? cut.slice(0, cut.length - ending.length) : cut;
          expect(text.replace(/\p{Cs}/gu, '\ufffd').startsWith(kept)).toBe(true);
        },
      ),
      { seed: 20_261_128 },
    );
  });
});

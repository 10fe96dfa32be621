import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  );

const utf16 = (text: string, littleEndian: boolean) =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return littleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });

/** "id,title" and 김치찌개 as CP949 writes it. */
const kimchi = [0xb1, 0xe8, 0xc4, 0xa1, 0xc2, 0xee, 0xb0, 0xb3];

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytes('id,title\na,김치찌개'), 'id,title\na,김치찌개', 'utf-8'],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], '김치'), '김치', 'utf-8'],
    [
      'UTF-16, as Excel’s Unicode text',
      bytes([0xff, 0xfe], utf16('a\t김치', true)),
      'a\t김치',
      'utf-16le',
    ],
    [
      'UTF-16, the other way round',
      bytes([0xfe, 0xff], utf16('a\t김치', false)),
      'a\t김치',
      'utf-16be',
    ],
    ['UTF-16 without a mark', bytes(utf16('id,title\n', true)), 'id,title\n', 'utf-16le'],
    [
      'UTF-16 without a mark, the other way round',
      bytes(utf16('id,title\n', false)),
      'id,title\n',
      'utf-16be',
    ],
    ['CP949, as Excel in Korea', bytes('a,', kimchi, ',9'), 'a,김치찌개,9', 'euc-kr'],
    ['Windows-1252: é before a comma', bytes('Caf', [0xe9], ',5'), 'Café,5', 'windows-1252'],
    ['Windows-1252: a capital before letters', bytes([0xc4], 'rzte,5'), 'Ärzte,5', 'windows-1252'],
    ['Windows-1252: quotes', bytes([0x93], 'Kim', [0x92], 's', [0x94]), '“Kim’s”', 'windows-1252'],
    [
      'Windows-1252: pounds and degrees',
      bytes([0xa3], '5, 60', [0xb0], 'C'),
      '£5, 60°C',
      'windows-1252',
    ],
    ['plain ASCII', bytes('id,title'), 'id,title', 'utf-8'],
    ['nothing', bytes(), '', 'utf-8'],
  ])('in %s', (_, file, text, encoding) => {
    expect(decodeText(file)).toEqual({ text, encoding });
  });

  it.each([
    ['a workbook', bytes('PK', [3, 4, 20, 0, 6, 0]), 'workbook'],
    ['an old workbook', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'workbook'],
    ['a picture', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 0x0d, 1, 1, 1]), 'no-text'],
    ['UTF-8 that was cut in a character', bytes([0xef, 0xbb, 0xbf], 'a', [0xea, 0xb9]), 'no-text'],
  ])('is none in %s', (_, file, problem) => {
    expect(decodeText(file)).toEqual({ problem });
  });

  it('has the syllables that only CP949 has, or is refused where the decoder lacks them', () => {
    const read = decodeText(bytes(kimchi, [0x8c, 0x63]));
    expect([{ text: '김치찌개똠', encoding: 'euc-kr' }, { problem: 'encoding' }]).toContainEqual(
      read,
    );
  });

  it('is whole in UTF-8, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0') && !text.startsWith('\uFEFF') && !text.startsWith('PK'));
        expect(decodeText(new TextEncoder().encode(text))).toEqual({ text, encoding: 'utf-8' });
      }),
    );
  });
});

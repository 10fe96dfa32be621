/** How a text file is written; `windows-1252` and `euc-kr` (CP949) are what Excel calls CSV on a Western or a Korean system. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-kr' | 'windows-1252';

/** The text of a file, or that it is none: a workbook of a spreadsheet program, or something else; or in an unknown encoding. */
export type DecodedText =
  | { text: string; encoding: TextEncoding }
  | { problem: 'workbook' | 'no-text' | 'encoding' };

const marks: [encoding: TextEncoding, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Files of Excel, Numbers and LibreOffice, which are ZIP, and of old Excel. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** Reads the bytes of a text file strictly: in the one encoding in which all of them are characters. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (workbooks.some((start) => startsWith(bytes, start))) return { problem: 'workbook' };
  const encoding = marks.find(([, mark]) => startsWith(bytes, mark))?.[0] ?? unmarked(bytes);
  const text = textIn(encoding, bytes);
  // No text has a character 0: it is a picture, a program, or UTF-16 that was cut.
  if (text === undefined || text.includes('\0')) return { problem: 'no-text' };
  // Node's decoder lets what it does not know of CP949 through as control characters.
  if (!encoding.startsWith('utf') && /[\x80-\x9f]/.test(text)) return { problem: 'encoding' };
  return { text, encoding };
}

function textIn(encoding: TextEncoding, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function unmarked(bytes: Uint8Array): TextEncoding {
  // A table has Latin letters, commas and line ends, whose other byte is 0 in UTF-16.
  const zeros = [0, 1].map(
    (from) => bytes.filter((byte, at) => byte === 0 && at % 2 === from).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > bytes.length / 8) return even > odd ? 'utf-16be' : 'utf-16le';
  if (textIn('utf-8', bytes) !== undefined) return 'utf-8';
  return textIn('euc-kr', bytes) !== undefined && isMostlyHangul(bytes) ? 'euc-kr' : 'windows-1252';
}

/**
 * Whether most bytes beyond ASCII are pairs of KS X 1001's Hangul, as Korean text has them. In Western text such bytes stand
 * alone, before a letter: the table of CP949 has some of these too, as syllables that hardly anybody writes.
 */
function isMostlyHangul(bytes: Uint8Array): boolean {
  let hangul = 0;
  let others = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) continue;
    if (lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1) hangul += 1;
    else others += 1;
    at += 1;
  }
  return hangul > others;
}

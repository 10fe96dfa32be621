/**
 * Cuts what people have written to `most` UTF-16 code units, between characters that people see: an emoji of several parts,
 * a letter with its accent and a Korean syllable of single letters stay whole or go. Half a surrogate pair, which no store
 * takes, becomes "\ufffd". `ending` follows a text that was cut, within `most`.
 */
export function cutText(text: string, most: number, ending = ''): string {
  const whole = text.replace(/\p{Cs}/gu, '\ufffd');
  if (whole.length <= most) return whole;
  let length = 0;
  for (const character of charactersOf(whole)) {
    if (length + character.length > most - ending.length) break;
    length += character.length;
  }
  return whole.slice(0, length) + ending;
}

/** Characters that people see; code points where the browser can't tell (Firefox before 125). */
function charactersOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter !== 'function') return text;
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

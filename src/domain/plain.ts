/**
 * A stranger's words as one line that a terminal and a spreadsheet show as they are: control characters could
 * drive the terminal, direction marks could turn a line around, line ends could make up a line.
 */
export function plain(words: string): string {
  return words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

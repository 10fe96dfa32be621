/**
 * Converts untrusted text to one line that is safe to print in a terminal or a spreadsheet: control
 * characters could send commands to the terminal, direction marks could reverse a line, line breaks could
 * fake another line.
 */
export function toSafeLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

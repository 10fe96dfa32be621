/**
 * Converts untrusted text to one line that is safe to print in a terminal or a spreadsheet: control
 * characters could send commands to the terminal, direction marks could reverse a line, line breaks could
 * fake another line.
 */
export function toSafeLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** Text without the characters that reverse what follows them, such as an amount beside a name. */
export function withoutDirections(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

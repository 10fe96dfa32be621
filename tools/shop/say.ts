import { toSafeLine } from '../../src/domain/lib/safe-line.ts';

/** Prints one line of plain text. */
export function say(line: string): void {
  console.log(toSafeLine(line));
}

import { plain } from '../../src/domain/plain.ts';

/** Prints one line of plain words. */
export function say(line: string): void {
  console.log(plain(line));
}

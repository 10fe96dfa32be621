import { writeFileSync } from 'node:fs';
import { CommandError } from './command-error.ts';
import { say } from './say.ts';

/** Writes a file and prints its path. Throws CommandError when it cannot be written. */
export function saveText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${(error as Error).message}`, error);
  }
  say(`Written: ${file}`);
}

import { readFileSync } from 'node:fs';
import { CommandError } from './command-error.ts';

/** Reads a file's text. Throws CommandError when it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`, error);
  }
}

import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file with one JSON line per change, so that a killed sandbox still knows what was paid. */
export interface Journal<T> {
  /** The lines written before, oldest first; an incomplete last line is left out. */
  readonly lines: readonly T[];
  append(line: T): void;
}

/** Without a file nothing is kept after the process ends. */
export function openJournal<T>(file: string | undefined): Journal<T> {
  if (file === undefined) return { lines: [], append: () => {} };
  mkdirSync(dirname(file), { recursive: true });
  return {
    lines: readLines<T>(file),
    append: (line) => appendFileSync(file, `${JSON.stringify(line)}\n`),
  };
}

function readLines<T>(file: string): T[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  return complete
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

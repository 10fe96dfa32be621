import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that grows by one JSON line a change, so that a killed sandbox knows what was paid. */
export interface Journal<T> {
  /** What was written before, oldest first; a last line that was cut short is left out. */
  readonly lines: readonly T[];
  append(line: T): void;
}

/** Without a file everything is forgotten at the end. */
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

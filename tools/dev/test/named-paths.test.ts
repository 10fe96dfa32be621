import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const texts = ['README.md', ...globSync('docs/**/*.md', { cwd: REPOSITORY })];

/** Files and folders that a text names in full, such as `src/domain/lib/money.ts`; patterns are left out. */
function pathsIn(text: string): string[] {
  const named = text.match(/`(?:src|functions|tools|tests|docs|packages|public)\/[\w./-]+`/g) ?? [];
  return named.map((path) => path.slice(1, -1));
}

it.each(texts)('every path that %s names exists', (file) => {
  const named = pathsIn(readFileSync(join(REPOSITORY, file), 'utf8'));
  const missing = named.filter((path) => !existsSync(join(REPOSITORY, path)));
  expect(missing.filter((path) => !path.startsWith('functions/lib'))).toEqual([]);
});

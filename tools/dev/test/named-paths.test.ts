import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
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

const code = globSync(
  ['*.{ts,rules}', '{src,functions/src,tools,tests,packages/*/src}/**/*.{ts,tsx}'],
  { cwd: REPOSITORY },
);
const names = new Set([...code, ...texts].map((file) => basename(file)));

/** The files that comments name, with or without folders; patterns are left out. */
function filesInComments(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g) ?? [];
  return comments.flatMap(
    (comment) => comment.match(/(?<![\w*./}-])[\w./-]+\.(?:tsx?|md)\b/g) ?? [],
  );
}

it('every file that a comment in code or rules names exists', () => {
  const inFull = /^(?:src|functions|tools|tests|docs|packages)\//;
  const missing = code.flatMap((file) =>
    filesInComments(readFileSync(join(REPOSITORY, file), 'utf8'))
      .filter((named) =>
        inFull.test(named) ? !existsSync(join(REPOSITORY, named)) : !names.has(basename(named)),
      )
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;
const isTest = (file: string) => file.endsWith('.test.ts') || file.includes('/testing/');
const files = globSync('**/*.ts', { cwd: SRC }).filter((file) => !isTest(file));

/** The files of this package that a file names in an import or export, of types too. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const named = [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path]) => path ?? '');
  return named.map((path) => relative(SRC, join(SRC, dirname(file), path)));
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The imports that leave `folder` for anything but `others`. */
function leaving(folder: string, ...others: string[]): string[] {
  const isAllowed = (path: string) => [folder, ...others].some((start) => path.startsWith(start));
  const inside = files.filter((file) => file.startsWith(folder));
  expect(inside).not.toEqual([]);
  return inside
    .flatMap((file) => importsOf(file).map((path) => [file, path] as const))
    .filter(([, path]) => !isAllowed(path))
    .map(([file, path]) => `${file} → ${path}`);
}

test('rules are evaluated without the engine', () => {
  expect(leaving('rules/', 'utf8.ts')).toEqual([]);
});

test('values know neither queries nor commits, queries know no commits', () => {
  expect(leaving('engine/values/', 'utf8.ts')).toEqual([]);
  expect(leaving('engine/queries/', 'engine/values/', 'utf8.ts')).toEqual([]);
  expect(
    leaving('engine/commits/', 'engine/values/', 'engine/queries/', 'storage/storage.ts'),
  ).toEqual([]);
});

test('no file imports itself through others, types included', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, above: readonly string[]): void => {
    if (above.includes(file)) circles.push([...above.slice(above.indexOf(file)), file].join(' → '));
    if (above.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...above, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

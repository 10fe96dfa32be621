import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The packages that the decision lists after a heading in bold. */
function packagesUnder(heading: string): string[] {
  const decision = read('docs/decisions/0001-client-on-firestore.md');
  const section = decision.split(`**${heading}.**`)[1]?.split('\n\n')[0] ?? '';
  return [...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** Every package that the code of the shop and of the functions imports, without types and tests. */
const imported = new Set(
  globSync('{src,functions/src}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [
      ...read(path).matchAll(
        /(?:^|\n)(?:import (?!type )[^;]*?from |import |[^\n]*\bimport\()'([^'.][^']*)'/g,
      ),
    ])
    .map(([, specifier = '']) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
);

const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const atRuntime = packagesUnder('In the shop');
const asTools = packagesUnder('As tools');

describe("the owner's packages", () => {
  it('are fifteen', () => {
    expect(new Set([...atRuntime, ...asTools]).size).toBe(15);
  });

  it.each(atRuntime)('the shop depends on %s and imports it', (name) => {
    expect(dependencies).toHaveProperty([name]);
    expect(imported).toContain(name);
  });

  it.each(asTools)('development depends on %s', (name) => {
    expect(devDependencies).toHaveProperty([name]);
  });
});

/**
 * `npm run i18n`: checks that every phrase on the screens has an English text, that every English phrase is
 * used, and that no key is in two tables. Texts that contain both languages themselves (src/content,
 * src/domain) are not phrases.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findProblems } from './problems.ts';
import { readTable, readUses } from './read-phrases.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const tables = globSync('src/i18n/en/*.ts', { cwd: root });
const sources = globSync('src/{app,routes,features,data,i18n,ui}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$|^src\/i18n\/en\//.test(file));

const entries = tables.flatMap((file) => readTable(file, read(file)));
const problems = findProblems(
  entries,
  sources.map((file) => readUses(file, read(file))),
);
for (const problem of problems) console.error(problem);
console.log(`${entries.length} phrases, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

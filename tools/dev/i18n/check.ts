/**
 * `npm run i18n`: checks that every phrase on the screens has a text in every further language, that each of these is
 * used, that no key is in two tables of a language, and that the rules know the same languages. Texts that contain every language
 * themselves (src/content, src/parts, src/domain) are not phrases.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { furtherLanguages, languages } from '../../../src/domain/lib/language.ts';
import { findProblems } from './problems.ts';
import { readTable, readUses } from './read-phrases.ts';
import { rulesProblems } from './rules-problems.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const sources = globSync('src/{app,routes,features,data,i18n,ui}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$|\/testing\/|^src\/i18n\/[^/]+\//.test(file));

const uses = sources.map((file) => readUses(file, read(file)));
const nameOf = new Intl.DisplayNames('en', { type: 'language' });
const problems: string[] = [];
for (const language of furtherLanguages) {
  const tables = globSync(`src/i18n/${language}/*.ts`, { cwd: root });
  const entries = tables.flatMap((file) => readTable(file, read(file)));
  const found = findProblems(entries, uses, nameOf.of(language));
  console.log(`${language}: ${entries.length} phrases, ${found.length} problems`);
  problems.push(...found);
}
problems.push(...rulesProblems(read('firestore.rules'), languages));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * `npm run compatibility`: the shop uses nothing that its oldest browsers (tools/web/oldest-browsers.ts)
 * lack. Scripts, markup and styles are checked as they are written, the built files for their syntax.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allowed } from './allowed.ts';
import { lintBuiltShop } from './built-syntax.ts';
import { weigh } from './finding.ts';
import { lintScript } from './lint-script.ts';
import { lintStyle } from './lint-style.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

const scripts = filesOf('src/**/*.{ts,tsx}', 'index.html', 'tools/web/*.ts');
const styles = filesOf('src/**/*.css');
const { problems, needless } = weigh(
  [
    ...scripts.flatMap((file) => lintScript(file, read(file))),
    ...styles.flatMap((file) => lintStyle(file, read(file))),
    ...(await lintBuiltShop(root)),
  ],
  allowed,
);
for (const { file, line, message } of problems) console.error(`${file}:${line} ${message}`);
for (const { feature, file = 'any file' } of needless) {
  console.error(`tools/compatibility/allowed.ts: nothing uses ${feature} in ${file} any more`);
}
const count = problems.length + needless.length;
console.log(`${scripts.length} scripts, ${styles.length} style sheets, ${count} problems`);
process.exitCode = count > 0 ? 1 : 0;

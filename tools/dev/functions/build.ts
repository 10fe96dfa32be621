/**
 * Bundles functions/src and the shared src/domain into functions/lib/index.js: a deploy uploads only the
 * functions folder, so the bundle must contain the domain. Packages are not bundled; functions/package.json
 * lists them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

const FUNCTIONS = resolve(import.meta.dirname, '../../../functions');

/** Writes only changed files: another local copy of the shop may be loading the bundle at the same time. */
export async function buildFunctions(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(FUNCTIONS, 'src/index.ts')],
    outfile: join(FUNCTIONS, 'lib/index.js'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    write: false,
    logLevel: 'warning',
  });
  for (const file of outputFiles) {
    const current = await readFile(file.path, 'utf8').catch(() => undefined);
    if (current === file.text) continue;
    await mkdir(dirname(file.path), { recursive: true });
    await writeFile(file.path, file.text);
  }
}

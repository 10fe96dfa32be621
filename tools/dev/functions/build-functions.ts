/**
 * Bundles functions/src with the shared src/domain and all packages into functions/lib, which is all that a deploy uploads:
 * its package.json names no dependencies, so nothing is resolved anew there, and what runs is what was tested.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const FUNCTIONS = resolve(import.meta.dirname, '../../../functions');

/** Writes only changed files: another local copy of the shop may be loading the bundle at the same time. */
export async function buildFunctions(folder = join(FUNCTIONS, 'lib')): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(FUNCTIONS, 'src/index.ts')],
    outfile: 'index.js',
    bundle: true,
    platform: 'node',
    target: 'node24',
    // Some packages load parts of themselves by `require`.
    format: 'cjs',
    write: false,
    logLevel: 'warning',
  });
  const { name, version, engines } = JSON.parse(
    await readFile(join(FUNCTIONS, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const manifest = { name, version, private: true, type: 'commonjs', main: 'index.js', engines };
  await mkdir(folder, { recursive: true });
  await writeChanged(join(folder, 'index.js'), outputFiles[0]?.text ?? '');
  await writeChanged(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function writeChanged(path: string, text: string): Promise<void> {
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(path, text);
}

/**
 * Runs before `npm pack` and `npm publish`: bundles the sources into a few files in `dist`, which load faster
 * than many, puts a file of type declarations beside each entry and makes package.json refer to them. Run afterwards
 * with `--restore`, it puts the original package.json back: inside this repository the package runs from its
 * sources.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { declarationsOf } from './declarations.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGE = join(ROOT, 'package.json');
const KEPT = join(ROOT, 'package.json.kept');
/** What is published, and where each is declared. */
const ENTRIES = ['src/index.ts', 'src/rules/index.ts'];
/** Exports for this repository's tests alone. */
const UNPUBLISHED = ['./contention'];

/** Where the package lives: `publishing` in package.json, to be filled before it is published. */
type Publishing = Record<'repository' | 'bugs' | 'homepage', string>;

interface Manifest {
  publishing: Publishing;
  bin: Record<string, string>;
  exports: Record<string, string>;
  scripts?: unknown;
  devDependencies?: unknown;
}

// Restore package.json first, also when an earlier run was interrupted.
if (existsSync(KEPT)) renameSync(KEPT, PACKAGE);
if (!process.argv.includes('--restore')) {
  if (process.env.npm_command === 'publish') requirePublishing(manifest().publishing);
  compile();
  copyFileSync(PACKAGE, KEPT);
  writeFileSync(PACKAGE, `${JSON.stringify(published(), null, 2)}\n`);
}

function compile(): void {
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: ['src/main.js', ...ENTRIES],
    outdir: 'dist',
    outbase: 'src',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    chunkNames: '[name]-[hash]',
  });
  copyFileSync(join(ROOT, 'src/wire/grpc/firestore.proto'), join(ROOT, 'dist/firestore.proto'));
  cpSync(join(ROOT, 'src/wire/page'), join(ROOT, 'dist/page'), { recursive: true });
  const types = join(ROOT, 'dist/types');
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: ROOT, stdio: 'inherit' });
  for (const entry of ENTRIES) {
    const file = entry.replace('src/', '').replace(/\.ts$/, '.d.ts');
    writeFileSync(join(ROOT, 'dist', file), declarationsOf(join(types, file)));
  }
  rmSync(types, { recursive: true });
}

function manifest(): Manifest {
  return JSON.parse(readFileSync(PACKAGE, 'utf8'));
}

/** Ends the publishing when a setting is empty: nobody could find the sources of what is published. */
function requirePublishing(publishing: Publishing): void {
  const empty = Object.keys(publishing).filter((name) => !Object.hasOwn(filled(publishing), name));
  if (empty.length === 0) return;
  console.error(`Fill ${empty.map((name) => `publishing.${name}`).join(', ')} in package.json.`);
  process.exit(1);
}

function filled(publishing: Publishing): Partial<Publishing> {
  return Object.fromEntries(Object.entries(publishing).filter(([, value]) => value !== ''));
}

/** The package.json to publish: it refers to compiled files instead of sources. */
function published(): unknown {
  const { scripts, devDependencies, publishing, bin, exports, ...rest } = manifest();
  const compiled = (source: string): string =>
    source.replace('./src/', './dist/').replace('src/', 'dist/').replace(/\.ts$/, '.js');
  return {
    ...rest,
    ...filled(publishing),
    bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, compiled(file)])),
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([name]) => !UNPUBLISHED.includes(name))
        .map(([name, file]) => [
          name,
          file.endsWith('.ts')
            ? { types: compiled(file).replace(/\.js$/, '.d.ts'), default: compiled(file) }
            : file,
        ]),
    ),
  };
}

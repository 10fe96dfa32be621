/**
 * `npm run ci`: checks the package as a stranger has it. Copies it into an empty folder outside of any repository,
 * gives it its dependencies, and runs its type check and its tests there; arguments go to the test runner. With
 * `--install`, the dependencies are installed from npm's registry; without, those that are installed are used.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..');
const LEFT_OUT = ['node_modules', 'dist', 'test-results'].map((name) => join(PACKAGE, name));
const options = process.argv.slice(2);
const installs = options.includes('--install');
const folder = mkdtempSync(join(tmpdir(), 'local-firestore-ci-'));

/** The folder that holds the dependencies: the package's own, or that of the repository that it is in. */
function modulesFolder(from = PACKAGE): string {
  const found = join(from, 'node_modules');
  if (existsSync(join(found, 'vitest'))) return found;
  if (dirname(from) === from) throw new Error('Run npm install first.');
  return modulesFolder(dirname(from));
}

function npm(...args: string[]): boolean {
  // npm tells its scripts about the package that they belong to: these belong to another.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
  );
  return spawnSync('npm', args, { cwd: folder, stdio: 'inherit', env }).status === 0;
}

cpSync(PACKAGE, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });
if (!installs) symlinkSync(modulesFolder(), join(folder, 'node_modules'));
const passed =
  (!installs || npm('install', '--no-audit', '--no-fund')) &&
  npm('run', 'typecheck') &&
  npm('test', '--', ...options.filter((option) => option !== '--install'));
rmSync(folder, { recursive: true, force: true });
process.exitCode = passed ? 0 : 1;

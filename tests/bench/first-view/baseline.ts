import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
export const BASELINE = 'cacf028';

/** Packages that the shop no longer has, as that commit's package-lock.json names them. */
const dependencies = {
  acorn: '8.19.0',
  'acorn-walk': '8.3.5',
  downshift: '9.5.0',
};

/**
 * Checks out the shop at `BASELINE` below .local, where it finds this repository's packages, installs the packages that
 * were removed since, and builds it with `env` into `outDir`. Returns the checkout's folder.
 */
export function buildBaseline(outDir: string, env: NodeJS.ProcessEnv): string {
  const dir = join(REPOSITORY, '.local/first-view', BASELINE);
  if (!existsSync(join(dir, 'node_modules'))) {
    mkdirSync(dir, { recursive: true });
    const paths = ['src', 'public', 'tools', 'index.html', 'vite.config.ts', 'firebase.json'];
    const archive = execFileSync('git', ['archive', BASELINE, ...paths], {
      cwd: REPOSITORY,
      maxBuffer: 1 << 28,
    });
    execFileSync('tar', ['-x', '-C', dir], { input: archive });
    const manifest = { name: 'baseline', version: '0.1.0', type: 'module', dependencies };
    writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest));
    const flags = ['--prefer-offline', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...flags], { cwd: dir, stdio: 'inherit' });
  }
  const vite = join(REPOSITORY, 'node_modules/vite/bin/vite.js');
  const flags = ['--logLevel', 'error', '--outDir', outDir, '--emptyOutDir'];
  execFileSync(process.execPath, [vite, 'build', ...flags], { cwd: dir, env, stdio: 'inherit' });
  return dir;
}

/**
 * The system's Chromium with Korean fonts, for browser tests. No bundled browser is downloaded: Debian's
 * packages can be reached where the browser vendor's servers can't.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell is the same engine without the browser's window and takes half the work per page.
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Options for a test browser: no network requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** For pages that are open for seconds only: optimising their code and a GPU process cost more than they save. */
export const SHORT_VISIT_ARGS = [
  ...CHROMIUM_ARGS,
  '--js-flags=--no-opt --no-maglev',
  '--in-process-gpu',
];

/**
 * Path of Chromium. If it or Korean fonts are missing, both are installed where possible; otherwise throws.
 */
export function chromiumPath(): string {
  const missing: string[] = [];
  if (findChromium() === undefined) missing.push('chromium-headless-shell');
  if (!hasKoreanFont()) missing.push('fontconfig', 'fonts-noto-cjk');
  if (missing.length > 0) installDebianPackages(missing);
  const path = findChromium();
  if (path === undefined)
    throw new Error('Chromium is still missing; name one with CHROMIUM=/path');
  return path;
}

/**
 * Makes sure that poppler's `pdfinfo` and `pdftotext` exist, for tests of printed pages; installs them or
 * throws as above.
 */
export function requirePdfTools(): void {
  if (onPath('pdftotext') === undefined) installDebianPackages(['poppler-utils']);
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`CHROMIUM names ${named}, which can't be run`);
    return named;
  }
  for (const program of PROGRAMS) {
    const path = onPath(program);
    if (path !== undefined) return path;
  }
  return isExecutable(MAC_CHROME) ? MAC_CHROME : undefined;
}

/** Path of a program; undefined when it is not on the PATH. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** macOS and Windows include Korean fonts; elsewhere fontconfig is asked. */
function hasKoreanFont(): boolean {
  if (process.platform !== 'linux') return true;
  const { status, stdout } = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/**
 * As root on Debian or Ubuntu: installs packages and says so; anywhere else throws an error with the command
 * to run.
 */
export function installDebianPackages(packages: readonly string[]): void {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!isDebian() || process.getuid?.() !== 0) {
    throw new Error(
      `missing for browser tests: ${packages.join(', ')}. Run: sudo sh -c '${command}'`,
    );
  }
  console.log(`Installing ${packages.join(', ')} (${command})`);
  const { status } = spawnSync('sh', ['-c', command], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`could not install ${packages.join(', ')}: ${command}`);
}

function isDebian(): boolean {
  if (!existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modulesWith } from '../support/modules.ts';

const PACKAGE = join(import.meta.dirname, '../..');
const MODULES = modulesWith('esbuild');
// Within the package, so that a copy of the sources finds its types.
const folder = join(PACKAGE, 'test-results/pack');
const empty = join(folder, 'empty');
const installed = join(empty, 'node_modules/local-firestore');

/** Runs a program and returns its output; throws when it fails. */
function run(cwd: string, program: string, ...args: string[]): string {
  const path = `${join(MODULES, '.bin')}:${dirname(process.execPath)}:${process.env.PATH}`;
  // Leave out the variables that the test runner sets for its own child processes.
  const { NODE_OPTIONS, NODE_TEST_CONTEXT, ...env } = process.env;
  return execFileSync(program, args, { cwd, encoding: 'utf8', env: { ...env, PATH: path } });
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const MANIFEST = read(join(PACKAGE, 'package.json'));
const NEEDED = MANIFEST.engines.node.replace('>=', '');
/** A module that makes Node claim another version. */
const nodeOf = (version: string) =>
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
const FILLED = { repository: 'github:o/r', bugs: '', homepage: 'https://example.org' };

const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
/** Its fenced blocks. */
const blocks = README.split(/^```.*\n/m).filter((_, i) => i % 2 === 1);

/**
 * Packs a copy of the package, unpacks the file where `npm install` would, and links its dependencies beside
 * it.
 */
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  const copy = join(folder, 'copy');
  const parts = ['src', 'docs', 'scripts', 'package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
  for (const part of [...parts, 'tsconfig.json', 'tsconfig.build.json']) {
    const filter = (path: string) => !path.endsWith('.test.ts');
    cpSync(join(PACKAGE, part), join(copy, part), { recursive: true, filter });
  }
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...MANIFEST, publishing: FILLED }));
  run(copy, 'npm', 'pack', '--silent');
  run(
    copy,
    'tar',
    'xzf',
    `local-firestore-${MANIFEST.version}.tgz`,
    '--strip-components=1',
    '-C',
    installed,
  );
  // As from `npm init`. Without it the folder would belong to this package, whose name would then refer to
  // the sources.
  writeFileSync(join(empty, 'package.json'), '{"name": "try"}');
  const { dependencies } = read(join(installed, 'package.json'));
  for (const name of [...Object.keys(dependencies), 'firebase', '@firebase/rules-unit-testing']) {
    const link = join(empty, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(MODULES, name), link);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the README leads from the packed file to a passing rules test', () => {
  const find = (start: string) => blocks.find((block) => block.includes(start)) ?? '';
  writeFileSync(join(empty, 'firestore.rules'), find('match /notes/{id}'));
  writeFileSync(join(empty, 'rules.test.mjs'), find("from 'local-firestore'"));
  expect(run(empty, process.execPath, '--test')).toMatch(/pass 1\b/);
});

test('the README installs the major version of firebase that the helper library takes', () => {
  const helper = read(join(MODULES, '@firebase/rules-unit-testing/package.json'));
  const [major] = /\d+/.exec(helper.peerDependencies.firebase) ?? [];
  expect(README).toContain(`firebase@${major} @firebase/rules-unit-testing`);
});

test('the settings of who publishes are in the packed package.json, and needed to publish', () => {
  const { repository, bugs, homepage, publishing } = read(join(installed, 'package.json'));
  expect({ repository, homepage }).toEqual({
    repository: 'github:o/r',
    homepage: 'https://example.org',
  });
  expect([bugs, publishing]).toEqual([undefined, undefined]);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pack.ts'], {
    cwd: join(folder, 'copy'),
    encoding: 'utf8',
    env: { ...process.env, npm_command: 'publish' },
  });
  expect([status, stderr]).toEqual([1, 'Fill publishing.bugs in package.json.\n']);
});

test.each(['20.20.2', '22.17.1'])('Node %s is told which one is needed', (version) => {
  for (const command of [join(installed, 'dist/main.js'), join(PACKAGE, 'src/main.js')]) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', nodeOf(version), command], {
      encoding: 'utf8',
    });
    const line = `firestore: needs Node ${NEEDED} or later; this is Node ${version}\n`;
    expect([status, stderr]).toEqual([1, line]);
  }
});

test('the packed command starts', () => {
  const { bin } = read(join(installed, 'package.json'));
  const command = join(installed, bin['local-firestore']);
  expect(run(empty, process.execPath, command, '--version')).toBe(`${MANIFEST.version}\n`);
  expect(run(empty, process.execPath, command, '--check', 'firestore.rules')).toContain('is valid');
});

test('the packed server has the page for documents', () => {
  writeFileSync(
    join(empty, 'page.mjs'),
    `import { startFirestore } from 'local-firestore';
const server = await startFirestore({ port: 0 });
const page = \`http://\${server.host}:\${server.port}/emulator/page\`;
for (const file of ['', '/page.js', '/values.js', '/page.css']) console.log((await fetch(page + file)).status);
await server.close();
`,
  );
  expect(run(empty, process.execPath, 'page.mjs')).toBe('200\n200\n200\n200\n');
});

test('the packed types are found and are correct', () => {
  writeFileSync(
    join(empty, 'use.mts'),
    `import { startFirestore, type RunningFirestore } from 'local-firestore';
import { parseRules } from 'local-firestore/rules';
const server: RunningFirestore = await startFirestore({ port: 0 });
const version: 1 | 2 = parseRules('').version;
// @ts-expect-error: the port is a number
await startFirestore({ port: String(version + server.port) });
`,
  );
  // With nothing that could help: no types of Node, no check left out.
  const strict = ['--strict', '--skipLibCheck', 'false', '--exactOptionalPropertyTypes'];
  const alone = ['--ignoreConfig', '--noEmit', '--types', '', '--lib', 'es2022'];
  expect(run(empty, 'tsc', ...alone, ...strict, '--module', 'nodenext', 'use.mts')).toBe('');
});

test('each entry has one declaration file, which imports nothing', () => {
  const files = globSync('dist/**/*.d.ts', { cwd: installed });
  expect(files.toSorted()).toEqual(['dist/index.d.ts', 'dist/rules/index.d.ts']);
  for (const file of files) {
    const text = readFileSync(join(installed, file), 'utf8');
    expect(text.match(/^import|from '|contention/gim)).toBeNull();
  }
});

test('what packing lacks is said in one line', () => {
  const bare = mkdtempSync(join(tmpdir(), 'local-firestore-bare-'));
  cpSync(join(PACKAGE, 'scripts'), join(bare, 'scripts'), { recursive: true });
  writeFileSync(join(bare, 'package.json'), '{"type": "module"}');
  const pack = (...options: string[]) => {
    const args = [...options, 'scripts/prepack.js'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: bare, encoding: 'utf8' });
    return [status, stderr];
  };
  expect(pack()).toEqual([1, 'Packing needs esbuild and typescript: run npm install first.\n']);
  expect(pack('--import', nodeOf('20.20.2'))).toEqual([
    1,
    `Packing needs Node ${NEEDED} or later; this is Node 20.20.2.\n`,
  ]);
  rmSync(bare, { recursive: true });
});

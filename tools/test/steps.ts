/** What `npm test` runs, in order. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Counts } from './counts.ts';
import { countPlaywright, countVitest } from './counts.ts';

export const REPOSITORY = resolve(import.meta.dirname, '../..');
const REPORTS = join(REPOSITORY, 'test-results');

export interface Step {
  readonly name: string;
  /** Program of node_modules/.bin and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Passed and failed tests by the runner's own report; a step without one counts as one test. */
  readonly report?: { readonly file: string; readonly count: (text: string) => Counts };
}

/** Steps of one stage all run; a failing stage keeps the later ones from starting. */
export interface Stage {
  readonly name: string;
  readonly steps: readonly Step[];
}

export function stages(): readonly Stage[] {
  return [
    // First, so that whatever is missing is said before anything long has run.
    { name: 'browser', steps: [{ name: 'browser', command: ['node', 'tools/browser/main.ts'] }] },
    { name: 'check', steps: checks() },
    { name: 'unit', steps: [vitest('unit', ['unit', 'unit-isolated'])] },
    ...(process.argv.includes('--skip-firestore') ? [] : [localFirestore()]),
    { name: 'rules and contract', steps: [vitest('rules and contract', ['rules', 'contract'])] },
    { name: 'functions', steps: [vitest('functions', ['functions'])] },
    { name: 'budgets', steps: [{ name: 'budgets', command: ['node', 'tools/budgets/main.ts'] }] },
    { name: 'e2e', steps: [playwright()] },
  ];
}

function checks(): readonly Step[] {
  const steps: Step[] = [
    { name: 'production builds', command: ['node', 'tools/test/build.ts'] },
    { name: 'types of the app', command: ['tsc', '--noEmit'] },
    { name: 'types of tools and tests', command: ['tsc', '--noEmit', '-p', 'tsconfig.node.json'] },
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'unused code', command: ['knip'] },
  ];
  return existsSync(join(REPOSITORY, 'tools/i18n/check.ts'))
    ? [...steps, { name: 'translations', command: ['node', 'tools/i18n/check.ts'] }]
    : steps;
}

function vitest(name: string, projects: readonly string[]): Step {
  const file = join(REPORTS, `vitest-${projects.join('-')}.json`);
  const selected = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: ['vitest', 'run', ...selected, ...reporters],
    report: { file, count: countVitest },
  };
}

/** The package's own tests; `-- --skip-firestore` leaves them out. */
function localFirestore(): Stage {
  const file = join(REPORTS, 'vitest-local-firestore.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const step: Step = {
    name: 'local Firestore',
    command: ['npm', 'test', '--workspace=local-firestore', '--', ...reporters],
    report: { file, count: countVitest },
  };
  return { name: 'local Firestore', steps: [step] };
}

function playwright(): Step {
  const file = join(REPORTS, 'playwright.json');
  return {
    name: 'e2e',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, count: countPlaywright },
  };
}

export function readReport(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

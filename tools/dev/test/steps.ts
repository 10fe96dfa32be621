/** What `npm test` runs, in order. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Language, languages } from '../../../src/domain/lib/language.ts';
import type { Counts } from './counts.ts';
import { countPlaywright, countReported, countVitest } from './counts.ts';

export const REPOSITORY = resolve(import.meta.dirname, '../../..');
const REPORTS = join(REPOSITORY, 'test-results');

export interface Step {
  readonly name: string;
  /** Program of node_modules/.bin and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /**
   * The number of passed and failed tests, from the runner's own report; a step without a report counts as
   * one test.
   */
  readonly report?: { readonly file: string; readonly count: (text: string) => Counts };
}

/** All steps of a stage run; a failed stage prevents the later ones. */
export interface Stage {
  readonly name: string;
  readonly steps: readonly Step[];
}

/**
 * `options` of `npm test`: `--skip-firestore`, `--all`, `--halves`. Without these two the long stages run one of so many
 * parts, which `draw`, a whole number, decides. `--halves` runs what `--all` does, but the browser tests' one or other half
 * and the gallery in one language: these take two thirds of the time.
 */
export function stages(options: readonly string[], draw: number): readonly Stage[] {
  const skipsFirestore = options.includes('--skip-firestore');
  const isWhole = options.includes('--all');
  const inHalves = !isWhole && options.includes('--halves');
  const isLong = isWhole || inHalves;
  const partOf = (parts: number, name: string, run: Run) => {
    const part = `${(draw % parts) + 1}/${parts}`;
    const command: Step['command'] = [...run.command, `--shard=${part}`];
    return parts === 1 ? stage(name, run) : stage(`${name}, part ${part}`, { ...run, command });
  };
  const shown = isWhole ? languages : languages.slice(draw % languages.length).slice(0, 1);
  return [
    // First, so that anything missing is reported before the long stages.
    stage('browser', { command: ['node', 'tools/dev/browser/main.ts'] }),
    { name: 'check', steps: checks },
    stage('unit', vitest('unit', 'unit-isolated', 'unit-page')),
    ...(skipsFirestore ? [] : [stage('local Firestore', localFirestore)]),
    stage('rules', vitest('rules')),
    partOf(isLong ? 1 : 3, 'local shop', vitest('stack')),
    partOf(isLong ? 1 : 6, 'functions', vitest('functions')),
    stage('budgets', { command: ['node', 'tools/measure/budgets/main.ts'] }),
    partOf(isWhole ? 1 : inHalves ? 2 : 26, 'e2e', playwright),
    ...(isLong ? [stage('engines', engines), stage('gallery', gallery(shown))] : []),
  ];
}

const checks: readonly Step[] = [
  { name: 'production builds', command: ['node', 'tools/dev/test/build-all.ts'] },
  { name: 'types of the app', command: ['tsc', '--noEmit'] },
  { name: 'types of tools and tests', command: ['tsc', '--noEmit', '-p', 'tsconfig.node.json'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'translations', command: ['node', 'tools/dev/i18n/check.ts'] },
];

type Run = Omit<Step, 'name'>;

/** The package's own checks, which run in an empty folder outside this repository. */
const localFirestore = withReport('local-firestore', [
  'npm',
  ...['run', 'ci', '--workspace=local-firestore', '--'],
]);

const playwrightReport = join(REPORTS, 'playwright.json');
const playwright: Run = {
  command: [
    'playwright',
    'test',
    '-c',
    'tests/browser/playwright.config.ts',
    '--reporter=list,json',
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  report: { file: playwrightReport, count: countPlaywright },
};

const engines = reporting('engines', 'tests/browser/engines/main.ts');
/** The other windows and colours are for people who look at the pictures. */
const gallery = (shown: readonly Language[]) =>
  reporting('gallery', 'tools/dev/gallery/main.ts', {
    VIEWS: '390',
    SCHEMES: 'light',
    SHOWN: shown.join(','),
  });

/** A program that reports what it has counted itself. */
function reporting(name: string, program: string, env: Record<string, string> = {}): Run {
  const file = join(REPORTS, `${name}.json`);
  return {
    command: ['node', program],
    env: { ...env, TEST_REPORT: file },
    report: { file, count: countReported },
  };
}

function stage(name: string, run: Run): Stage {
  return { name, steps: [{ name, ...run }] };
}

/** Runs these projects of vitest.config.ts. */
function vitest(...projects: string[]): Run {
  const selected = projects.map((project) => `--project=${project}`);
  return withReport(projects.join('-'), ['vitest', 'run', ...selected]);
}

/** A run of vitest that writes a report. */
function withReport(name: string, command: Step['command']): Run {
  const file = join(REPORTS, `vitest-${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { command: [...command, ...reporters], report: { file, count: countVitest } };
}

export function readReport(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

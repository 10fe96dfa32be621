import { describe, expect, test } from 'vitest';
import { countPlaywright, countReported, countStep, countVitest } from './counts.ts';
import { stages } from './steps.ts';

describe('countVitest', () => {
  test('takes the runner’s totals', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, testResults: [] };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
  });

  test('a file that could not be loaded is one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    const report = { numPassedTests: 3, numFailedTests: 1, testResults };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 });
  });
});

describe('countPlaywright', () => {
  test('flaky tests and errors outside of tests are failures', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] };
    expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 4, failed: 3 });
  });
});

test('countReported takes what a program without a runner has counted', () => {
  expect(countReported('{"passed":30,"failed":2}')).toEqual({ passed: 30, failed: 2 });
});

test('--all runs each stage whole and ends with the other engines and the gallery, which count what they have shown', () => {
  const whole = stages(['--all'], 30);
  expect(whole.flatMap(({ steps }) => steps.flatMap(({ command }) => command))).not.toContainEqual(
    expect.stringContaining('--shard'),
  );
  expect(whole.slice(-3).map(({ name }) => name)).toEqual(['e2e', 'engines', 'gallery']);
  for (const { steps } of whole.slice(-2)) {
    for (const { env, report } of steps) expect(env?.TEST_REPORT).toBe(report?.file);
  }
});

test('--halves runs the browser tests and the gallery in halves that change with each commit, and all else whole', () => {
  const commands = [30, 31].map((draw) => stages(['--halves'], draw));
  const parts = commands.map((all) =>
    all.flatMap(({ steps }) => steps.flatMap(({ command }) => command.at(-1) ?? [])),
  );
  const shards = parts.map((all) => all.filter((one) => one.startsWith('--shard')));
  expect(shards).toEqual([['--shard=1/2'], ['--shard=2/2']]);
  expect(commands.map((all) => all.at(-1)?.steps[0]?.env?.SHOWN)).toEqual(['ko', 'en']);
});

test('without --all each part of a long stage has its turn', () => {
  const e2e = (draw: number) => stages([], draw).at(-1)?.steps[0];
  expect(e2e(30)).toMatchObject({ name: 'e2e, part 5/26' });
  const drawn = Array.from({ length: 26 }, (_, commit) => e2e(400 + commit)?.command.at(-1));
  expect(new Set(drawn).size).toBe(26);
  expect(drawn).toContain('--shard=26/26');
});

describe('countStep', () => {
  test('a check without a report counts as one', () => {
    expect(countStep(0, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(countStep(2, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  test('a runner that crashed after passing tests has failed', () => {
    expect(countStep(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  });

  test('a runner that ran nothing has failed', () => {
    expect(countStep(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });

  test('failures are not counted twice', () => {
    expect(countStep(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  });
});

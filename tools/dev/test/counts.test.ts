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

test('--all ends with the other engines and the gallery, which count what they have shown', () => {
  const names = (...options: string[]) => stages(options).map(({ name }) => name);
  expect(names('--all')).toEqual([...names(), 'engines', 'gallery']);
  for (const { steps } of stages(['--all']).slice(-2)) {
    for (const { env, report } of steps) expect(env?.TEST_REPORT).toBe(report?.file);
  }
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

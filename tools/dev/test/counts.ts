/** Passed and failed tests, read from the runners' JSON reports. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export function countVitest(text: string): Counts {
  const report = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
  };
  // A file that could not be loaded reports no tests; it counts as one failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

export function countPlaywright(text: string): Counts {
  const report = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: readonly unknown[];
  };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** What `reportCounts` has kept. */
export function countReported(text: string): Counts {
  const { passed, failed } = JSON.parse(text) as Counts;
  return { passed, failed };
}

/**
 * The tests that a step counts for. A runner that failed without a failing test (invalid configuration, a
 * crash), or that ran no tests, counts as one failure.
 */
export function countStep(exitCode: number, reported: Counts | undefined): Counts {
  const counts = reported ?? { passed: exitCode === 0 ? 1 : 0, failed: 0 };
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

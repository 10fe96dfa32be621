/** Runs a command as a stage of the tests, or as one of its own reports what has passed. */
export { reportCounts } from '../../tools/dev/test/report-counts.ts';
export { runStep } from '../../tools/dev/test/run-test-step.ts';

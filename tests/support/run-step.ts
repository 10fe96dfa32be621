/** Runs a command as a stage of the tests. */
export { runStep } from '../../tools/dev/test/run-step.ts';

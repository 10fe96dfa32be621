/** Runs all browser tests in both languages; `npm test` runs most of them in one language. */
import { runStep } from './run-test-step.ts';

process.exitCode = await runStep({
  command: ['playwright', 'test', '-c', 'tests/browser/playwright.config.ts'],
  env: { LANGUAGES: 'all' },
});

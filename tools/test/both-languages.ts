/** Every journey and screen of the browser tests in both languages; `npm test` takes most in one of them. */
import { runStep } from './run-step.ts';

process.exitCode = await runStep({
  command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
  env: { LANGUAGES: 'all' },
});

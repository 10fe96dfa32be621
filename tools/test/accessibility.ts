/** Every screen and dialog through axe in both languages; `npm test` takes each in one of them. */
import { runStep } from './run-step.ts';

const config = 'tests/e2e/playwright.config.ts';
process.exitCode = await runStep({
  command: ['playwright', 'test', '-c', config, 'a11y-states'],
  env: { A11Y: 'all' },
});

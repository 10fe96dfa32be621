import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/browser/chromium.ts';
import { LIMITS } from '../limits.ts';

/** The whole local shop in a phone-sized Chromium; support/global-setup.ts starts one shop for the run. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.wait },
  fullyParallel: true,
  workers: 2,
  // A trace costs as much as the test itself: only a failed test is repeated with one. The failure counts.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: LIMITS.wait,
    navigationTimeout: LIMITS.wait,
    // Every test is a first visit, whose worker would fetch all files once more; journey.spec.ts lets it.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Australia/Sydney',
    // Nothing is drawn again and again while a test looks on; dates.spec.ts sees the countdown move.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        ...CHROMIUM_ARGS,
        // A page lives for seconds: optimising its code and a process for graphics cost more than they save.
        '--js-flags=--no-opt --no-maglev',
        '--in-process-gpu',
        // The shop must work with its own parts alone, so no other host can be found.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});

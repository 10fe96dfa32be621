import { defineConfig } from '@playwright/test';
import { inBothLanguages } from '../support/browser/signed-up-account.ts';
import { chromiumPath, SHORT_VISIT_ARGS } from '../support/chromium-for-tests.ts';
import { LIMITS } from '../support/limits.ts';

/**
 * Tests the whole local shop in a phone-sized Chromium; tests/support/browser/global-setup.ts starts one shop for the
 * run.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/browser/global-setup.ts',
  testMatch: '*.spec.ts',
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.wait },
  fullyParallel: true,
  workers: 2,
  // A trace takes as long as the test itself: only a failed test is repeated with one, and still counts as
  // failed.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  ...(!inBothLanguages && { grepInvert: /@soak/ }),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: LIMITS.wait,
    navigationTimeout: LIMITS.wait,
    // Every test is a first visit, whose service worker would fetch all files again; journey.spec.ts allows
    // it.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Australia/Sydney',
    // Avoids constant repainting during tests; dates.spec.ts turns motion on for the countdown.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        ...SHORT_VISIT_ARGS,
        // The shop must work without other hosts, so none of them resolves.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});

import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/browser/chromium.ts';

/** The whole local shop in a phone-sized Chromium; support/global-setup.ts starts one shop for the run. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Every test is a first visit, whose worker would fetch all files once more; journey.spec.ts lets it.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Australia/Sydney',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        ...CHROMIUM_ARGS,
        // The shop must work with its own parts alone, so no other host can be found.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});

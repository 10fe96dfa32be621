import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code; `tests` talks to running servers. Generous limits: a busy machine must not fail them. */
export default defineConfig({
  test: {
    include: ['{src,tests}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

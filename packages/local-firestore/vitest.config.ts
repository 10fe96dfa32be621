import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code; `tests` talks to running servers. */
export default defineConfig({
  test: {
    include: ['{src,tests}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

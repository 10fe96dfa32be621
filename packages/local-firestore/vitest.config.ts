import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code; `tests` talks to running servers. */
export default defineConfig({
  test: {
    include: ['{src,tests}/**/*.test.ts'],
    // Bounds against hanging: a slow machine takes longer, it fails nothing.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
  },
});

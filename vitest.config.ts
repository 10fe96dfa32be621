import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LIMITS } from './tests/limits.ts';

const unitTests = '{src,tools,functions/src}/**/*.test.{ts,tsx}';
/** Tests that put others in the place of modules need the shop's modules loaded anew. */
const replacingModules = globSync(unitTests).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\b/.test(readFileSync(file, 'utf8')),
);

const unit = {
  setupFiles: ['src/ui/testing/setup-unit.ts'],
  // Style sheets are left out of tests, but the colours' contrast is one.
  css: { include: [/tokens\.css/] },
};

/** Unit tests stand beside the code; `rules`, `hostile` and `contract` start a
 * Firestore of their own, `functions` a shop without its web page for most of its files. */
export default defineConfig({
  plugins: [react()],
  test: {
    testTimeout: LIMITS.test,
    hookTimeout: LIMITS.shop,
    expect: { poll: { timeout: LIMITS.wait } },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: [unitTests],
          exclude: replacingModules,
          // Most of a unit test's time is loading what the last one had loaded.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-isolated',
          include: replacingModules,
          setupFiles: ['tests/setup-own-modules.ts', ...unit.setupFiles],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          setupFiles: ['tests/setup-own-modules.ts'],
          include: ['tests/{rules,hostile}/**/*.test.ts'],
          // One server's rules and data at a time.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/{attacks,recovery}/**/*.test.ts'],
          // Most files share one shop; one file at a time, on few cores.
          globalSetup: ['tests/recovery/support/shared-shop.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
        },
      },
    ],
  },
});

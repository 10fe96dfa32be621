import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LIMITS } from './tests/support/limits.ts';

const unitTests = '{src,tools,functions/src}/**/*.test.{ts,tsx}';
/** Test files of what listens to a whole page: on one of their own, on which no other file has left a listener. */
const ownPage = globSync([
  'src/ui/overlays/dialog-history*.test.ts',
  'src/start/translated-page.test.tsx',
]);
/** Test files that replace modules, or open screens for which they are replaced, and need the shop's modules loaded anew. */
const replacingModules = globSync(unitTests).filter(
  (file) =>
    /\bvi\.(mock|doMock|resetModules)\b|\/open-(date-screens|phone-order)\.tsx'/.test(
      readFileSync(file, 'utf8'),
    ) && !ownPage.includes(file),
);

/** What the shop's own data modules are configured by. */
const env = { VITE_FIREBASE_PROJECT_ID: 'demo', VITE_FIREBASE_API_KEY: 'demo' };

const unit = {
  env,
  setupFiles: ['src/ui/testing/setup-unit.ts'],
  // Tests don't load style sheets, except for the colours, whose contrast is tested.
  css: { include: [/tokens\.css/] },
};

/**
 * Unit tests stand beside the code; those that replace modules load the shop's modules anew for each file
 * (tests/support/setup-own-modules.ts). Files of `rules` each start a Firestore of their own,
 * `functions` starts one shop without web pages for most of its files, those of `stack` start whole shops.
 */
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
          exclude: [...replacingModules, ...ownPage],
          // Most of the time of a unit test is loading modules, which the files of a worker can share.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-isolated',
          include: replacingModules,
          setupFiles: ['tests/support/setup-own-modules.ts', ...unit.setupFiles],
          isolate: false,
        },
      },
      { extends: true, test: { ...unit, name: 'unit-page', include: ownPage } },
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          setupFiles: ['tests/support/setup-own-modules.ts'],
          include: ['tests/rules/**/*.test.ts'],
          env,
          // One server's rules and data at a time.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'cut-off',
          setupFiles: ['tests/support/setup-own-modules.ts'],
          include: ['tests/rules/*.bench.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          // Most files share one shop; one file at a time, on few cores.
          globalSetup: ['tests/support/functions/shared-shop.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          include: ['tests/{browser,costs,years}/**/*.test.ts'],
        },
      },
    ],
  },
});

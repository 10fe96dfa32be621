import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code; `rules`, `hostile` and `contract` start a
 * Firestore of their own, `functions` a shop without its web page. */
export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tools,functions/src}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['src/ui/testing/settle-history.ts'],
          testTimeout: 10_000,
          // Style sheets are left out of tests, but the colours' contrast is one.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/{rules,hostile}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // One server's rules and data at a time.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/{attacks,recovery}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One shop at a time, on few cores.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

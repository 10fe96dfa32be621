import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headersEverywhere, localOriginsOf } from './tools/hosting/settings.ts';
import { chunkGroups } from './tools/web/chunks.ts';
import { installable } from './tools/web/installable.ts';
import { buildTarget } from './tools/web/oldest-browsers.ts';
import { pages } from './tools/web/pages.ts';
import { usedExports } from './tools/web/used-exports.ts';

/** Locally the stack names the functions' address; hosting's rewrites do the same in production. */
function functionsProxy() {
  const target = process.env.FUNCTIONS_URL;
  if (target === undefined) return {};
  return {
    '^/app/': { target, changeOrigin: true, xfwd: true },
    '^/sendSMS$': { target, changeOrigin: true, xfwd: true },
  };
}

export default defineConfig({
  plugins: [react(), usedExports(), pages(), installable()],
  cacheDir: process.env.VITE_CACHE_DIR ?? 'node_modules/.vite',
  server: { proxy: functionsProxy() },
  preview: { proxy: functionsProxy(), headers: headersEverywhere(localOriginsOf(process.env)) },
  resolve: {
    alias: { re2js: resolve(import.meta.dirname, 'tools/web/no-regular-expressions.ts') },
  },
  build: {
    target: buildTarget,
    cssTarget: buildTarget,
    chunkSizeWarningLimit: 600,
    // Preloading is a hint: browsers that don't know it load a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});

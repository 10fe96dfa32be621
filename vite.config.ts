import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { functionPaths } from './tools/dev/hosting/hosting-settings.ts';
import { installable } from './tools/dev/web/installable.ts';
import { pages } from './tools/dev/web/list-pages.ts';
import { buildTarget } from './tools/dev/web/oldest-browsers.ts';

/** Locally the stack names the functions' address; hosting's rewrites do the same in production. */
function functionsProxy() {
  const target = process.env.FUNCTIONS_URL;
  if (target === undefined) return {};
  return Object.fromEntries(
    functionPaths(target).map(({ path, target }) => [
      path,
      { target, changeOrigin: true, xfwd: true },
    ]),
  );
}

/** Class names count as script on every screen: without the line number of the default they are shorter. */
function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}

/** Whether a module belongs to the staff screens. */
const isOfStaff = (file: string) => /\/src\/(data|domain|features)\/staff\//.test(file);

export default defineConfig({
  plugins: [react(), pages(), installable()],
  cacheDir: process.env.VITE_CACHE_DIR ?? 'node_modules/.vite',
  server: { proxy: functionsProxy() },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: buildTarget,
    cssTarget: buildTarget,
    chunkSizeWarningLimit: 600,
    modulePreload: {
      // Preloading is a hint: browsers that don't know it load a moment later.
      polyfill: false,
      // A list of every chunk's imports would weigh 2 kB in each page, and its use blocks a slow phone for long. src/start
      // preloads the first screen, and the service worker has the rest. Only the order sheet is worth it, whose imports
      // are four deep, a round trip each, and Firebase.
      resolveDependencies: (file, imports, { hostType }) =>
        hostType === 'html' ||
        /basket-order-dialog|order-done-dialog|auth-|firestore-|transactions-/.test(file)
          ? imports
          : [],
    },
    rolldownOptions: {
      output: {
        // By their names the service worker and the budgets know what customers never load.
        chunkFileNames: ({ name, moduleIds }) =>
          `assets/${!name.startsWith('staff') && moduleIds.some(isOfStaff) ? 'staff-' : ''}[name]-[hash].js`,
        codeSplitting: {
          // A group takes along what its modules import: few files, because on a slow phone a hundred small
          // ones cost more than some unused kilobytes.
          groups: [
            // What every page loads: src/main.tsx, and what the start screen shares with the dates.
            {
              name: 'base',
              test: /\/src\/[^/]+\.tsx$|\/(button|lazy-part|shop-config|use-document-title|clock|map-pin)\.\w+$/,
              priority: 3,
            },
            // What the dates need; every other screen but the start needs most of it as well.
            {
              name: 'shop',
              test: /\/src\/(features\/(dates|shell)\/|ui\/layout\/kept-room|domain\/messages\/announcement\.ts|parts\/use-announcements|features\/announcements\/(announcement-(icon|notices)|date-banners))/,
              priority: 2,
            },
            // What every sheet and form is made of, one file where it would be twenty of a kilobyte.
            {
              name: 'sheet',
              test: /\/src\/(ui\/(overlays\/(sheet|modal|confirm-dialog|quantity-dialog|use-close-on-back)|forms\/(field|input|checkbox|text-|submit)|layout\/rows)|parts\/use-trouble|i18n\/(error|payment|order-progress)-message)|\/icons\/(x|trash|users|user-plus|pencil|undo-2)\.mjs/,
            },
            // Rules of ordering that the menus and many dialogs share.
            {
              name: 'orders',
              // Neither postcodes, suburbs, the forms of an account and the reading of phones, which come with the dialogs that
              // need them or when a visitor asks about a place, nor Firebase, which comes with what reads or writes, nor what only actions
              // of staff import, nor what waits until somebody is signed in.
              test: /\/src\/(data|domain|screen-state)\/(?!staff\/|ask-about-unsent-marks|dates\/plain-delivery-day|firebase\/firebase-app|lib\/edit-distance|customer\/(account|dictated-address|door-order|postcodes|(load-)?suburbs|suburb-fit|delivery-(area|form)|typed-phone|australian-numbers)|refunds\/refund-(actions|shapes)|messages\/reminder\.|documents\/restart-documents)/,
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});

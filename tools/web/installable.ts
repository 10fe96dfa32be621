import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languages } from '../../src/domain/language.ts';

/** Where a browser looks for the worker that keeps the shop's files. */
const worker = 'sw.js';
const monthSeconds = 30 * 24 * 3600;

/** Addresses of the dates and of a date's menus, which have pages of their own (prerendered-pages.ts). */
const prerendered = new RegExp(
  `/(?:date-select/(?:${languages.join('|')})|date-detail/(?:${languages.join('|')})/[^/?#]+)(?:[?#]|$)`,
);

/**
 * Makes the built shop installable and lets it open without a connection: all its files are kept on the
 * phone, pictures as they are seen. A newer version waits until it is asked for (src/app/new-version.ts).
 * Documents are no concern of the worker: src/data keeps what was last seen.
 */
export function installable(): Plugin[] {
  return [
    ...VitePWA({
      filename: worker,
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: '/',
        name: '한상 · Hansang',
        short_name: '한상',
        description: '집밥 같은 한식을 정해진 날 문 앞까지',
        lang: 'ko',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#FBF7F0',
        background_color: '#FBF7F0',
        categories: ['food', 'shopping'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icons/maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,webmanifest}', 'icon.svg', 'images/*.svg'],
        // Customers never load the staff screens; a phone that opened them keeps them by the rule below.
        globIgnores: ['assets/staff-*'],
        navigateFallback: '/app.html',
        // Not the pages below, the functions' addresses, and what Firebase Hosting itself answers (sign-in by popup).
        navigateFallbackDenylist: [prerendered, /^\/app\//, /^\/sendSMS/, /^\/__\//],
        runtimeCaching: [
          // Their pages show the first cards of the last visit before any code runs.
          {
            urlPattern: prerendered,
            handler: async ({ request, url }) => {
              const [, screen, language] = url.pathname.split('/');
              const page = await caches.match(`/${screen}.${language}.html`, {
                ignoreSearch: true,
              });
              return page ?? fetch(request);
            },
          },
          {
            urlPattern: ({ url }) =>
              url.origin === self.location.origin && url.pathname.startsWith('/assets/staff-'),
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'staff', expiration: { maxEntries: 9 } },
          },
          {
            urlPattern: ({ request, url }) =>
              request.destination === 'image' &&
              (url.origin === self.location.origin ||
                url.hostname === 'firebasestorage.googleapis.com'),
            handler: 'StaleWhileRevalidate',
            options: {
              cacheName: 'pictures',
              expiration: {
                maxEntries: 300,
                maxAgeSeconds: monthSeconds,
                purgeOnQuotaError: true,
              },
              // 0: pictures of another origin come without leave to look inside.
              cacheableResponse: { statuses: [0, 200] },
            },
          },
        ],
      },
    }),
    forgetWorkerWhileDeveloping(),
  ];
}

/** A worker left by a built shop on the same port would hide the dev server's files. */
function forgetWorkerWhileDeveloping(): Plugin {
  return {
    name: 'shop-forget-worker',
    configureServer(server) {
      server.middlewares.use(`/${worker}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(`
          self.skipWaiting();
          self.registration.unregister()
            .then(() => self.clients.matchAll())
            .then((clients) => { for (const client of clients) client.navigate(client.url); });
        `);
      });
    },
  };
}

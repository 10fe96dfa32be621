import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languages } from '../../../src/domain/lib/language.ts';

/** The path of the service worker. */
const worker = 'sw.js';
const monthSeconds = 30 * 24 * 3600;

/** Addresses of the dates and of a date's menus, which have prerendered pages (prerendered-pages.ts). */
const prerendered = new RegExp(
  `/(?:date-select/(?:${languages.join('|')})|date-detail/(?:${languages.join('|')})/[^/?#]+)(?:[?#]|$)`,
);

/**
 * Makes the built shop installable and lets it open offline: the service worker caches all its files, and
 * pictures once they are shown. A newer version waits until it is activated (src/app/new-version.ts). The
 * worker does not cache documents: src/data does.
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
        // The dates, in the language last chosen (LocalizedScreen).
        start_url: '/date-select/last',
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
        // Customers never load the staff screens; on a phone that has opened them, the rule below caches
        // them.
        globIgnores: ['assets/staff-*'],
        navigateFallback: '/app.html',
        // Not for the prerendered pages below, the functions' addresses, and Firebase Hosting's own paths
        // (sign-in by popup).
        navigateFallbackDenylist: [prerendered, /^\/app\//, /^\/sendSMS/, /^\/share\//, /^\/__\//],
        runtimeCaching: [
          // A link to a date leads there without asking for its preview; so it opens offline as well.
          {
            urlPattern: ({ request, url }) =>
              request.mode === 'navigate' && url.pathname.startsWith('/share/'),
            handler: async ({ url }) =>
              Response.redirect(url.pathname.replace('/share/', '/date-detail/')),
          },
          // These pages show the first cards of the last visit before any code runs.
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
            // Those of one version are about sixty.
            options: { cacheName: 'staff', expiration: { maxEntries: 150 } },
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
              // 0 is the status of an opaque response: a picture of another origin without CORS.
              cacheableResponse: { statuses: [0, 200] },
            },
          },
        ],
      },
    }),
    forgetWorkerWhileDeveloping(),
  ];
}

/**
 * Unregisters a service worker that a built shop on the same port has left; it would hide the dev server's
 * files.
 */
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

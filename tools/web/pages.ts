import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Connect, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { type PrerenderedPage, pageOf, prerenderedPages } from './prerendered-pages.ts';
import { firestoreOrigin, type StartData, startData, stylesOf } from './start-data.ts';

const shell = 'app.html';

/**
 * Makes pages of index.html: those of prerendered-pages.ts with their screen written into them, which are
 * read before any script (`/` works before it as well), and app.html, the empty shell for every other
 * address.
 */
export function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'shop-pages',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      // After the build's own tags, which the small script starts in their stead.
      order: 'post',
      handler: (html, { bundle }) => {
        const data = startData(config.env, bundle);
        // The dev server's tags start the shop by themselves.
        return bundle ? startByScript(html, data) : fillStart(html, data);
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use(servePages);
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      if (config.build.ssr) return;
      const html = connectEarly(readFileSync(join(dir, 'index.html'), 'utf8'), config.env);
      writeFileSync(join(dir, shell), html);
      const screens = await renderScreens();
      for (const [index, page] of prerenderedPages.entries()) {
        const text = writePage(page, html, screens[index] ?? '', cssOf(page, html, dir, bundle));
        writeFileSync(join(dir, page.file), text);
      }
    },
  };
}

const entryTag = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const preloadTag = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const styleTag = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/** Takes the build's own tags out; the small script starts what they name. */
function startByScript(html: string, data: StartData): string {
  const entry = entryTag.exec(html)?.[1];
  if (entry === undefined) throw new Error('index.html starts no script');
  const files = [...html.matchAll(preloadTag)].map(([, file = '']) => file);
  const without = html.replace(entryTag, '').replaceAll(preloadTag, '');
  return fillStart(without, { ...data, main: { entry, files } });
}

/** Fills in what the small script needs to know. */
function fillStart(html: string, data: StartData): string {
  // "</script>" in it would end it early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace('id="start"></script>', () => `id="start">${json}</script>`);
}

/** As the rewrites in firebase.json have it: what is no file is the pages' business. */
const servePages: Connect.NextHandleFunction = (request, _response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  // Calls of the functions share the origin and go on to their proxy; only screens are asked for as pages.
  const asksForPage = request.headers.accept?.includes('text/html') === true;
  if (asksForPage && !pathname.includes('.')) request.url = `/${pageOf(pathname, shell)}`;
  next();
};

/** The connection to the store is opened while the page is still read. */
function connectEarly(html: string, env: Record<string, string>): string {
  const link = `<link rel="preconnect" href="${firestoreOrigin(env)}" crossorigin />`;
  return html.replace('<link rel="icon"', () => `${link}\n    <link rel="icon"`);
}

/** All styles that a page's screen shows with. */
function cssOf(
  page: PrerenderedPage,
  html: string,
  dir: string,
  bundle: Rolldown.OutputBundle,
): string {
  const linked = [...html.matchAll(styleTag)].map(([, name = '']) => name);
  const files = [...linked, ...stylesOf(bundle, page.module)];
  return files.map((name) => readFileSync(join(dir, name), 'utf8')).join('');
}

/**
 * A page with its screen and styles inside. Only the start screen's links do something before the script;
 * elsewhere nothing can be tapped until it is there.
 */
function writePage(page: PrerenderedPage, html: string, screen: string, css: string): string {
  const inert = page.source === '/' ? '' : ' inert';
  const root = `<div id="root" data-screen="${page.screen}"${inert}>${screen}</div>`;
  return html
    .replaceAll(styleTag, '')
    .replace('"written":false', '"written":true')
    .replace('<html lang="ko">', `<html lang="${page.language}">`)
    .replace('</head>', () => `<style>${css}</style>\n  </head>`)
    .replace('<div id="root"></div>', () => root);
}

/** The HTML of each written page's screen by the shop's own components, built once more for Node. */
async function renderScreens(): Promise<string[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'shop-prerender-'));
  try {
    await build({
      logLevel: 'error',
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    const { renderScreen } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      renderScreen: (page: PrerenderedPage) => Promise<string>;
    };
    const rendered: string[] = [];
    // One after the other: they share the language that is spoken.
    for (const page of prerenderedPages) rendered.push(await renderScreen(page));
    return rendered;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

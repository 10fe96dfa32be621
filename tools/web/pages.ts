import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Connect, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { firestoreOrigin, startData, stylesOf } from './start-data.ts';

const shell = 'app.html';
const startScreen = '/src/routes/language-select.tsx';

/**
 * Makes two pages of index.html: `/` with the start screen written into it, which reads and works
 * before any script, and app.html, the empty shell for every other address.
 */
export function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'shop-pages',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: (html, { bundle }) => fillStart(html, startData(config.env, bundle)),
    configurePreviewServer(server) {
      server.middlewares.use(serveShell);
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      if (config.build.ssr) return;
      const file = join(dir, 'index.html');
      const html = readFileSync(file, 'utf8');
      writeFileSync(join(dir, shell), connectEarly(html, config.env));
      writeFileSync(file, await startPage(html, dir, bundle));
    },
  };
}

function fillStart(html: string, data: object): string {
  // "</script>" in it would end it early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace('id="start"></script>', () => `id="start">${json}</script>`);
}

/** As the rewrites in firebase.json have it: what is no file is the shell's business. */
const serveShell: Connect.NextHandleFunction = (request, _response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  // Calls of the functions share the origin and go on to their proxy; only screens are asked for as pages.
  const asksForPage = request.headers.accept?.includes('text/html') === true;
  if (asksForPage && pathname !== '/' && !pathname.includes('.')) request.url = `/${shell}`;
  next();
};

/** The connection to the store is opened while the page is still read. */
function connectEarly(html: string, env: Record<string, string>): string {
  const link = `<link rel="preconnect" href="${firestoreOrigin(env)}" crossorigin />`;
  return html.replace('<link rel="icon"', () => `${link}\n    <link rel="icon"`);
}

/** `/` as static HTML: its styles inside, its words there, the script last in line. */
async function startPage(
  html: string,
  dir: string,
  bundle: Rolldown.OutputBundle,
): Promise<string> {
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  const files = [...linked.map(([, name = '']) => name), ...stylesOf(bundle, startScreen)];
  const css = files.map((name) => readFileSync(join(dir, name), 'utf8')).join('');
  const words = await renderStart();
  return linked
    .reduce((text, [link]) => text.replace(link, ''), html)
    .replace('</head>', () => `<style>${css}</style>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${words}</div>`);
}

/** The start screen's HTML by the shop's own components, built once more for Node. */
async function renderStart(): Promise<string> {
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
    const { renderStart: render } = (await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )) as { renderStart: () => Promise<string> };
    return await render();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

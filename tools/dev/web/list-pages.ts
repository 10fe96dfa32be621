import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { RenderedScreen } from '../../../src/prerender.tsx';
import { heldCodeId } from '../../../src/start/start.ts';
import { filesOf } from './bundle-files.ts';
import { type PrerenderedPage, prerenderedPages } from './prerendered-pages.ts';
import { previewTags } from './preview-tags.ts';
import { settingsId, startTags } from './start-settings.ts';

const shell = 'app.html';

/**
 * Creates the built pages from index.html: those of prerendered-pages.ts with their screen rendered into
 * them, and app.html, the empty shell for every other address.
 */
export function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'shop-pages',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const tags = await startTags(config.env, bundle);
        return html.replace('<!-- start -->', () => tags);
      },
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      if (config.build.ssr) return;
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      writeFileSync(join(dir, shell), html);
      const screens = await renderScreens();
      for (const page of prerenderedPages) {
        const styles = filesOf(bundle, page.module).styles.map((name) => ({
          href: `/${name}`,
          text: readFileSync(join(dir, name), 'utf8'),
        }));
        writeFileSync(
          join(dir, page.file),
          withScreen(html, page, screens.get(page), styles, config.env.VITE_SHOP_URL),
        );
      }
    },
  };
}

/**
 * The page with its rendered screen and styles. Before any script only the start screen's links work; other
 * screens are inert until their code is loaded, or until the inline script has shown dates or menus.
 */
function withScreen(
  html: string,
  page: PrerenderedPage,
  screen: RenderedScreen | undefined,
  styles: readonly { href: string; text: string }[],
  origin: string | undefined,
): string {
  const document = parse(html, { comment: true });
  const head = document.querySelector('head');
  const root = document.querySelector('#root');
  if (!head || !root || !screen) throw new Error('index.html has no head or no #root');
  document.querySelector('html')?.setAttribute('lang', page.language);
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
  for (const { href, text } of styles) {
    head.insertAdjacentHTML('beforeend', `<style>${text}</style>`);
    // Tells Vite's loader that these styles are loaded already; a disabled link loads nothing.
    head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${href}" disabled>`);
  }
  const code = document.querySelectorAll('script[type=module][src], link[rel=modulepreload]');
  for (const tag of code) tag.remove();
  const held = `<template id="${heldCodeId}">${code.join('')}</template>`;
  document.querySelector(`#${settingsId}`)?.insertAdjacentHTML('beforebegin', held);
  head.insertAdjacentHTML('beforeend', previewTags(page, origin));
  root.set_content(screen.html);
  root.setAttribute('data-screen', page.screen);
  if (page.source !== '/') {
    root.setAttribute('inert', '');
    root.setAttribute('data-awaits-code', '');
  }
  if (screen.firstContent) {
    root.insertAdjacentHTML('afterend', screen.firstContent);
  }
  return document.toString();
}

/** Renders each page's screen to HTML with the shop's own components, built separately for Node. */
async function renderScreens(): Promise<Map<PrerenderedPage, RenderedScreen>> {
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
      renderScreen: (page: PrerenderedPage) => Promise<RenderedScreen>;
    };
    const rendered = new Map<PrerenderedPage, RenderedScreen>();
    // One after the other: they share the current language.
    for (const page of prerenderedPages) rendered.set(page, await renderScreen(page));
    return rendered;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

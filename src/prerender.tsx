import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Shop } from './app/app.tsx';
import { isScreenName, screens } from './app/screens.ts';
import './content/shop-calling-hours.ts';
import type { Language } from './domain/lib/language.ts';
import { i18n, loadLanguage } from './i18n/i18n.ts';
import { renderFirstContent } from './prerender-first-content.tsx';

export interface RenderedScreen {
  html: string;
  /** The template of its first cards, as HTML; missing on a screen without dates and menus. */
  firstContent?: string | undefined;
}

/**
 * A screen as HTML, as it looks before anything is known of dates or customers; for the build. main.tsx
 * takes it over in the browser. Throws for an unknown screen and for one that asks for a
 * browser while it is rendered.
 */
export async function renderScreen(page: {
  address: string;
  screen: string;
  language: Language;
}): Promise<RenderedScreen> {
  if (!isScreenName(page.screen)) throw new Error(`no screen ${page.screen}`);
  const render = () =>
    renderToString(
      <StrictMode>
        <StaticRouter location={page.address}>
          <Shop />
        </StaticRouter>
      </StrictMode>,
    );
  await loadLanguage(page.language);
  await i18n.changeLanguage(page.language);
  // The first time only asks for the screen's code, the second for that of its parts.
  for (let time = 1; time <= 2; time += 1) {
    render();
    await screens[page.screen].load();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const html = render();
  // React's mark of a screen that failed and is left to the browser.
  if (html.includes('<!--$!-->')) throw new Error(`${page.address} cannot be written into a page`);
  return { html, firstContent: renderFirstContent(page.screen, page.language) };
}

import type { Page } from '@playwright/test';

/** What the translator of a page did. */
declare global {
  interface Window {
    translated: { texts: number };
  }
}

/**
 * Has a page translated as browsers and their extensions do it, from its load on and after each change: every text makes
 * way for two `<font>` elements that hold its translation. Here a translation is the text itself, so that tests still
 * find it. Chrome takes the page's own text out of it, others leave it within the `<font>`.
 */
export async function translatePage(page: Page, text: 'taken out' | 'kept within'): Promise<void> {
  await page.addInitScript(translate, text === 'kept within');
}

/** Runs in the page. */
function translate(keepsText: boolean): void {
  window.translated = { texts: 0 };
  const untouched = 'font, script, style, template, textarea, title, [translate="no"]';
  const translateText = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(untouched)) return;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    font.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    if (keepsText) {
      text.before(font);
      inner.append(text);
    } else {
      inner.append(text.data);
      text.replaceWith(font);
    }
    window.translated.texts += 1;
  };
  const translateAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) translateText(text);
  };
  addEventListener('load', () => {
    translateAll();
    let waiting = false;
    const later = () => {
      waiting = false;
      translateAll();
    };
    // In a task of its own, as translators wait for an answer.
    new MutationObserver(() => {
      if (!waiting) setTimeout(later);
      waiting = true;
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

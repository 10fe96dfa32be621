import type { Documents } from '../data/documents/batch-get.ts';
import { cacheKey, dishFilterKey } from '../data/storage-keys.ts';
import type { Language } from '../domain/language.ts';
import { firstContentId, firstContentMark } from '../ui/first-content-id.ts';
import { startBasket, storedBasket } from './first-basket.ts';
import { type FirstContentTemplate, firstContentHtml } from './first-content.ts';

/** Id of the template in the page (tools/web/pages.ts). */
export const templateId = 'first-content-template';

/**
 * Shows the screen's first cards until its code does: those of the last visit at once, then those of `documents`.
 * Only where the page has a template, and only while its screen still waits for its code.
 */
export function showFirstContent(
  pathname: string,
  paths: readonly string[],
  documents: Promise<Documents>,
): void {
  const show = (found: Documents) => {
    // A date that can't be shown like this, or whose data is broken, is left to the code.
    documentParsed()
      .then(() => fillPlace(pathname, found))
      .catch(() => {});
  };
  show(cachedDocuments(paths));
  documents.then(show, () => {});
}

/** The end of the page has come; earlier than DOMContentLoaded, which waits for the shop's code. */
async function documentParsed(): Promise<void> {
  while (!document.getElementById(templateId)) {
    if (document.readyState !== 'loading') return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function fillPlace(pathname: string, documents: Documents): void {
  const template = document.getElementById(templateId)?.textContent;
  const place = document.getElementById(firstContentId);
  const root = document.getElementById('root');
  if (!template || !place || root?.dataset.awaitsCode === undefined) return;
  // The code knows which dishes to hide.
  if (pathname.startsWith('/date-detail/') && stored(dishFilterKey)) return;
  const parsed = JSON.parse(template) as FirstContentTemplate;
  const [, , language, date = ''] = pathname.split('/');
  const dateId = decodeURIComponent(date);
  const basket = parsed.menus && storedBasket(dateId);
  const html = firstContentHtml(parsed, pathname, documents, Date.now(), basket);
  if (html === undefined) return;
  place.innerHTML = html;
  requestAnimationFrame(() => performance.mark(firstContentMark));
  if (!parsed.menus || !basket) return;
  startBasket(place, parsed.menus, documents, language as Language, dateId);
  // Buttons that are still without their code are tapped again when it is there.
  root.inert = false;
}

/** What an earlier visit has left on the phone. */
function cachedDocuments(paths: readonly string[]): Documents {
  return new Map(paths.map((path) => [path, stored(cacheKey(path))?.data]));
}

/** A stored object; undefined where there is none or where the browser keeps its storage closed. */
function stored(key: string): Record<string, Record<string, unknown>> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

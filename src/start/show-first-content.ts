import { cacheKey, dishFilterKey } from '../data/device/storage-keys.ts';
import type { Documents } from '../data/documents/batch-get.ts';
import type { Language } from '../domain/lib/language.ts';
import { firstContentId, firstContentMark } from '../ui/layout/first-content-id.ts';
import { startBasket, storedBasket } from './first-basket.ts';
import { templateId } from './template.ts';
import { firstContent } from './write-first-content.ts';

/**
 * Shows the first cards of the screen until its code is loaded: at once those from the document cache, then
 * those from `documents`. Does nothing if the page has no template or if its code is already running.
 */
export function showFirstContent(
  pathname: string,
  paths: readonly string[],
  documents: Promise<Documents>,
): void {
  const show = (found: Documents) => {
    // On an error, for example invalid data, the screen's code shows the content later.
    documentParsed()
      .then(() => fillPlace(pathname, found))
      .catch(() => {});
  };
  show(cachedDocuments(paths));
  documents.then(show, () => {});
}

/** Resolves when the whole page is parsed, with the template at its end. */
async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
}

function fillPlace(pathname: string, documents: Documents): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${templateId}`);
  const place = document.getElementById(firstContentId);
  const root = document.getElementById('root');
  if (!template || !place || root?.dataset.awaitsCode === undefined) return;
  const [, screen, language, date = ''] = pathname.split('/');
  const ofMenus = screen === 'date-detail';
  // With a stored dish filter only the code knows which dishes to hide.
  if (ofMenus && stored(dishFilterKey)) return;
  const dateId = decodeURIComponent(date);
  const basket = ofMenus ? storedBasket(dateId) : undefined;
  const content = firstContent(template, pathname, documents, Date.now(), basket);
  if (!content) return;
  place.replaceChildren(content);
  requestAnimationFrame(() => performance.mark(firstContentMark));
  if (ofMenus && !basket) return;
  if (basket) startBasket(place, template, documents, language as Language, dateId);
  // The root may be clicked now: links work, and clicks on buttons whose code is not loaded yet are replayed later.
  root.inert = false;
}

/** The documents that an earlier visit has cached in localStorage. */
function cachedDocuments(paths: readonly string[]): Documents {
  return new Map(paths.map((path) => [path, stored(cacheKey(path))?.data]));
}

/** Reads an object from localStorage; undefined if it is missing, invalid, or if storage is unavailable. */
function stored(key: string): Record<string, Record<string, unknown>> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

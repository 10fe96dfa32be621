import { cacheKey, dishFilterKey, orderedMenusKey } from '../data/device/storage-keys.ts';
import type { Documents } from '../data/documents/batch-get.ts';
import { markHasOrdered } from '../data/order/has-ordered.ts';
import type { ActiveDates } from '../domain/dates/active-date.ts';
import { takesOrders } from '../domain/dates/open-dates.ts';
import type { Language } from '../domain/lib/language.ts';
import { parseDishFilter } from '../domain/menus/dish-filter.ts';
import {
  firstContentId,
  firstContentMark,
  isFirstContentPressed,
} from '../ui/layout/first-content-id.ts';
import { startBasket, storedBasket } from './first-basket.ts';
import { templateId } from './template.ts';
import { firstContent } from './write-first-content.ts';

/**
 * Shows the first cards of the screen until its code is loaded: at once those from the document cache, then
 * those from `documents`; `onAdd` runs once the first dish is added. Does nothing if the page has no template or if its code is already running.
 */
export function showFirstContent(
  pathname: string,
  paths: readonly string[],
  documents: Promise<Documents>,
  onAdd: () => void,
): void {
  const show = (found: Documents) => {
    // On an error, for example invalid data, the screen's code shows the content later.
    documentParsed()
      .then(() => fillPlace(pathname, found, onAdd))
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

function fillPlace(pathname: string, documents: Documents, onAdd: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${templateId}`);
  const place = document.getElementById(firstContentId);
  const root = document.getElementById('root');
  if (!template || !place || root?.dataset.awaitsCode === undefined) return;
  if (isFirstContentPressed()) {
    setTimeout(fillPlace, 50, pathname, documents, onAdd);
    return;
  }
  const [, screen, language, date = ''] = pathname.split('/');
  const ofMenus = screen === 'date-detail';
  const dateId = decodeURIComponent(date);
  const basket = ofMenus ? storedBasket(dateId) : undefined;
  const filter = parseDishFilter(stored(dishFilterKey));
  const content = firstContent(template, pathname, documents, { now: Date.now(), basket, filter });
  if (!content) return;
  keepRoom(ofMenus ? dateId : undefined, documents);
  place.replaceChildren(content);
  requestAnimationFrame(() => performance.mark(firstContentMark));
  if (ofMenus && !basket) return;
  if (basket) {
    startBasket(place, template, documents, { language: language as Language, dateId, onAdd });
  }
  // The root may be clicked now: links work, and clicks on buttons whose code is not loaded yet are replayed later.
  root.inert = false;
}

/**
 * Keeps room for repeating an order, from the moment of the first dishes or dates, where the date, or each that takes orders,
 * sells something that the phone's customer has ordered.
 */
function keepRoom(dateId: string | undefined, documents: Documents): void {
  const ordered = stored(orderedMenusKey);
  const menuIds: unknown[] = Array.isArray(ordered) ? ordered : [];
  const dates = Object.entries(documents.get('dates/activeDates') as ActiveDates).filter(
    ([id, date]) => (dateId ? id === dateId : takesOrders(id, date, Date.now())),
  );
  markHasOrdered(
    dates.every(([, date]) => menuIds.some((menuId) => date.menus[String(menuId)] === true)),
  );
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

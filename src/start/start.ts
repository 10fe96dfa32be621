import type { ReplayedClick } from '../app/replayed-click.ts';
import { authUserPrefix } from '../data/device/storage-keys.ts';
import { batchGet, type Documents } from '../data/documents/batch-get.ts';
import { sydneyClock } from '../domain/dates/sydney-time.ts';
import { showFirstContent } from './show-first-content.ts';
import { keepTexts } from './translated-page.ts';

/** Settings that the build writes into every page for this script, as JSON (tools/dev/web/start-settings.ts). */
export interface StartSettings {
  /** URL for reading public documents, including the API key. */
  read: string;
  /** Prefix of full document names; a slash and the path of the document follow. */
  root: string;
  /**
   * Script URLs of each screen in addition to the main code, by the first segment of its path; empty in the
   * dev server.
   */
  screens: Record<string, string[]>;
  /** Script URLs of what tells who is signed in, and of what reads and writes orders. */
  account: string[];
  /** URLs of the order sheet's scripts and styles, in addition to those of a date's menus. */
  orderSheet: string[];
  /** Script URLs with the phrases of each language except Korean. */
  phrases: Partial<Record<string, string[]>>;
}

/**
 * Id of the template in a prerendered page that holds the tags of the shop's code (tools/dev/web/list-pages.ts), so that
 * the code does not compete with the page's image for bandwidth.
 */
export const heldCodeId = 'held-code';

/** After this time a page that is not painted, because it is hidden by then, loads its code anyway, ms. */
const maxPaintWaitMs = 1000;

/** The code waits this long for the documents, so that the pictures they name are asked for before it, ms. */
const maxDocumentsWaitMs = 100;

/** Public documents that a screen needs first, by the first segment of its path. */
const documentsOf: Record<string, string[]> = {
  'date-select': ['dates/activeDates', 'common/gongji'],
  'date-detail': ['dates/activeDates', 'manages/menus', 'manages/categories', 'common/point'],
};

/**
 * Runs inline in the head of every page, before any other code is loaded. The build writes it into the pages;
 * the Content Security Policy in firebase.json allows it by its hash.
 */
export function start(settings: StartSettings, pathname: string): void {
  const [, screen = '', language] = pathname.split('/');
  const paths = documentsOf[screen];
  keepTexts(document);
  // Once it is known that it will be needed; after what the screen itself needs.
  const preloadAccount = () => preload(settings.account, 'low');
  const preloadOrdering = () => preload([...settings.account, ...settings.orderSheet], 'low');
  const documents = paths && startInitialFetch(settings, paths);
  if (documents) showFirstContent(pathname, paths, documents, preloadOrdering);
  const heldCode = document.querySelector<HTMLTemplateElement>(`#${heldCodeId}`);
  const loadCode = () => {
    if (heldCode) document.head.append(heldCode.content);
    preload([
      ...(settings.screens[screen] ?? []),
      ...((screen !== '' && settings.phrases[language ?? '']) || []),
    ]);
    if (paths && isSignedIn()) preloadAccount();
  };
  if (heldCode) {
    void firstPaint()
      .then(() => settled(documents))
      .then(() => setTimeout(loadCode));
    // The empty shell has no buttons.
    recordEarlyClick();
  } else loadCode();
  addEventListener('error', offerReload, true);
  // Safari tells by `:active` what a finger is on only where something listens to touches.
  addEventListener('touchstart', () => {}, { passive: true });
  // The first use of a time zone takes 50 ms on a slow phone, so it is done while the page waits for the
  // network. `/` waits for nothing and shows no time.
  if (paths) setTimeout(sydneyClock, 0, 0);
}

/** Whether the Auth SDK has stored who is signed in; false where the browser allows no storage. */
function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(authUserPrefix));
  } catch {
    return false;
  }
}

/** Starts fetching the documents of the screen; `fetchDocuments` later uses the response. */
function startInitialFetch({ read, root }: StartSettings, paths: string[]): Promise<Documents> {
  const answer = batchGet(read, root, paths);
  // After a failure the shop's code listens to the documents at once.
  answer.catch(() => {});
  window.initialFetch = { paths, answer };
  return answer.then(({ documents }) => documents);
}

/** Resolves after the page's first paint; at once if it is hidden. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, maxPaintWaitMs);
  });
}

/** Resolves once the documents have come or failed, or after `maxDocumentsWaitMs`. */
function settled(documents: Promise<Documents> | undefined): Promise<unknown> {
  const wait = new Promise((resolve) => setTimeout(resolve, maxDocumentsWaitMs));
  return Promise.race([documents?.catch(() => {}), wait]);
}

function preload(
  files: readonly string[],
  priority: HTMLLinkElement['fetchPriority'] = 'auto',
): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.fetchPriority = priority;
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** Records a click on a button whose code is not loaded yet; src/app/replayed-click.ts replays it later. */
function recordEarlyClick(): void {
  const record: ReplayedClick = ({ target }) => {
    record.button = target instanceof Element ? target.closest('button') : null;
  };
  window.replayedClick = record;
  addEventListener('click', record);
}

/** Offers to reload if a script cannot be loaded. A screen that works without the code stays. */
function offerReload({ target }: Event): void {
  const root = document.getElementById('root');
  if (!(target instanceof HTMLScriptElement) || !root) return;
  if (root.firstChild && root.dataset.awaitsCode === undefined) return;
  root.inert = false;
  root.innerHTML =
    '<p style="padding: 24px"><a href="">화면을 열지 못했어요. 다시 열기 · <span lang="en">This page could not be opened. Reload</span></a></p>';
}

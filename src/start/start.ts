import type { ReplayedClick } from '../app/replayed-click.ts';
import { type Documents, readBatchGet } from '../data/documents/batch-get.ts';
import { sydneyClock } from '../domain/dates.ts';
import { showFirstContent } from './show-first-content.ts';

/** What the build writes into every page for this script, as JSON (tools/web/start-settings.ts). */
export interface StartSettings {
  /** Where public documents are read, with the key. */
  read: string;
  /** What a document's path is appended to, after a slash. */
  root: string;
  /** Code of each screen beyond the shop's own, by the first part of its address; empty in the dev server. */
  screens: Record<string, string[]>;
  /** Code with the phrases of each language but Korean. */
  phrases: Partial<Record<string, string[]>>;
}

/** Public documents that a screen shows first, by the first part of its address. */
const documentsOf: Record<string, string[]> = {
  'date-select': ['dates/activeDates', 'common/gongji'],
  'date-detail': ['dates/activeDates', 'manages/menus', 'manages/categories', 'common/point'],
};

/**
 * Runs in the head of every page, before any of the shop's code is there. The build writes it into the pages;
 * firebase.json allows it by its hash.
 */
export function start(settings: StartSettings, pathname: string): void {
  const [, screen = '', language] = pathname.split('/');
  const paths = documentsOf[screen];
  if (paths) showFirstContent(pathname, paths, startInitialFetch(settings, paths));
  preload([
    ...(settings.screens[screen] ?? []),
    ...((screen !== '' && settings.phrases[language ?? '']) || []),
  ]);
  recordEarlyClick();
  addEventListener('error', offerReload, true);
  // A browser's first use of a time zone takes a slow phone 50 ms: better while it waits for the network than later. `/`
  // waits for nothing and shows no time.
  if (paths) requestAnimationFrame(() => setTimeout(sydneyClock, 0, 0));
}

/** Reads the screen's documents; fetchDocuments takes the answer over. */
function startInitialFetch({ read, root }: StartSettings, paths: string[]): Promise<Documents> {
  const answer = fetch(read, {
    method: 'POST',
    // A "simple" content type spares the preflight round trip.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ documents: paths.map((path) => `${root}/${path}`) }),
  }).then(async (response) => {
    const receivedAt = Date.now();
    return { ...(await readBatchGet(response, root)), receivedAt };
  });
  // The shop's code asks again after a failure.
  answer.catch(() => {});
  window.initialFetch = { paths, sentAt: Date.now(), answer };
  return answer.then(({ documents }) => documents);
}

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** A button that is tapped before its code is there is tapped again then, by src/app/replayed-click.ts. */
function recordEarlyClick(): void {
  const record: ReplayedClick = ({ target }) => {
    record.button = target instanceof Element ? target.closest('button') : null;
  };
  window.replayedClick = record;
  addEventListener('click', record);
}

/** Says so when the shop's code doesn't come. A screen that works without it stays. */
function offerReload({ target }: Event): void {
  const root = document.getElementById('root');
  if (!(target instanceof HTMLScriptElement) || !root) return;
  if (root.firstChild && root.dataset.awaitsCode === undefined) return;
  root.inert = false;
  root.innerHTML =
    '<p style="padding: 24px"><a href="">화면을 열지 못했어요. 다시 열기 · <span lang="en">This page could not be opened. Reload</span></a></p>';
}

import type { Page } from '@playwright/test';

/** The documents that a page has read, sorted; one that is read twice is there twice. */
export interface Reads {
  /** By plain requests: before the SDK is loaded, or in a transaction. */
  plain: string[];
  /** Listeners started; each costs a read, unless the SDK's cache is up to date. */
  listened: string[];
}

const idOf = (name: string) => name.split('/documents/').at(-1) ?? name;

function readsOf(url: string, body: string): Reads {
  if (url.includes(':batchGet')) {
    const { documents = [] } = JSON.parse(body) as { documents?: string[] };
    return { plain: documents.map(idOf), listened: [] };
  }
  if (!url.includes('/Listen/channel')) return { plain: [], listened: [] };
  const messages = [...new URLSearchParams(body)].filter(([key]) => key.endsWith('__data__'));
  const listened = messages.flatMap(([, text]) => {
    const { addTarget } = JSON.parse(text) as {
      addTarget?: { documents?: { documents?: string[] } };
    };
    return (addTarget?.documents?.documents ?? []).map(idOf);
  });
  return { plain: [], listened };
}

/** Collects what a page reads; `own` (its customer's id) is written as uid. */
export function collectReads(page: Page, own?: string): Reads {
  const reads: Reads = { plain: [], listened: [] };
  page.on('request', (request) => {
    const found = readsOf(request.url(), request.postData() ?? '{}');
    for (const kind of ['plain', 'listened'] as const) {
      const names = found[kind].map((name) => (own ? name.replaceAll(own, 'uid') : name));
      reads[kind] = [...reads[kind], ...names].sort();
    }
  });
  return reads;
}

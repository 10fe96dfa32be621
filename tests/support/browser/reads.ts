import type { Page } from '@playwright/test';

/** The documents that a page has read, sorted; one that is read twice is there twice. */
export interface Reads {
  /** By plain requests: before the SDK is loaded, or in a transaction. */
  plain: string[];
  /** Listeners started; each costs a read, unless the SDK's cache is up to date. */
  listened: string[];
}

const idOf = (name: string) => name.split('/documents/').at(-1) ?? name;

/**
 * The documents of listeners that a request starts. `targets` are those that the page has: the SDK sends all of them again
 * when its connection was lost, which starts no further listener.
 */
function listenersIn(body: string, targets: Set<number>): string[] {
  const messages = [...new URLSearchParams(body)].filter(([key]) => key.endsWith('__data__'));
  return messages.flatMap(([, text]) => {
    const { addTarget, removeTarget } = JSON.parse(text) as {
      addTarget?: { targetId: number; documents?: { documents?: string[] } };
      removeTarget?: number;
    };
    if (removeTarget !== undefined) targets.delete(removeTarget);
    if (!addTarget || targets.has(addTarget.targetId)) return [];
    targets.add(addTarget.targetId);
    return (addTarget.documents?.documents ?? []).map(idOf);
  });
}

function plainReadsIn(body: string): string[] {
  return ((JSON.parse(body) as { documents?: string[] }).documents ?? []).map(idOf);
}

/** Collects what a page reads; `own` (its customer's id) is written as uid. */
export function collectReads(page: Page, own?: string): Reads {
  const reads: Reads = { plain: [], listened: [] };
  const targets = new Set<number>();
  const add = (kind: keyof Reads, found: string[]) => {
    const names = found.map((name) => (own ? name.replaceAll(own, 'uid') : name));
    reads[kind] = [...reads[kind], ...names].sort();
  };
  page.on('request', (request) => {
    const body = request.postData() ?? '{}';
    if (request.url().includes(':batchGet')) add('plain', plainReadsIn(body));
    if (request.url().includes('/Listen/channel')) add('listened', listenersIn(body, targets));
  });
  return reads;
}

import type { Request } from '@playwright/test';

/** What a page asked of Firestore. */
export interface Reads {
  /** Documents by plain requests, before the SDK. */
  readonly plain: readonly string[];
  /** Documents listened to; each start of a listener costs a read unless nothing has changed for the SDK's store. */
  readonly listened: readonly string[];
}

const idOf = (name: string) => name.split('/documents/').at(-1) ?? name;

/** The documents that one request reads or begins to listen to. */
export function readsOf(url: string, body: string | null): Reads {
  if (url.includes(':batchGet')) {
    const { documents = [] } = JSON.parse(body ?? '{}') as { documents?: string[] };
    return { plain: documents.map(idOf), listened: [] };
  }
  if (!url.includes('/Listen/channel') || body === null) return { plain: [], listened: [] };
  const messages = [...new URLSearchParams(body)].filter(([key]) => key.endsWith('__data__'));
  const listened = messages.flatMap(([, text]) => {
    const { addTarget } = JSON.parse(text) as {
      addTarget?: { documents?: { documents?: string[] } };
    };
    return (addTarget?.documents?.documents ?? []).map(idOf);
  });
  return { plain: [], listened };
}

export function sumReads(requests: readonly Request[]): Reads {
  const all = requests.map((request) => readsOf(request.url(), request.postData()));
  return {
    plain: all.flatMap(({ plain }) => plain),
    listened: all.flatMap(({ listened }) => listened),
  };
}

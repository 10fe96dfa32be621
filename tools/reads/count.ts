/** The Firestore operations of a page. */
export interface Reads {
  /** Documents read by plain requests: before the SDK is loaded, or in a transaction. */
  readonly plain: readonly string[];
  /** Documents listened to; each start of a listener costs a read, unless the SDK's cache is up to date. */
  readonly listened: readonly string[];
  /** Documents written; each costs a write, and a read for every listener. */
  readonly written: readonly string[];
}

const none: Reads = { plain: [], listened: [], written: [] };
const idOf = (name: string) => name.split('/documents/').at(-1) ?? name;

/** The documents that one request reads, begins to listen to, or writes. */
export function readsOf(url: string, body: string | null): Reads {
  if (url.includes(':batchGet')) {
    const { documents = [] } = JSON.parse(body ?? '{}') as { documents?: string[] };
    return { ...none, plain: documents.map(idOf) };
  }
  if (url.includes(':commit')) {
    const { writes = [] } = JSON.parse(body ?? '{}') as { writes?: Write[] };
    // A commit also names documents that it only read, to verify their version.
    const names = writes.flatMap((write) => write.update?.name ?? write.delete ?? []);
    return { ...none, written: names.map(idOf) };
  }
  if (!url.includes('/Listen/channel') || body === null) return none;
  const messages = [...new URLSearchParams(body)].filter(([key]) => key.endsWith('__data__'));
  const listened = messages.flatMap(([, text]) => {
    const { addTarget } = JSON.parse(text) as {
      addTarget?: { documents?: { documents?: string[] } };
    };
    return (addTarget?.documents?.documents ?? []).map(idOf);
  });
  return { ...none, listened };
}

interface Write {
  update?: { name: string };
  delete?: string;
}

export function sumReads(all: readonly Reads[]): Reads {
  return {
    plain: all.flatMap(({ plain }) => plain),
    listened: all.flatMap(({ listened }) => listened),
    written: all.flatMap(({ written }) => written),
  };
}

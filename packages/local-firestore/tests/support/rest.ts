import type { Target } from './target.ts';

/** Calls on one database as an administrator. */
export function restOf(target: Target, project: string) {
  const database = `projects/${project}/databases/(default)`;
  const root = `${database}/documents`;

  /** Status and JSON of a call below /v1. */
  async function call(method: string, path: string, body?: unknown) {
    const response = await fetch(`${target.url}/v1/${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  }

  return {
    database,
    root,
    call,
    name: (path: string) => `${root}/${path}`,
    put: (path: string, fields: object) => call('PATCH', `${root}/${path}`, { fields }),
    commit: (...writes: object[]) => call('POST', `${root}:commit`, { writes }),
    /** Ids of the documents that a query below `parent` returns, or the status and message of its refusal. */
    async ids(structuredQuery: object, parent = ''): Promise<string[] | string> {
      const { json } = await call('POST', `${root}${parent}:runQuery`, { structuredQuery });
      const [first] = json;
      if (first.error) return `${first.error.status}: ${first.error.message}`;
      return json.flatMap(({ document }: { document?: { name: string } }) =>
        document ? [document.name.split('/').at(-1)] : [],
      );
    },
  };
}

export const int = (value: number) => ({ integerValue: String(value) });
export const text = (value: string) => ({ stringValue: value });
export const list = (values: readonly object[]) => ({ arrayValue: { values } });
export const where = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
export const by = (fieldPath: string, direction = 'ASCENDING') => ({
  field: { fieldPath },
  direction,
});

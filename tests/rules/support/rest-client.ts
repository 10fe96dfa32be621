import type { FieldWrite } from '../../../src/domain/document-write.ts';
import { PROJECT_ID } from '../../../tools/stack/addresses.ts';
import { type Actor, tokenOf } from './actors.ts';
import { type Ask, type Client, Refused, type Step } from './client.ts';
import { fromRestFields, toRest, toRestFields } from './rest-values.ts';

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;
const operators = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

/** Raw REST, as curl would speak it. `send` may take note of what is sent. */
export function restClient(firestore: string, actor: Actor, send: typeof fetch = fetch): Client {
  const bearer = tokenOf(actor);
  async function call(url: string, body?: unknown): Promise<unknown> {
    const response = await send(`http://${firestore}/v1/${url}`, {
      headers: {
        'Content-Type': 'application/json',
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as unknown;
    const failure = Array.isArray(answer) ? (answer[0] as unknown) : answer;
    const error = (failure as { error?: { status: string; message: string } } | undefined)?.error;
    if (error) throw new Refused(error.status, error.message);
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  return {
    name: 'REST',
    async get(path) {
      try {
        const found = await call(
          `${DOCUMENTS}/${path.split('/').map(encodeURIComponent).join('/')}`,
        );
        return fromRestFields(
          (found as { fields?: Record<string, Record<string, unknown>> }).fields ?? {},
        );
      } catch (error) {
        if (error instanceof Refused && error.code === 'NOT_FOUND') return undefined;
        throw error;
      }
    },
    async query(ask) {
      const answer = await call(`${parentOf(ask)}:runQuery`, { structuredQuery: structured(ask) });
      return (answer as { document?: { fields?: Record<string, Record<string, unknown>> } }[])
        .filter(({ document }) => document)
        .map(({ document }) => fromRestFields(document?.fields ?? {}));
    },
    async commit(steps) {
      await call(`${DOCUMENTS}:commit`, { writes: steps.map(toRestWrite) });
    },
    async close() {},
  };
}

const parentOf = ({ collection, group }: Ask): string => {
  const above = group ? [] : collection.split('/').slice(0, -1);
  return [DOCUMENTS, ...above].join('/');
};

function structured({ collection, group, where, orderById, limit }: Ask): object {
  const field = (fieldPath: string) => ({ fieldPath });
  return {
    from: [{ collectionId: collection.split('/').at(-1), allDescendants: group === true }],
    ...(where && {
      where: {
        fieldFilter: {
          field: field(where[0] === 'documentId' ? '__name__' : where[0]),
          op: operators[where[1]],
          value:
            where[0] === 'documentId'
              ? { referenceValue: `${DOCUMENTS}/${collection}/${String(where[2])}` }
              : toRest(where[2]),
        },
      },
    }),
    ...(orderById && { orderBy: [{ field: field('__name__') }] }),
    ...(limit !== undefined && { limit }),
  };
}

function toRestWrite(step: Step): object {
  if ('delete' in step) return { delete: `${DOCUMENTS}/${step.path}` };
  if ('replace' in step) {
    return { update: { name: `${DOCUMENTS}/${step.path}`, fields: toRestFields(step.replace) } };
  }
  return {
    update: { name: `${DOCUMENTS}/${step.collection}/${step.id}`, fields: nested(step.fields) },
    updateMask: { fieldPaths: step.fields.map(({ path }) => path.map(quoted).join('.')) },
  };
}

const quoted = (segment: string): string => `\`${segment.replace(/[\\`]/g, '\\$&')}\``;

function nested(fields: readonly FieldWrite[]): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    if (!('set' in field)) continue;
    let map = data;
    for (const segment of field.path.slice(0, -1)) {
      const inner = (map[segment] ?? { mapValue: { fields: {} } }) as {
        mapValue: { fields: Record<string, unknown> };
      };
      map[segment] = inner;
      map = inner.mapValue.fields;
    }
    map[field.path.at(-1) ?? ''] = toRest(field.set);
  }
  return data;
}

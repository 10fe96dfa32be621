import { encodeValue } from '../../../src/domain/store/firestore-json.ts';
import {
  documentsRoot,
  FirestoreError,
  restFirestore,
} from '../../../tools/dev/stack/rest-firestore.ts';
import { type Actor, tokenOf } from './actors.ts';
import { type Client, type Query, Refused } from './client.ts';

const operators = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

/** Raw REST, as with curl. `send` may record the requests. */
export function restClient(firestore: string, actor: Actor, send: typeof fetch = fetch): Client {
  const store = restFirestore(firestore, tokenOf(actor), send);
  return {
    name: 'REST',
    get: (path) => refusing(store.read(path)),
    query: (ask) => refusing(store.query(parentOf(ask), structured(ask))),
    commit: (steps) => refusing(store.commit(steps)),
    async close() {},
  };
}

async function refusing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof FirestoreError ? new Refused(error.code, error.message) : error;
  }
}

const parentOf = ({ collection, group }: Query): string =>
  group ? '' : collection.split('/').slice(0, -1).join('/');

function structured({ collection, group, where, orderById, limit }: Query): object {
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
              ? { referenceValue: `${documentsRoot}/${collection}/${String(where[2])}` }
              : encodeValue(where[2]),
        },
      },
    }),
    ...(orderById && { orderBy: [{ field: field('__name__') }] }),
    ...(limit !== undefined && { limit }),
  };
}

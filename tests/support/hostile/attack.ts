import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import type { Step } from '../../../tools/dev/stack/rest-firestore.ts';
import type { Actor } from '../rules/actors.ts';
import type { Client, Query } from '../rules/client.ts';

/** One thing that must not work, as a sentence: the test's title. */
export interface Attack {
  title: string;
  by: Actor;
  /** The state of the shop, if it is not the busy one. */
  given?: Given;
  /**
   * Throws `Refused` when the server refuses it. `shop` holds the stored documents, which plans start
   * from.
   */
  run: (client: Client, shop: Documents) => Promise<unknown>;
}

/** Changes a copy of the busy shop into a state that only some attacks need. */
export type Given = (shop: Documents) => Documents;

/** Attacks in a state of the shop other than the busy one. */
export const inShop = (given: Given, attacks: readonly Attack[]): Attack[] =>
  attacks.map((attack) => ({ ...attack, given }));

/** The shop in which an attack takes place. */
export const shopOf = (given: Given | undefined, busy: Documents): Documents =>
  given ? given(structuredClone(busy)) : busy;

/** Reads one document. */
export const reads = (by: Actor, title: string, path: string): Attack => ({
  title,
  by,
  run: (client) => client.get(path),
});

/** Runs a query. */
export const queries = (by: Actor, title: string, ask: Query): Attack => ({
  title,
  by,
  run: (client) => client.query(ask),
});

/** Commits steps that are made from the stored documents. */
export const writes = (
  by: Actor,
  title: string,
  steps: (shop: Documents) => readonly Step[] | Promise<readonly Step[]>,
): Attack => ({
  title,
  by,
  run: async (client, shop) => client.commit(await steps(structuredClone(shop))),
});

/**
 * Sets fields of one document. A value with a time is a function, called at each send: a run of all mutants lasts longer than
 * the rules take a time for now.
 */
export const setsFields = (
  by: Actor,
  title: string,
  path: string,
  ...fields: [path: string[], value: unknown][]
): Attack =>
  writes(by, title, () => [
    merge(
      path,
      ...fields.map(([at, value]): [string[], unknown] => [
        at,
        typeof value === 'function' ? value() : value,
      ]),
    ),
  ]);

/** A merging write. */
export function merge(path: string, ...fields: [path: string[], value: unknown][]): Step {
  const [collection = '', ...id] = path.split('/');
  return {
    collection,
    id: id.join('/'),
    fields: fields.map(([at, set]) => ({ path: at, set })),
  };
}

/** A merging write that removes fields. */
export function unset(path: string, ...fields: string[][]): Step {
  const [collection = '', ...id] = path.split('/');
  return { collection, id: id.join('/'), fields: fields.map((at) => ({ path: at, remove: true })) };
}

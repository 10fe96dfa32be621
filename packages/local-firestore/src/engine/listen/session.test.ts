import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../storage/memory.ts';
import { type AccessControl, allowAll } from '../access-control.ts';
import { Engine } from '../engine.ts';
import { commit } from '../operations/commit.ts';
import { runQueryOperation } from '../operations/queries.ts';
import { ANONYMOUS, type Auth, OWNER } from '../values/auth.ts';
import { asObject, type Json } from '../values/json.ts';
import { StatusError } from '../values/status.ts';
import { ListenSession } from './session.ts';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;

const set = (path: string, value: number): Json => ({
  update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: String(value) } } },
});
const remove = (path: string): Json => ({ delete: `${ROOT}/${path}` });
const write = (engine: Engine, ...writes: Json[]) =>
  commit(engine, OWNER, { database: DATABASE, writes });

const query = (structuredQuery: Json): Json => ({ query: { parent: ROOT, structuredQuery } });

/** A client that applies the messages as the SDKs do and keeps the documents of each target, as JSON. */
class Client {
  readonly messages: Json[] = [];
  readonly views = new Map<number, Map<string, string>>();
  token: unknown;
  #onSnapshot: () => void;

  constructor(onSnapshot: () => void = () => {}) {
    this.#onSnapshot = onSnapshot;
  }

  readonly take = (messages: readonly Json[]): void => {
    for (const message of messages) this.#take(message);
  };

  #take(message: Json): void {
    this.messages.push(message);
    if (message.targetChange) this.#target(asObject(message.targetChange, 'targetChange'));
    for (const [kind, body] of Object.entries(message)) {
      if (kind !== 'targetChange') this.#document(asObject(body, kind));
    }
  }

  #target(change: Json): void {
    const ids = Array.isArray(change.targetIds) ? change.targetIds : [];
    for (const id of ids) {
      if (change.targetChangeType === 'RESET') this.views.set(id, new Map());
      if (change.targetChangeType === 'ADD') this.views.set(id, this.views.get(id) ?? new Map());
    }
    if (ids.length > 0) return;
    this.token = change.resumeToken;
    this.#onSnapshot();
  }

  #document(body: Json): void {
    const document =
      typeof body.document === 'string' ? { name: body.document } : asObject(body.document, 'd');
    for (const id of Array.isArray(body.targetIds) ? body.targetIds : []) {
      this.views.get(id)?.set(String(document.name), JSON.stringify(document));
    }
    for (const id of Array.isArray(body.removedTargetIds) ? body.removedTargetIds : []) {
      this.views.get(id)?.delete(String(document.name));
    }
  }

  kinds(): string[] {
    return this.messages.map((message) => {
      const change = message.targetChange ? asObject(message.targetChange, 't') : undefined;
      return String(change?.targetChangeType ?? (change ? 'snapshot' : Object.keys(message)[0]));
    });
  }
}

const read = (engine: Engine, structuredQuery: Json): string[] =>
  [...runQueryOperation(engine, OWNER, { parent: ROOT, structuredQuery })]
    .flatMap((answer) => (answer.document ? [JSON.stringify(answer.document)] : []))
    .sort();

const order = [{ field: { fieldPath: 'n' } }];
const above = (n: number) => ({
  fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: n } },
});
const QUERIES: Json[] = [
  { from: [{ collectionId: 'c' }] },
  { from: [{ collectionId: 'c' }], where: above(4) },
  { from: [{ collectionId: 'c' }], orderBy: order, limit: 3 },
  { from: [{ collectionId: 'c' }], orderBy: order, offset: 1, limit: 2 },
  {
    from: [{ collectionId: 'c', allDescendants: true }],
    where: above(2),
    orderBy: order,
    limit: 4,
  },
];

const paths = ['c/a', 'c/b', 'c/d', 'c/e', 'x/y/c/f'];
const anyWrite = fc.oneof(
  fc
    .tuple(fc.constantFrom(...paths), fc.integer({ min: 0, max: 9 }))
    .map(([path, n]) => set(path, n)),
  fc.constantFrom(...paths).map(remove),
);
/** Commits, and steps ('cut') that disconnect the client or, the next time, reconnect it. */
const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.array(anyWrite, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant('cut' as const) },
);

describe('a listener', () => {
  test('sees the same as a fresh read at every snapshot, also after it resumes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
        const engine = new Engine(memoryStorage(), allowAll, {
          trackedMs: Number.POSITIVE_INFINITY,
        });
        const client = new Client(() => {
          QUERIES.forEach((structuredQuery, i) => {
            const view = client.views.get(i + 1);
            if (view?.size === undefined || !complete) return;
            expect([...view.values()].sort()).toEqual(read(engine, structuredQuery));
          });
        });
        let complete = false;
        const open = (): ListenSession => {
          const session = new ListenSession(engine, OWNER, DATABASE, client.take);
          const resume = client.token ? { resumeToken: client.token } : {};
          complete = false;
          QUERIES.forEach((structuredQuery, i) => {
            complete = i === QUERIES.length - 1;
            session.receive({
              addTarget: { targetId: i + 1, ...query(structuredQuery), ...resume },
            });
          });
          return session;
        };
        let session = open();
        let away = false;
        for (const step of steps) {
          if (step === 'cut') {
            if (away) session = open();
            else session.close();
            away = !away;
          } else await write(engine, ...step);
        }
        if (away) session = open();
        session.close();
      }),
      { numRuns: 60 },
    );
  });

  test('that resumes gets only the changes', async () => {
    const engine = new Engine(memoryStorage());
    await write(engine, set('c/a', 1), set('c/b', 2), set('c/d', 3));
    const client = new Client();
    const target = query({ from: [{ collectionId: 'c' }] });
    const first = new ListenSession(engine, OWNER, DATABASE, client.take);
    first.receive({ addTarget: { targetId: 1, ...target } });
    first.close();
    await write(engine, set('c/b', 20), remove('c/d'));
    client.messages.length = 0;
    const second = new ListenSession(engine, OWNER, DATABASE, client.take);
    second.receive({ addTarget: { targetId: 1, ...target, resumeToken: client.token } });
    second.close();
    expect(client.kinds()).toEqual([
      'ADD',
      'documentDelete',
      'documentChange',
      'CURRENT',
      'snapshot',
    ]);
    expect([...(client.views.get(1)?.keys() ?? [])]).toEqual([`${ROOT}/c/a`, `${ROOT}/c/b`]);
  });

  test('with a token of another store, or one that is too old, is reset', async () => {
    const other = new Engine(memoryStorage());
    const client = new Client();
    const target = query({ from: [{ collectionId: 'c' }] });
    new ListenSession(other, OWNER, DATABASE, client.take).receive({
      addTarget: { targetId: 1, ...target },
    });
    const { token } = client;
    const engine = new Engine(memoryStorage());
    for (const resume of [{ resumeToken: token }, { readTime: '2020-01-01T00:00:00Z' }]) {
      client.messages.length = 0;
      const session = new ListenSession(engine, OWNER, DATABASE, client.take);
      session.receive({ addTarget: { targetId: 1, ...target, ...resume } });
      expect(client.kinds()).toEqual(['ADD', 'RESET', 'CURRENT', 'snapshot']);
    }
  });

  test('gets one snapshot for commits that were synced together, never half of one', async () => {
    const engine = new Engine({ ...memoryStorage(), isDurable: true });
    const client = new Client();
    const session = new ListenSession(engine, OWNER, DATABASE, client.take);
    session.receive({ addTarget: { targetId: 1, ...query({ from: [{ collectionId: 'c' }] }) } });
    client.messages.length = 0;
    await Promise.all([
      write(engine, set('c/a', 1), set('c/b', 1)),
      write(engine, set('c/a', 2), set('c/b', 2)),
    ]);
    expect(client.kinds()).toEqual(['documentChange', 'documentChange', 'snapshot']);
    expect([...(client.views.get(1)?.values() ?? [])].every((doc) => doc.includes('"2"'))).toBe(
      true,
    );
  });

  test('on documents is told which are missing, and an invalid target is refused by itself', () => {
    const engine = new Engine(memoryStorage());
    const client = new Client();
    const session = new ListenSession(engine, OWNER, DATABASE, client.take);
    session.receive({ addTarget: { targetId: 1, documents: { documents: [`${ROOT}/c/a`] } } });
    session.receive({ addTarget: { targetId: 2, ...query({ from: [] }) } });
    session.receive({ removeTarget: 1 });
    expect(client.kinds()).toEqual([
      'ADD',
      'documentDelete',
      'CURRENT',
      'snapshot',
      'REMOVE',
      'REMOVE',
    ]);
    expect(client.messages[4]).toMatchObject({
      targetChange: { targetIds: [2], cause: { code: 3 } },
    });
  });

  test('that resumes late gets the changes and an existence filter of the remaining documents', async () => {
    const engine = new Engine(memoryStorage(), allowAll, { trackedMs: 0 });
    await write(engine, set('c/a', 1), set('c/b', 1), set('c/d', 1));
    const before = new Client();
    const addTarget = { targetId: 1, ...query({ from: [{ collectionId: 'c' }] }) };
    const first = new ListenSession(engine, OWNER, DATABASE, before.take);
    first.receive({ addTarget });
    first.close();
    await write(engine, remove('c/b'), set('c/a', 2));
    const after: Json[] = [];
    const second = new ListenSession(engine, OWNER, DATABASE, (messages) =>
      after.push(...messages),
    );
    second.receive({ addTarget: { ...addTarget, resumeToken: before.token } });
    second.close();
    expect(after.slice(1, 3)).toEqual([
      { documentChange: expect.objectContaining({ targetIds: [1] }) },
      { filter: { targetId: 1, count: 2, unchangedNames: expect.anything() } },
    ]);
    expect(JSON.stringify(after)).not.toContain('c/b');
  });

  test('shares message objects with listeners that get the same changes, and with no others', async () => {
    const accessControl: AccessControl = {
      ...allowAll,
      get: (auth) => {
        if (auth.kind !== 'owner') throw new StatusError('PERMISSION_DENIED', 'not for you');
        return new Set();
      },
    };
    const engine = new Engine(memoryStorage(), accessControl);
    await write(engine, set('c/a', 1));
    const where = {
      fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' } },
    };
    const addTarget = { targetId: 2, ...query({ from: [{ collectionId: 'c' }], where }) };
    const listen = (auth: Auth): Json[][] => {
      const heard: Json[][] = [];
      const session = new ListenSession(engine, auth, DATABASE, (said) => heard.push([...said]));
      session.receive({ addTarget });
      return heard;
    };
    const [one, other, anonymous] = [listen(OWNER), listen(OWNER), listen(ANONYMOUS)];
    await write(engine, set('c/a', 2));
    const kinds = (heard: Json[][]) => heard[1]?.flatMap((message) => Object.keys(message));
    expect(kinds(one)).toEqual(['documentChange', 'targetChange']);
    expect(kinds(anonymous)).toEqual(['documentRemove', 'targetChange']);
    expect(other[1]?.[0]).toBe(one[1]?.[0]);
    expect(other[1]?.[1]).toBe(one[1]?.[1]);
    expect(anonymous[1]?.[1]).toBe(one[1]?.[1]);
  });
});

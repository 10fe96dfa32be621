import { describe, expect, test } from 'vitest';
import { ANONYMOUS, OWNER } from '../engine/values/auth.ts';
import { Ruleset } from '../rules/ruleset.ts';
import { RuleMap } from '../rules/values.ts';
import { ada, bob, from, n, ROOT, refused, s, set, setup } from './testing/setup.ts';

describe('which allow applies', () => {
  test('nothing is allowed unless some allow says so', async () => {
    const { get, log } = await setup('match /a/{id} { allow write; }', { 'a/1': {} });
    await expect(get(ada, 'a/1')).rejects.toMatchObject(refused);
    await expect(get(OWNER, 'a/1')).resolves.toBeTruthy();
    expect(log[0]).toBe(
      'refused get /a/1 of user ada\n  no match statement has an allow get for this path',
    );
  });

  test('read is get and list, write is create, update and delete', async () => {
    const t = await setup('match /a/{id} { allow read, write; }', { 'a/1': {} });
    await expect(t.get(bob, 'a/1')).resolves.toBeTruthy();
    await expect(t.list(bob, { from: from('a') })).resolves.toHaveLength(1);
    await expect(t.write(bob, set('a/2', {}), { delete: `${ROOT}/a/1` })).resolves.toBeTruthy();
  });

  test('create, update and delete are separate', async () => {
    const t = await setup('match /a/{id} { allow update; }', { 'a/1': {} });
    await expect(t.write(bob, set('a/1', { x: n(1) }))).resolves.toBeTruthy();
    await expect(t.write(bob, set('a/2', {}))).rejects.toMatchObject(refused);
    await expect(t.write(bob, { delete: `${ROOT}/a/1` })).rejects.toMatchObject(refused);
  });

  test('wildcards bind one segment, {x=**} any number, and nested matches extend the path', async () => {
    const t = await setup(
      `match /a/{id} { allow get: if id == '1'; match /b/{sub} { allow get: if id + sub == '12'; } }
       match /deep/{rest=**} { allow get: if rest[1] == 'c' || rest == /x; }`,
      {
        'a/1': {},
        'a/2': {},
        'a/1/b/2': {},
        'a/2/b/2': {},
        'deep/x': {},
        'deep/x/c/y': {},
        'deep/x/d/y': {},
      },
    );
    const allowed = await Promise.allSettled(
      ['a/1', 'a/2', 'a/1/b/2', 'a/2/b/2', 'deep/x', 'deep/x/c/y', 'deep/x/d/y'].map((path) =>
        t.get(bob, path),
      ),
    );
    expect(allowed.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  test('{x=**} matches zero or more segments in version 2 and at least one in version 1', () => {
    for (const [version, path, covers] of [
      ['2', ['a'], true],
      ['1', ['a'], false],
      ['1', ['a', 'b'], true],
    ] as const) {
      const source = `rules_version = '${version}';
        service cloud.firestore { match /a { match /{x=**} { allow get; } } }`;
      const host = { document: () => null, debug: () => {} };
      const request = RuleMap.of({});
      const denialReasons = new Ruleset(source).denialReasons({
        method: 'get',
        path,
        request,
        resource: null,
        host,
      });
      expect(denialReasons === undefined).toBe(covers);
    }
  });

  test('debug() prints its argument once', async () => {
    const t = await setup('match /a/{id} { allow get: if debug(id) == "no"; }', { 'a/1': {} });
    await expect(t.get(bob, 'a/1')).rejects.toMatchObject(refused);
    expect(t.log.filter((line) => line.startsWith('debug'))).toEqual(['debug: "1"']);
  });

  test('one write that is refused refuses the whole commit', async () => {
    const t = await setup('match /a/{id} { allow write: if id != "2"; }');
    await expect(t.write(bob, set('a/1', {}), set('a/2', {}))).rejects.toMatchObject(refused);
    await expect(t.get(OWNER, 'a/1')).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });
});

describe('what a rule sees', () => {
  test('request.auth: uid and token, null for nobody', async () => {
    const t = await setup(
      `match /a/{id} { allow get: if request.auth.uid == id && request.auth.token.admin == true; }
       match /b/{id} { allow get: if request.auth == null; }`,
      { 'a/ada': {}, 'a/bob': {}, 'b/1': {} },
    );
    await expect(t.get(ada, 'a/ada')).resolves.toBeTruthy();
    await expect(t.get(bob, 'a/bob')).rejects.toMatchObject(refused);
    await expect(t.get(ANONYMOUS, 'b/1')).resolves.toBeTruthy();
    await expect(t.get(ada, 'b/1')).rejects.toMatchObject(refused);
  });

  test('resource is the document before, request.resource after, both with id and data', async () => {
    const t = await setup(
      `match /a/{id} {
         allow update: if resource.data.n + 1 == request.resource.data.n && resource.id == id
           && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n']);
         allow create: if resource == null && request.method == 'create';
         allow delete: if request.resource == null && resource.data.n == 2;
       }`,
    );
    await t.write(bob, set('a/1', { n: n(1), k: s('x') }));
    await expect(t.write(bob, set('a/1', { n: n(3), k: s('x') }))).rejects.toMatchObject(refused);
    await expect(t.write(bob, set('a/1', { n: n(2), k: s('y') }))).rejects.toMatchObject(refused);
    await expect(t.write(bob, set('a/1', { n: n(2), k: s('x') }))).resolves.toBeTruthy();
    await expect(t.write(bob, { delete: `${ROOT}/a/1` })).resolves.toBeTruthy();
  });

  test('reading request.resource in a read is an error', async () => {
    const t = await setup(
      `match /a/{id} { allow get: if request.resource == null; }
       match /b/{id} { allow get: if !('resource' in request); }`,
      { 'a/1': {}, 'b/1': {} },
    );
    await expect(t.get(ada, 'a/1')).rejects.toMatchObject(refused);
    expect(t.log[0]).toContain('Property resource is undefined');
    await expect(t.get(ada, 'b/1')).resolves.toBeTruthy();
  });

  test('a field set to the server time equals request.time', async () => {
    const t = await setup(
      'match /a/{id} { allow create: if request.resource.data.at == request.time; }',
    );
    const withTime = {
      ...set('a/1', {}),
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    };
    await expect(t.write(bob, withTime)).resolves.toBeTruthy();
    const own = set('a/2', { at: { timestampValue: '2026-01-01T00:00:00Z' } });
    await expect(t.write(bob, own)).rejects.toMatchObject(refused);
  });

  test('get and exists see the state before the commit, getAfter and existsAfter the one after', async () => {
    const t = await setup(
      `function doc(x) { return /databases/$(database)/documents/$(x); }
       match /a/{id} {
         allow create: if !exists(doc('b/1')) && existsAfter(doc('b/1'))
           && getAfter(doc('b/1')).data.n == request.resource.data.n;
         allow delete: if get(doc('b/1')).data.n == 7;
       }
       match /b/{id} { allow write; }`,
    );
    await expect(t.write(bob, set('a/1', { n: n(7) }))).rejects.toMatchObject(refused);
    await expect(
      t.write(bob, set('a/1', { n: n(7) }), set('b/1', { n: n(8) })),
    ).rejects.toMatchObject(refused);
    await expect(
      t.write(bob, set('a/1', { n: n(7) }), set('b/1', { n: n(7) })),
    ).resolves.toBeTruthy();
    await expect(t.write(bob, { delete: `${ROOT}/a/1` })).resolves.toBeTruthy();
  });

  test('functions see enclosing names, lets and arguments', async () => {
    const t = await setup(
      `match /a/{id} {
         function twice(x) { let y = x + x; let z = y + id; return z; }
         allow get: if twice('o') == 'oo1';
       }`,
      { 'a/1': {} },
    );
    await expect(t.get(bob, 'a/1')).resolves.toBeTruthy();
  });
});

describe('limits', () => {
  const reads = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `!exists(/databases/$(database)/documents/x/${i})`,
    ).join(' && ');

  test('ten documents an operation, without counting repeats', async () => {
    const t = await setup(
      `match /a/{id} { allow get: if ${reads(10)} && ${reads(10)}; }
       match /b/{id} { allow get: if ${reads(11)} || true; }`,
      { 'a/1': {}, 'b/1': {} },
    );
    await expect(t.get(bob, 'a/1')).resolves.toBeTruthy();
    await expect(t.get(bob, 'b/1')).rejects.toMatchObject(refused);
    expect(t.log[0]).toContain('An operation may look at 10 documents at most.');
  });

  test('twenty documents a commit', async () => {
    const t = await setup(
      `match /a/{id} { allow write: if !exists(/databases/$(database)/documents/x/$(id)); }`,
    );
    const writes = (count: number) => Array.from({ length: count }, (_, i) => set(`a/${i}`, {}));
    await expect(t.write(bob, ...writes(20))).resolves.toBeTruthy();
    await expect(t.write(bob, ...writes(21))).rejects.toMatchObject(refused);
    expect(t.log[0]).toContain('A request may look at 20 documents at most.');
  });
});

describe('as recorded from deployed rules (tests/deploys/README.md)', () => {
  const exists = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `!exists(/databases/$(database)/documents/b/${i})`,
    ).join(' && ');

  test('a list may look at 20 documents, a get at 10', async () => {
    const { get, list } = await setup(
      `match /a/{id} { allow list: if ${exists(20)}; allow get: if ${exists(10)}; }
match /c/{id} { allow list: if ${exists(21)}; allow get: if ${exists(11)}; }`,
      { 'a/1': {}, 'c/1': {} },
    );
    await expect(list(ada, { from: from('a') })).resolves.toHaveLength(1);
    await expect(list(ada, { from: from('c') })).rejects.toMatchObject(refused);
    await expect(get(ada, 'a/1')).resolves.toBeTruthy();
    await expect(get(ada, 'c/1')).rejects.toMatchObject(refused);
  });

  test('get() of a missing document is null; a missing resource compares with null', async () => {
    const { get } = await setup(
      `match /a/{id} { allow get: if get(/databases/$(database)/documents/b/none) == null; }
match /c/{id} { allow get: if resource == null; }`,
      { 'a/1': {}, 'c/1': {} },
    );
    await expect(get(ada, 'a/1')).resolves.toBeTruthy();
    await expect(get(ada, 'c/none')).rejects.toMatchObject({ status: 'NOT_FOUND' });
    await expect(get(ada, 'c/1')).rejects.toMatchObject(refused);
  });

  test('request.query.orderBy is an empty map, whatever the query orders by', async () => {
    const { list } = await setup(
      `match /a/{id} { allow list: if request.query.orderBy is map && request.query.orderBy.size() == 0
        && request.query.keys().hasAll(['limit', 'offset', 'orderBy']); }`,
      { 'a/1': { n: n(1) } },
    );
    const orderBy = [{ field: { fieldPath: 'n' } }];
    await expect(list(ada, { from: from('a'), orderBy })).resolves.toHaveLength(1);
  });
});

describe('names that do not exist', () => {
  test('refuse when they are evaluated, unless `||` absorbs the error', async () => {
    const rules = `match /a/{id} { allow get: if foo(id) || id == '1'; }
match /b/{id} { allow get: if nobody == 1; allow get: if id.sise() == 1; }
match /c/{id} { allow fetch: if true; }`;
    const { get, log } = await setup(rules, { 'a/1': {}, 'a/2': {}, 'b/1': {}, 'c/1': {} });
    await expect(get(ada, 'a/1')).resolves.toBeTruthy();
    for (const path of ['a/2', 'b/1', 'c/1']) {
      await expect(get(ada, path)).rejects.toMatchObject(refused);
    }
    expect(log.join('\n')).toContain('Function not found error: Name: [foo]');
  });
});

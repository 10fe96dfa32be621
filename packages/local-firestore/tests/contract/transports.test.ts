import { credentials, Metadata, makeGenericClientConstructor } from '@grpc/grpc-js';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { decode, encode, service } from '../../src/wire/grpc/codec.ts';
import { startTarget } from '../support/target.ts';

const target = await startTarget();

const database = (project: string): string => `projects/${project}/databases/(default)`;
const owner = { authorization: 'Bearer owner' };

type Write = Record<string, unknown>;

/** The writes of one commit for a project; each transport has a project of its own. */
type Commit = (project: string) => Write[];

const anyField = fc.oneof(
  fc.integer().map((n) => ({ integerValue: String(n) })),
  fc.double().map((n) => ({ doubleValue: Number.isFinite(n) ? n : 'NaN' })),
  fc.string({ unit: 'grapheme' }).map((stringValue) => ({ stringValue })),
  fc.constant({ nullValue: null }),
  fc
    .uint8Array({ maxLength: 5 })
    .map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc.integer({ min: 0, max: 2_000_000_000 }).map((s) => ({
    timestampValue: new Date(s * 1000).toISOString(),
  })),
);
const anyFields = fc.dictionary(fc.constantFrom('a', 'b', '한 글', 'x.y'), anyField, {
  maxKeys: 3,
});
const anyPath = fc.constantFrom('c/a', 'c/b', 'c/a/d/e');
const fieldPaths = ['a', '`한 글`', '`x.y`.deep'];

const anyWrite = fc.oneof(
  fc.tuple(anyPath, anyFields).map(([path, fields]) => (root: string) => ({
    update: { name: `${root}/${path}`, fields },
  })),
  fc.tuple(anyPath, anyFields).map(([path, fields]) => (root: string) => ({
    update: { name: `${root}/${path}`, fields },
    updateMask: { fieldPaths },
    updateTransforms: [
      { fieldPath: 'n', increment: { integerValue: '1' } },
      { fieldPath: 'l', appendMissingElements: { values: [{ integerValue: '1' }] } },
    ],
  })),
  anyPath.map((path) => (root: string) => ({ delete: `${root}/${path}` })),
  anyPath.map((path) => (root: string) => ({
    update: { name: `${root}/${path}`, fields: { z: { booleanValue: true } } },
    currentDocument: { exists: true },
  })),
);
const anyCommit = fc.array(anyWrite, { minLength: 1, maxLength: 3 }).map(
  (writes): Commit =>
    (project) =>
      writes.map((write) => write(`${database(project)}/documents`)),
);

/** Sends one commit over a transport; returns whether it succeeded. */
type Send = (commit: Commit) => Promise<boolean>;

const rest: Send = async (commit) => {
  const url = `${target.url}/v1/${database('rest')}/documents:commit`;
  const body = JSON.stringify({ writes: commit('rest') });
  return (await fetch(url, { method: 'POST', headers: owner, body })).ok;
};

const method = service.methods.Commit;
const [request, response] = [method?.resolvedRequestType, method?.resolvedResponseType];
if (!request || !response) throw new Error('Commit has no types.');
const Client = makeGenericClientConstructor(
  {
    Commit: {
      path: '/google.firestore.v1.Firestore/Commit',
      requestStream: false,
      responseStream: false,
      requestSerialize: (json: Write) => encode(request, json),
      requestDeserialize: (bytes: Buffer) => decode(request, bytes),
      responseSerialize: (json: Write) => encode(response, json),
      responseDeserialize: (bytes: Buffer) => decode(response, bytes),
    },
  },
  'Firestore',
);
const client = new Client(`${target.host}:${target.port}`, credentials.createInsecure());
const metadata = new Metadata();
metadata.set('authorization', 'Bearer owner');

const grpc: Send = (commit) =>
  new Promise((resolve) => {
    const body = { database: database('grpc'), writes: commit('grpc') };
    client.Commit?.(body, metadata, (error: Error | null) => resolve(error === null));
  });

const CHANNEL = `${target.url}/google.firestore.v1.Firestore/Write/channel?VER=8`;
const form = (offset: number, ...messages: unknown[]): URLSearchParams => {
  const fields = messages.map((message, i): [string, string] => [
    `req${i}___data__`,
    JSON.stringify(message),
  ]);
  const headers = 'Authorization:Bearer owner\r\n';
  return new URLSearchParams([
    ['count', String(messages.length)],
    ['ofs', String(offset)],
    ['headers', headers],
    ...fields,
  ]);
};

/** Opens a Write stream for one commit and reads its responses by long polling. */
const webChannel: Send = async (commit) => {
  const opened = await fetch(`${CHANNEL}&RID=1`, {
    method: 'POST',
    body: form(0, { database: database('channel') }),
  });
  const sid = /\["c","([^"]+)"/.exec(await opened.text())?.[1];
  await fetch(`${CHANNEL}&SID=${sid}&RID=2&AID=0`, {
    method: 'POST',
    body: form(1, { streamToken: '', writes: commit('channel') }),
  });
  let heard = '';
  while (!/commitTime|"error"/.test(heard)) {
    const last = [...heard.matchAll(/\[(\d+),\[/g)].at(-1)?.[1] ?? 0;
    heard += await (
      await fetch(`${CHANNEL}&SID=${sid}&RID=rpc&AID=${last}&CI=1&TYPE=xmlhttp`)
    ).text();
  }
  await fetch(`${CHANNEL}&SID=${sid}&TYPE=terminate`, { method: 'POST' });
  return heard.includes('commitTime');
};

/** All documents of a project: path and fields. */
async function contents(project: string): Promise<unknown[]> {
  const query = { structuredQuery: { from: [{ allDescendants: true }] } };
  const url = `${target.url}/v1/${database(project)}/documents:runQuery`;
  const answer = await fetch(url, { method: 'POST', headers: owner, body: JSON.stringify(query) });
  const rows: { document?: { name: string; fields: unknown } }[] = await answer.json();
  return rows.flatMap(({ document }) =>
    document ? [[document.name.split('/documents/')[1], document.fields]] : [],
  );
}

afterAll(async () => {
  client.close();
  await target.close();
});

test('random commits through the three transports leave the same documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommit, { minLength: 1, maxLength: 4 }), async (commits) => {
      for (const commit of commits) {
        const [first, ...others] = await Promise.all(
          [rest, grpc, webChannel].map((send) => send(commit)),
        );
        for (const other of others) expect(other).toBe(first);
      }
      const [first, ...others] = await Promise.all(['rest', 'grpc', 'channel'].map(contents));
      for (const other of others) expect(other).toEqual(first);
    }),
    { numRuns: 40 },
  );
});

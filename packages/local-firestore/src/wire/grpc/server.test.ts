import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Json } from '../../engine/values/json.ts';
import { type RunningFirestore, startFirestore } from '../../start.ts';
import { decode, encode, service } from './codec.ts';

const DATABASE = 'projects/p/databases/d';
const NAME = `${DATABASE}/documents/a/b`;

let server: RunningFirestore;
beforeAll(async () => {
  server = await startFirestore({ port: 0 });
});
afterAll(() => server.close());

/** A client with a connection of its own. */
function connect() {
  const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure(), {
    'grpc.use_local_subchannel_pool': 1,
  });
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const call = (name: string, message: Json): Promise<Json> => {
    const { resolvedRequestType: request, resolvedResponseType: response } =
      service.methods[name] ?? {};
    if (!request || !response) throw new Error(`There is no ${name}.`);
    return new Promise((resolve, reject) => {
      client.makeUnaryRequest(
        `/google.firestore.v1.Firestore/${name}`,
        (json: Json) => encode(request, json),
        (bytes: Buffer) => decode(response, bytes),
        message,
        metadata,
        (error, answer) => (error ? reject(error) : resolve(answer ?? {})),
      );
    });
  };
  return { call, close: () => client.close() };
}

test('the locks of a client end with its connection', async () => {
  // No lock and no transaction runs out.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [first, second] = [connect(), connect()];
  const writes = [{ update: { name: NAME, fields: {} } }];
  await first.call('Commit', { database: DATABASE, writes });
  const { transaction } = await first.call('BeginTransaction', { database: DATABASE });
  await first.call('GetDocument', { name: NAME, transaction });
  const removed = second.call('Commit', { database: DATABASE, writes: [{ delete: NAME }] });
  await first.call('GetDocument', { name: NAME, transaction });
  first.close();
  expect(await removed).toMatchObject({ writeResults: [{}] });
  second.close();
  vi.useRealTimers();
});

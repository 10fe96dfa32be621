/**
 * `npm run bench`: measures start, memory, commits and listeners of the local Firestore server on this
 * machine. The server runs in a process of its own; the clients share one process, so on few cores they slow
 * it down.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { freePort } from '../support/free-port.ts';
import { HttpClient } from '../support/http-client.ts';
import { startProcess } from '../support/server-process.ts';
import { listenTo } from './listener.ts';
import { processorNanos } from './processor.ts';

const PORT = await freePort();
const DATABASE = 'projects/demo-bench/databases/(default)';
const DOCUMENTS = `/v1/${DATABASE}/documents`;
const SECONDS = 4;
const LISTENERS = 500;

/** An order-sized document of some 700 bytes. */
const fields = (i: number) => ({
  name: { stringValue: `주문 ${i}` },
  totalCents: { integerValue: String(i * 100) },
  at: { timestampValue: '2026-11-21T08:54:33Z' },
  items: {
    arrayValue: {
      values: [1, 2, 3, 4].map((quantity) => ({
        mapValue: {
          fields: {
            menu: { stringValue: '김치찌개 Kimchi stew' },
            quantity: { integerValue: quantity },
          },
        },
      })),
    },
  },
});

const smallFields = (i: number) => ({
  name: { stringValue: `item ${i}` },
  n: { integerValue: String(i) },
  at: { timestampValue: '2026-11-21T08:54:33Z' },
  done: { booleanValue: false },
});

const commitBody = (path: string, i: number): string =>
  JSON.stringify({
    writes: [{ update: { name: `${DATABASE}/documents/${path}`, fields: fields(i) } }],
  });

/** Commits per second of `clients` clients, each of which waits for the response before its next commit. */
async function commitsPerSecond(client: HttpClient, clients: number): Promise<number> {
  let count = 0;
  const until = performance.now() + SECONDS * 1000;
  const one = async (id: number): Promise<void> => {
    for (let i = 0; performance.now() < until; i++) {
      await client.send('POST', `${DOCUMENTS}:commit`, commitBody(`orders/${id}-${i % 100}`, i));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, id) => one(id)));
  return Math.round(count / SECONDS);
}

async function measureCommits(name: string, ...args: string[]): Promise<void> {
  const server = await startProcess(PORT, ...args);
  const client = new HttpClient(PORT);
  await commitsPerSecond(client, 10);
  for (const clients of [1, 50]) {
    const before = processorNanos(server.child.pid);
    const rate = await commitsPerSecond(client, clients);
    const each = (processorNanos(server.child.pid) - before) / (rate * SECONDS) / 1000;
    const who = `${name}, ${clients} client${clients > 1 ? 's' : ''}`;
    console.log(`${who}: ${rate} commits/s, ${each.toFixed(0)} µs of processor each`);
  }
  client.close();
  await server.end('SIGTERM');
}

/** What a browser sends with a call of the REST API. */
const BROWSER = {
  origin: 'http://localhost:5173',
  referer: 'http://localhost:5173/',
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'ko-KR,ko;q=0.9,en;q=0.8',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'x-goog-api-client': 'gl-js/ fire/12.14.0',
};

/** The server's CPU time for a commit, as browsers and as the Admin SDK send it, in turns. */
async function measureTransports(): Promise<void> {
  const server = await startProcess(PORT);
  const http = new HttpClient(PORT, BROWSER);
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${PORT}`;
  const admin = new Firestore({ projectId: 'demo-bench' });
  const sends: Readonly<Record<string, (i: number) => Promise<unknown>>> = {
    'REST from a browser': (i) =>
      http.send('POST', `${DOCUMENTS}:commit`, commitBody(`orders/${i % 100}`, i)),
    'gRPC from the Admin SDK': (i) => admin.doc(`orders/${i % 100}`).set({ name: `주문 ${i}`, i }),
  };
  const COMMITS = 5000;
  for (let turn = 0; turn < 4; turn++) {
    for (const [name, send] of Object.entries(sends)) {
      const before = processorNanos(server.child.pid);
      let left = COMMITS;
      const one = async (): Promise<void> => {
        while (left > 0) await send(left--);
      };
      await Promise.all(Array.from({ length: 32 }, one));
      const micros = (processorNanos(server.child.pid) - before) / COMMITS / 1000;
      if (turn > 0) console.log(`${name}: ${micros.toFixed(0)} µs of processor each`);
    }
  }
  http.close();
  await admin.terminate();
  await server.end('SIGTERM');
}

async function measureListeners(): Promise<void> {
  const server = await startProcess(PORT);
  const client = new HttpClient(PORT);
  let left = 0;
  let done = (): void => {};
  const changed = (): void => {
    left -= 1;
    if (left === 0) done();
  };
  const heard = (piece: string): void => {
    if (piece.includes('bench-mark')) changed();
  };
  const open = Array.from({ length: LISTENERS }, () =>
    listenTo(client, DATABASE, 'watched/one', heard),
  );
  await Promise.all(open);
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    left = LISTENERS;
    const all = new Promise<void>((resolve) => {
      done = resolve;
    });
    const began = performance.now();
    const marked = { mark: { stringValue: 'bench-mark' }, round: { integerValue: String(round) } };
    const update = { name: `${DATABASE}/documents/watched/one`, fields: marked };
    await client.send('POST', `${DOCUMENTS}:commit`, JSON.stringify({ writes: [{ update }] }));
    await all;
    times.push(performance.now() - began);
  }
  console.log(
    `${LISTENERS} listeners of one document: ${times.map((t) => t.toFixed(0)).join(', ')} ms`,
  );
  client.close();
  await server.end('SIGTERM');
}

async function measureStart(): Promise<void> {
  const times: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < 5; round++) {
    const server = await startProcess(PORT);
    times.push(server.startMs);
    processor.push(Math.round(processorNanos(server.child.pid) / 1e6));
    await server.end('SIGTERM');
  }
  console.log(`start: ${times.map((t) => t.toFixed(0)).join(', ')} ms`);
  console.log(`start, processor time: ${processor.join(', ')} ms`);
}

async function measureMemory(what: string, fieldsOf: (i: number) => object): Promise<void> {
  const server = await startProcess(PORT);
  const client = new HttpClient(PORT);
  for (let i = 0; i < 100_000; i += 500) {
    const writes = Array.from({ length: 500 }, (_, j) => ({
      update: { name: `${DATABASE}/documents/items/${i + j}`, fields: fieldsOf(i + j) },
    }));
    await client.send('POST', `${DOCUMENTS}:commit`, JSON.stringify({ writes }));
  }
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  console.log(`memory with 100,000 ${what}: ${Math.round(kilobytes / 1024)} MB`);
  client.close();
  await server.end('SIGTERM');
}

await measureStart();
await measureMemory('small documents', smallFields);
await measureMemory('orders', fields);
await measureCommits('memory');
const folder = mkdtempSync(join(tmpdir(), 'firestore-bench-'));
await measureCommits('disk', '--data', folder);
rmSync(folder, { recursive: true });
await measureTransports();
await measureListeners();

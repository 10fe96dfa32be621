/**
 * `npm run bench`: measures start, memory, commits and listeners of the local Firestore server on this
 * machine. The server runs in a process of its own; the clients share one process, so on few cores they slow
 * it down.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { HttpClient } from '../support/http-client.ts';
import { startProcess } from '../support/server-process.ts';
import { listenTo } from './listener.ts';

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

/** CPU time of a process in milliseconds; unlike elapsed time it does not depend on other processes. */
function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const TICK_MS = 10;
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function measureCommits(name: string, ...args: string[]): Promise<void> {
  const server = await startProcess(PORT, ...args);
  const client = new HttpClient(PORT);
  await commitsPerSecond(client, 10);
  for (const clients of [1, 50]) {
    const before = processorMs(server.child.pid);
    const rate = await commitsPerSecond(client, clients);
    const each = ((processorMs(server.child.pid) - before) / (rate * SECONDS)) * 1000;
    const who = `${name}, ${clients} client${clients > 1 ? 's' : ''}`;
    console.log(`${who}: ${rate} commits/s, ${each.toFixed(0)} µs of processor each`);
  }
  client.close();
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
    processor.push(processorMs(server.child.pid));
    await server.end('SIGTERM');
  }
  console.log(`start: ${times.map((t) => t.toFixed(0)).join(', ')} ms`);
  console.log(`start, processor time: ${processor.join(', ')} ms`);
}

async function measureMemory(): Promise<void> {
  const server = await startProcess(PORT);
  const client = new HttpClient(PORT);
  for (let i = 0; i < 100_000; i += 500) {
    const writes = Array.from({ length: 500 }, (_, j) => ({
      update: { name: `${DATABASE}/documents/items/${i + j}`, fields: smallFields(i + j) },
    }));
    await client.send('POST', `${DOCUMENTS}:commit`, JSON.stringify({ writes }));
  }
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  console.log(`memory with 100,000 small documents: ${Math.round(kilobytes / 1024)} MB`);
  client.close();
  await server.end('SIGTERM');
}

await measureStart();
await measureMemory();
await measureCommits('memory');
const folder = mkdtempSync(join(tmpdir(), 'firestore-bench-'));
await measureCommits('disk', '--data', folder);
rmSync(folder, { recursive: true });
await measureListeners();

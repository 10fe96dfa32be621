/**
 * `npm run bench:compare -- [start|listeners|commits|durable]`: compares this server with others in one run
 * and prints the ratios. Both sides of a ratio take short turns, so that other load on the machine affects
 * both; the ratio is the median over the turns. PostgreSQL is included when Debian's package `postgresql` is
 * installed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpClient } from '../support/http-client.ts';
import { startProcess } from '../support/server-process.ts';
import { Connection } from './connection.ts';
import { listenTo } from './listener.ts';
import { startNodeServer, startPostgres } from './peers.ts';
import { PostgresClient } from './postgres-client.ts';
import { processorNanos } from './processor.ts';

const TURNS = 21;
const TURN_MS = 400;
const LISTENERS = 200;
const DATABASE = 'projects/demo-bench/databases/(default)';
const COMMIT = `/v1/${DATABASE}/documents:commit`;

/** One write by one client; resolves when it is acknowledged. */
type Send = (client: number, n: number) => Promise<unknown> | undefined;

function commitBody(client: number, n: number): string {
  const fields = { name: { stringValue: `item ${n}` }, n: { integerValue: String(n) } };
  const name = `${DATABASE}/documents/items/${client}-${n % 100}`;
  return JSON.stringify({ writes: [{ update: { name, fields } }] });
}

/** Opens one connection per client. */
async function connections<T>(clients: number, open: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < clients; i++) all.push(await open());
  return all;
}

/** The result of one side: by elapsed time and, where it can be measured, by the server's CPU time. */
interface Measured {
  readonly clock: number;
  readonly processor?: number;
}

/**
 * Writes per millisecond of `clients` clients, each of which waits for the response before its next write.
 */
async function rate(clients: number, send: Send, pid?: number): Promise<Measured> {
  const before = pid === undefined ? 0 : processorNanos(pid);
  let count = 0;
  const until = performance.now() + TURN_MS;
  const one = async (client: number): Promise<void> => {
    for (let n = 0; performance.now() < until; n++) {
      await send(client, n);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
  const ran = pid === undefined ? undefined : processorNanos(pid) - before;
  return { clock: count / TURN_MS, ...(ran !== undefined && { processor: count / ran }) };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Prints the median ratios of two measurements that take turns; the first turn is a warm-up. */
async function compare(
  what: string,
  aim: string,
  ours: () => Promise<Measured>,
  theirs: () => Promise<Measured>,
): Promise<void> {
  const clock: number[] = [];
  const processor: number[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const [a, b] = [await ours(), await theirs()];
    if (turn === 0) continue;
    clock.push(a.clock / b.clock);
    if (a.processor && b.processor) processor.push(a.processor / b.processor);
  }
  const byProcessor = processor.length > 0 ? `, ${show(processor)} in processor time` : '';
  console.log(`${what}: ${show(clock)}${byProcessor}; aim ${aim}`);
}

/** The median and the quartiles. */
function show(ratios: readonly number[]): string {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(2);
  return `${at(0.5)} × (${at(0.25)} to ${at(0.75)})`;
}

async function compareCommits(): Promise<void> {
  const memory = await startProcess(0);
  const echo = await startNodeServer('echo');
  const ours = await connections(32, () => Connection.open(memory.port, COMMIT));
  const theirs = await connections(32, () => Connection.open(echo.port, '/'));
  await compare(
    'commits in memory, 32 clients, to a JSON echo of node:http',
    'at least 0.8',
    () => rate(32, (client, n) => ours[client]?.send(commitBody(client, n)), memory.child.pid),
    () => rate(32, (client, n) => theirs[client]?.send(commitBody(client, n)), echo.pid),
  );
  for (const connection of [...ours, ...theirs]) connection.close();
  await memory.end('SIGTERM');
  await echo.stop();
}

async function compareDurable(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('durable commits: not compared, install Debian’s postgresql');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'firestore-bench-'));
  const server = await startProcess(0, '--data', folder);
  const ours = await connections(32, () => Connection.open(server.port, COMMIT));
  const theirs = await connections(32, () => PostgresClient.open(postgres.port));
  for (const [clients, aim] of [
    [32, 'at least 1.2'],
    [1, 'at least 1.5'],
  ] as const) {
    await compare(
      `durable commits, ${clients} client${clients > 1 ? 's' : ''}, to PostgreSQL`,
      aim,
      () => rate(clients, (client, n) => ours[client]?.send(commitBody(client, n))),
      () =>
        rate(clients, (client, n) =>
          theirs[client]?.upsert(`${client}-${n % 100}`, JSON.stringify({ name: `item ${n}`, n })),
        ),
    );
  }
  for (const connection of [...ours, ...theirs]) connection.close();
  await server.end('SIGTERM');
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

/** Measures the milliseconds until all listeners have received a change that `change` makes. */
function broadcasts(change: (mark: string) => Promise<unknown>) {
  let length = 0;
  let left = 0;
  let done = (): void => {};
  let mark = '';
  return {
    heard: (piece: string): void => {
      if (mark === '' || !piece.includes(mark)) return;
      length = piece.length;
      if (--left === 0) done();
    },
    /** The length of the last piece that contained a change. */
    pieceLength: (): number => length,
    measure: async (): Promise<number> => {
      mark = `mark ${Math.random()}`;
      left = LISTENERS;
      const all = new Promise<void>((resolve) => {
        done = resolve;
      });
      const began = performance.now();
      await Promise.all([change(mark), all]);
      return performance.now() - began;
    },
  };
}

async function compareListeners(): Promise<void> {
  const server = await startProcess(0);
  const peer = await startNodeServer('broadcast');
  const [http, plain] = [new HttpClient(server.port), new HttpClient(peer.port)];
  const path = 'watched/one';
  const ours = broadcasts((mark) => {
    const update = {
      name: `${DATABASE}/documents/${path}`,
      fields: { mark: { stringValue: mark } },
    };
    return http.send('POST', COMMIT, JSON.stringify({ writes: [{ update }] }));
  });
  // As many characters to send and to read as for this server.
  const theirs = broadcasts((mark) => plain.send('POST', '/', mark.padEnd(ours.pieceLength())));
  for (let i = 0; i < LISTENERS; i++) {
    await listenTo(http, DATABASE, path, ours.heard);
    await new Promise<void>((ready) => {
      plain.stream('/', (piece) => {
        if (piece.includes('CURRENT')) ready();
        theirs.heard(piece);
      });
    });
  }
  const ten = (one: () => Promise<number>) => async () => {
    const times: number[] = [];
    for (let i = 0; i < 10; i++) times.push(await one());
    return { clock: median(times) };
  };
  await compare(
    `${LISTENERS} listeners told of a change, to a plain broadcast`,
    'at most 1.5',
    ten(ours.measure),
    ten(theirs.measure),
  );
  for (const client of [http, plain]) client.close();
  await server.end('SIGTERM');
  await peer.stop();
}

async function compareStart(): Promise<void> {
  const bare = async (): Promise<Measured> => {
    const began = performance.now();
    const peer = await startNodeServer('idle');
    const measured = { clock: performance.now() - began, processor: processorNanos(peer.pid) };
    await peer.stop();
    return measured;
  };
  const ours = async (): Promise<Measured> => {
    const server = await startProcess(0);
    const measured = { clock: server.startMs, processor: processorNanos(server.child.pid) };
    await server.end('SIGKILL');
    return measured;
  };
  await compare('start until it listens, to an empty server of node:http', 'at most 3', ours, bare);
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  start: compareStart,
  listeners: compareListeners,
  commits: compareCommits,
  durable: compareDurable,
};
const asked = process.argv.slice(2);
for (const [part, run] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(part)) await run();
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { HttpClient } from '../support/http-client.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const DATABASE = 'projects/demo-kill/databases/(default)';
const DOCUMENTS = `/v1/${DATABASE}/documents`;
const CLIENTS = 8;

/** The result of all rounds; both lists are empty if no commit was lost or half applied. */
export interface KillReport {
  readonly acknowledged: number;
  readonly lost: string[];
  readonly halves: string[];
}

/** A small seeded random generator: the same seed kills after the same numbers of commits. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const names = (client: number): string[] =>
  ['left', 'right'].map((side) => `${DATABASE}/documents/pairs/${client}-${side}`);

/** Commits both documents of a client's pair, over and over, until the server is gone. */
async function load(
  http: HttpClient,
  client: number,
  acked: number[],
  onAcknowledged: () => void,
): Promise<void> {
  for (let value = (acked[client] ?? 0) + 1; ; value++) {
    const fields = {
      value: { integerValue: String(value) },
      fill: { stringValue: '한'.repeat(200) },
    };
    const writes = names(client).map((name) => ({ update: { name, fields } }));
    try {
      await http.send('POST', `${DOCUMENTS}:commit`, JSON.stringify({ writes }));
    } catch {
      return;
    }
    acked[client] = value;
    onAcknowledged();
  }
}

async function read(http: HttpClient): Promise<Map<string, number>> {
  const documents = Array.from({ length: CLIENTS }, (_, client) => names(client)).flat();
  const body = await http.send('POST', `${DOCUMENTS}:batchGet`, JSON.stringify({ documents }));
  const found = new Map<string, number>();
  for (const answer of JSON.parse(body)) {
    if (answer.found) found.set(answer.found.name, Number(answer.found.fields.value.integerValue));
  }
  return found;
}

/**
 * Kills a server under load (kill -9) `rounds` times, each time after a random number of commits. After each
 * restart it looks for acknowledged commits that are lost and for commits that are only half applied.
 */
export async function killRounds(rounds: number, seed: number): Promise<KillReport> {
  const port = await freePort();
  const random = seeded(seed);
  const folder = mkdtempSync(join(tmpdir(), 'firestore-kill-'));
  const acked: number[] = Array.from({ length: CLIENTS }, () => 0);
  const report: KillReport & { acknowledged: number } = { acknowledged: 0, lost: [], halves: [] };
  let server: ServerProcess = await startProcess(port, '--data', folder);
  try {
    for (let round = 0; round < rounds; round++) {
      const http = new HttpClient(port);
      let left = 5 + Math.floor(random() * 100);
      const clients: Promise<void>[] = [];
      await new Promise<void>((enough) => {
        const count = (): void => {
          if (--left === 0) enough();
        };
        for (const client of acked.keys()) clients.push(load(http, client, acked, count));
      });
      await server.end('SIGKILL');
      await Promise.all(clients);
      http.close();
      server = await startProcess(port, '--data', folder);
      await inspect(new HttpClient(port), round, acked, report);
    }
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...report, acknowledged: acked.reduce((a, b) => a + b, 0) };
}

async function inspect(
  http: HttpClient,
  round: number,
  acked: number[],
  { lost, halves }: KillReport,
): Promise<void> {
  const found = await read(http);
  http.close();
  acked.forEach((value, client) => {
    const [left = 0, right = 0] = names(client).map((name) => found.get(name) ?? 0);
    const where = `round ${round}, client ${client}`;
    if (left < value) lost.push(`${where}: acknowledged ${value}, found ${left}`);
    if (left !== right) halves.push(`${where}: ${left} and ${right}`);
    // A commit may be on disk although it was not acknowledged before the kill: continue from its value.
    acked[client] = Math.max(value, left);
  });
}

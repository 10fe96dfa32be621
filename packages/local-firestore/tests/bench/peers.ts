import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../support/free-port.ts';

/** A server to compare with. */
export interface Peer {
  readonly port: number;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Request handlers of Node servers that do nothing else; the program prints its port. */
const NODE_SERVERS = {
  /** Responds with the JSON that it receives. */
  echo: `(request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const text = JSON.stringify(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      response.end(text);
    });
  }`,
  /** Does nothing. */
  idle: '() => {}',
  /** GET leaves its response open; POST sends its body to all open responses. */
  broadcast: `(request, response) => {
    if (request.method === 'GET') {
      open.push(response);
      response.writeHead(200);
      return response.write('CURRENT');
    }
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      for (const each of open) each.write(text);
      response.end('{}');
    });
  }`,
};

export async function startNodeServer(kind: keyof typeof NODE_SERVERS): Promise<Peer> {
  const program = `const open = [];
    const server = require('node:http').createServer(${NODE_SERVERS[kind]});
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    return { port: Number(line), pid: child.pid, stop: () => stop(child, 'SIGTERM') };
  }
  throw new Error(`the ${kind} server did not start`);
}

/** Where Debian puts the programs of the newest PostgreSQL; undefined when it is not installed. */
function postgresFolder(): string | undefined {
  try {
    const [newest] = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return newest && join('/usr/lib/postgresql', newest, 'bin');
  } catch {
    return undefined;
  }
}

/**
 * Starts a PostgreSQL server in a temporary folder, with synchronous commits; undefined when it is not
 * installed.
 */
export async function startPostgres(): Promise<Peer | undefined> {
  const programs = postgresFolder();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'firestore-bench-postgres-'));
  // PostgreSQL refuses to run as root.
  const [uid, gid] = ['-u', '-g'].map((flag) => userNumber(flag));
  const as = uid !== undefined && gid !== undefined ? { uid, gid } : {};
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const init = ['-A', 'trust', '-U', 'bench', '-D', data];
  execFileSync(join(programs, 'initdb'), init, { ...as, stdio: 'ignore' });
  const port = await freePort();
  const settings = ['-c', 'synchronous_commit=on', '-c', 'listen_addresses=127.0.0.1'];
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings];
  const child = spawn(join(programs, 'postgres'), args, { ...as, stdio: 'ignore' });
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    port,
    pid: child.pid,
    stop: async () => {
      await stop(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The id of Debian's user (or group) for PostgreSQL; undefined when this process is not root. */
function userNumber(flag: string): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

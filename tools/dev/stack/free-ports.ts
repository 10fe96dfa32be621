/** Port checks, so that ports in use are reported by number before anything is started. */
import { createServer, type Server } from 'node:net';
import { PORTS_PER_COPY } from './server-addresses.ts';

const RANDOM_FROM = 20_000;
const RANDOM_TO = 30_000;
const PORTS_PER_SLOT = 20;

/** Listens on a port, which no other process can then; undefined if one does already. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
}

async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server) await new Promise((closed) => server.close(closed));
  return server !== undefined;
}

/** Those of `ports` that are in use. */
export async function portsInUse(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !free[index]);
}

/**
 * A web port whose whole range is free, for this process and those that it starts: until it ends it listens on a port
 * behind the range, so that no other test run takes the range, also while nothing listens there yet.
 */
export async function findFreeWebPort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const slots = Math.floor((RANDOM_TO - RANDOM_FROM) / PORTS_PER_SLOT);
    const web = RANDOM_FROM + Math.floor(Math.random() * slots) * PORTS_PER_SLOT;
    const held = await listen(web + PORTS_PER_SLOT - 1);
    if (!held) continue;
    const range = Array.from({ length: PORTS_PER_COPY }, (_, index) => web + index);
    if ((await portsInUse(range)).length === 0) {
      held.unref();
      return web;
    }
    held.close();
  }
  throw new Error(
    `no ${PORTS_PER_COPY} free ports in a row between ${RANDOM_FROM} and ${RANDOM_TO}`,
  );
}

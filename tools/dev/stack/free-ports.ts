/** Port checks, so that ports in use are reported by number before anything is started. */
import { createServer } from 'node:net';
import { PORTS_PER_COPY } from './server-addresses.ts';

const RANDOM_FROM = 20_000;
const RANDOM_TO = 30_000;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      probe.close(() => resolve(true)),
    );
  });
}

/** Those of `ports` that are in use. */
export async function portsInUse(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !free[index]);
}

/**
 * A web port whose whole range is free; random, so that two simultaneous test runs rarely choose the same.
 */
export async function findFreeWebPort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const web = RANDOM_FROM + Math.floor((Math.random() * (RANDOM_TO - RANDOM_FROM)) / 20) * 20;
    // Reserved for the shop of `npm test`, which may not have started yet.
    if (String(web) === process.env.TEST_WEB_PORT) continue;
    const range = Array.from({ length: PORTS_PER_COPY }, (_, index) => web + index);
    if ((await portsInUse(range)).length === 0) return web;
  }
  throw new Error(
    `no ${PORTS_PER_COPY} free ports in a row between ${RANDOM_FROM} and ${RANDOM_TO}`,
  );
}

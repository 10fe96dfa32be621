import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, resolve } from 'node:path';
import { server as superstatic } from 'superstatic';
import { hostingSettings } from './settings.ts';

export interface RunningHosting {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built shop as Firebase Hosting does: rewrites and headers of firebase.json, compressed.
 * `port` 0 = any free one. Calls to the functions are not passed on.
 */
export async function serveHosting(
  dir: string,
  localOrigins: readonly string[],
  port = 0,
): Promise<RunningHosting> {
  const { headers, rewrites } = hostingSettings(localOrigins);
  const server = superstatic({
    port,
    hostname: '127.0.0.1',
    cwd: dirname(resolve(dir)),
    compression: true,
    config: {
      public: basename(dir),
      headers,
      // What hosting would pass on to the functions has nobody to answer here.
      rewrites: rewrites.filter(({ destination }) => destination !== undefined),
    } as never,
  }).listen(port) as Server;
  if (!server.listening) await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

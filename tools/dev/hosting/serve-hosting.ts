import { once } from 'node:events';
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, resolve } from 'node:path';
import { server as superstatic } from 'superstatic';
import { functionPaths, hostingSettings } from './hosting-settings.ts';

export interface HostingOptions {
  /** Origins of local services that pages may call in addition to those in firebase.json. */
  readonly localOrigins: readonly string[];
  /** 0 = any free port. */
  readonly port?: number;
  /** The address to which function calls are forwarded; without it they fail. */
  readonly functions?: string | undefined;
}

export interface RunningHosting {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a built shop as Firebase Hosting does: compressed, with the rewrites and headers of firebase.json. */
export async function serveHosting(
  dir: string,
  { localOrigins, port = 0, functions }: HostingOptions,
): Promise<RunningHosting> {
  const { headers, rewrites } = hostingSettings(localOrigins);
  const app = superstatic({
    port,
    hostname: '127.0.0.1',
    cwd: dirname(resolve(dir)),
    compression: true,
    config: {
      public: basename(dir),
      headers,
      rewrites: rewrites.filter(({ destination }) => destination !== undefined),
    } as never,
  });
  if (functions !== undefined) app.use(passCalls(functions));
  const server = app.listen(port) as Server;
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

function passCalls(functions: string) {
  const paths = functionPaths(functions).map(({ path, target }) => ({
    path: new RegExp(path),
    target,
  }));
  return (call: IncomingMessage, answer: ServerResponse, next: () => void) => {
    const { url = '/', method, headers } = call;
    const called = paths.find(({ path }) => path.test(url));
    if (!called) return next();
    const target = new URL(called.target + url);
    const passed = {
      ...headers,
      host: target.host,
      'x-forwarded-host': headers.host,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': call.socket.remoteAddress,
    };
    const forward = request(target, { method, headers: passed }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forward.once('error', () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    answer.once('close', () => forward.destroy());
    call.pipe(forward);
  };
}

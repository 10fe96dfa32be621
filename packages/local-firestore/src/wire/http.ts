import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Engine } from '../engine/engine.ts';
import { toStatus } from '../engine/values/status.ts';
import { parseAddress } from './address.ts';
import { refuseForeignPages } from './allowed-callers.ts';
import { answerPreflight, errorJson, sendJson } from './http-util.ts';
import { handleRest } from './rest/handler.ts';
import { openListen, openWrite } from './streams.ts';
import { handleTool, isToolPath, type ProjectRules } from './tool-endpoints.ts';
import { WebChannelHandler } from './webchannel/handler.ts';

// An import of node:http would also load Node's HTTP client for fetch, which takes a third of the start.
const { createServer } = process.getBuiltinModule('node:http');

const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

const IDLE_TIMEOUT_MS = 120_000;

/** The HTTP/1.1 server: WebChannel, REST and the tool endpoints, distinguished by path. */
export function createHttp(
  engine: Engine,
  rules: ProjectRules,
  anyOrigin: boolean,
): { accept: (socket: Socket) => void; close: () => void } {
  const channels = {
    Listen: new WebChannelHandler(openListen(engine)),
    Write: new WebChannelHandler(openWrite(engine)),
  };
  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!anyOrigin) refuseForeignPages(request);
    const url = parseAddress(request.url ?? '/');
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const channel = url.pathname.startsWith('/v1/') ? undefined : CHANNEL.exec(url.pathname)?.[1];
    if (channel === 'Listen' || channel === 'Write') {
      return channels[channel].handle(request, response, url);
    }
    if (isToolPath(url.pathname)) return handleTool({ engine, rules }, request, response, url);
    return handleRest(engine, request, response, url);
  };
  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => fail(response, error));
  });
  // A back channel carries a message at least every 30 s: a connection that is silent for 120 s is dead.
  server.timeout = IDLE_TIMEOUT_MS;
  // The default of 5 s often ends a connection just as a client on a busy machine uses it again.
  server.keepAliveTimeout = IDLE_TIMEOUT_MS;
  return {
    accept: (socket) => {
      server.emit('connection', socket);
      // Unlike the HTTP/2 server, this one expects a socket in flowing mode.
      process.nextTick(() => socket.resume());
    },
    close: () => {
      for (const channel of Object.values(channels)) channel.close();
    },
  };
}

function fail(response: ServerResponse, error: unknown): void {
  const status = toStatus(error, console.error);
  if (response.headersSent) response.end();
  else sendJson(response, status.httpCode, errorJson(status));
}

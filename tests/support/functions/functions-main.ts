/**
 * Runs what a deploy uploads in one process, as its platform does: bodies read and parsed before the shop's
 * code, many requests at once. The local Functions emulator starts one process per concurrent request,
 * so it cannot be used to measure load. Usage: functions-main.ts PORT PREFIX BUNDLE
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type * as functions from '../../../functions/src/index.ts';
import { functionPaths } from '../../../tools/dev/hosting/hosting-settings.ts';

const [port, prefix = '', bundle = ''] = process.argv.slice(2);
const functionOf = createRequire(import.meta.url)(bundle) as typeof functions;
/** As the rewrites of firebase.json say. */
const rewrites = functionPaths('app').map(({ path, target }) => ({
  path: new RegExp(path),
  target,
}));

/** The platform passes requests and responses of Express, whose application takes those of Node as well. */
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

function parsed(type: string, body: Buffer): unknown {
  if (type.startsWith('application/json')) return JSON.parse(body.toString());
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body.toString()));
  }
  return {};
}

createServer(async (request, response) => {
  try {
    const rawBody = await buffer(request);
    const body = parsed(request.headers['content-type'] ?? '', rawBody);
    Object.assign(request, { rawBody, body, url: request.url?.slice(prefix.length) });
  } catch {
    response.writeHead(400).end();
    return;
  }
  const { target = 'app' } = rewrites.find(({ path }) => path.test(request.url ?? '')) ?? {};
  (functionOf[target as keyof typeof functions] as unknown as Answer)(request, response);
}).listen(Number(port), '127.0.0.1');

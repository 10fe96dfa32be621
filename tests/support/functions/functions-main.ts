/**
 * Runs the functions in one process, as their platform does: bodies read and parsed before the shop's
 * code, many requests at once. The local Functions emulator starts one process per concurrent request,
 * so it cannot be used to measure load. Usage: functions-main.ts PORT PREFIX
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { initializeApp } from 'firebase-admin/app';
import { api } from '../../../functions/src/app.ts';

const [port, prefix = ''] = process.argv.slice(2);
initializeApp();

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
  api(request, response);
}).listen(Number(port), '127.0.0.1');

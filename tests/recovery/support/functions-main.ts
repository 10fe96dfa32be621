/**
 * The functions as one process of their own, in the way their platform runs them: bodies read and
 * parsed before the shop's code, many requests at once. The local Functions emulator starts a process
 * for each request at a time, which is no measure for load. Usage: functions-main.ts PORT PREFIX
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

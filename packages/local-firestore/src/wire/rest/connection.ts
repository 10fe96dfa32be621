import type { Socket } from 'node:net';
import type { Engine } from '../../engine/engine.ts';
import { parseAddress } from '../address.ts';
import { gzipIfUseful } from '../http-util.ts';
import { answerRest } from './handler.ts';
import { MAX_PLAIN_BYTES, type PlainRequest, readPlainRequest } from './plain-request.ts';

const { STATUS_CODES } = process.getBuiltinModule('node:http');

const IDLE_TIMEOUT_MS = 120_000;

/**
 * Answers plain requests (see PlainRequest) directly on the socket, in a third of the time that Node's HTTP
 * server takes for a small commit. With the first request that is not plain, the connection passes to
 * `toHttp`, together with all that follows.
 */
export function serveRest(socket: Socket, engine: Engine, toHttp: (socket: Socket) => void): void {
  let unread: Buffer | undefined;
  let isBusy = false;

  const onData = (chunk: Buffer): void => {
    unread = unread ? Buffer.concat([unread, chunk]) : chunk;
    if (!isBusy) readNext();
    // A client that keeps sending without waiting for responses is paused.
    else if (unread.length > MAX_PLAIN_BYTES) socket.pause();
  };
  const onTimeout = (): void => {
    socket.destroy();
  };

  function readNext(): void {
    if (!unread) return;
    const request = readPlainRequest(unread);
    if (request === 'incomplete') return;
    if (request === 'unsupported') {
      passToHttpServer(unread);
      return;
    }
    unread = unread.length > request.length ? unread.subarray(request.length) : undefined;
    isBusy = true;
    answer(engine, request)
      .then((text) => {
        if (socket.destroyed) return;
        socket.write(text);
        isBusy = false;
        if (socket.isPaused()) socket.resume();
        readNext();
      })
      .catch((error: unknown) => {
        console.error('firestore: a call cannot be answered:', error);
        socket.destroy();
      });
  }

  function passToHttpServer(bytes: Buffer): void {
    socket.off('data', onData);
    socket.off('timeout', onTimeout);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(bytes);
    toHttp(socket);
  }

  socket.setTimeout(IDLE_TIMEOUT_MS);
  socket.on('timeout', onTimeout);
  socket.on('data', onData);
}

async function answer(engine: Engine, request: PlainRequest): Promise<string | Buffer> {
  const { method, target, authorization, acceptsGzip, body } = request;
  const { status, json } = await answerRest(
    engine,
    method,
    parseAddress(target),
    authorization,
    body,
  );
  const text = JSON.stringify(json);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: application/json; charset=utf-8\r\nDate: ${dateHeader()}\r\n`;
  const zipped = gzipIfUseful(text, acceptsGzip);
  if (!zipped) return `${head}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  const length = `Content-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head + length), zipped]);
}

/** Caches the last Date header: on a busy server, most responses in a row are sent in the same second. */
let lastDate = { second: 0, text: '' };

function dateHeader(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== lastDate.second) lastDate = { second, text: new Date(now).toUTCString() };
  return lastDate.text;
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningFirestore, startFirestore } from '../../start.ts';

const ROOT = '/v1/projects/p/databases/(default)/documents';

let server: RunningFirestore;
beforeAll(async () => {
  server = await startFirestore({ port: 0 });
});
afterAll(() => server.close());

/** Opens a connection and collects what it receives. */
function open() {
  const socket = connect(server.port, '127.0.0.1');
  let heard = Buffer.alloc(0);
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
  });
  const until = (text: string) => expect.poll(() => heard.toString('latin1')).toContain(text);
  return { socket, until, heard: () => heard };
}

const request = (method: string, path: string, body = '', ...lines: string[]): string => {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return [`${method} ${ROOT}/${path} HTTP/1.1`, 'Host: a', length, ...lines, '', body].join('\r\n');
};
const write = (id: number, text = 'x'): string =>
  request('PATCH', `notes/${id}`, JSON.stringify({ fields: { text: { stringValue: text } } }));

const statuses = (heard: Buffer): string[] =>
  heard.toString('latin1').match(/HTTP\/1\.1 \d{3}/g) ?? [];

async function send(socket: Socket, ...pieces: string[]): Promise<void> {
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('calls sent without waiting are answered in order', async () => {
  const { socket, until, heard } = open();
  await send(socket, [write(1), write(2), request('GET', 'notes/2'), write(3)].join(''));
  await until('notes/3');
  const order = [
    ...heard()
      .toString()
      .matchAll(/notes\/(\d)/g),
  ].map(([, id]) => id);
  expect(order).toEqual(['1', '2', '2', '3']);
  socket.destroy();
});

test('a call that comes in small pieces is answered', async () => {
  const { socket, until } = open();
  await send(socket, ...(write(4, '한글').match(/.{1,7}/gs) ?? []));
  await until('notes/4');
  socket.destroy();
});

test('a failure is answered, and the connection goes on', async () => {
  const { socket, until, heard } = open();
  await send(socket, request('GET', 'notes/none') + request('POST', 'notes', '{') + write(5));
  await until('notes/5');
  expect(statuses(heard())).toEqual(['HTTP/1.1 404', 'HTTP/1.1 400', 'HTTP/1.1 200']);
  socket.destroy();
});

test('a connection may use all of HTTP after a plain call', async () => {
  const { socket, until, heard } = open();
  const body = JSON.stringify({ fields: {} });
  const chunked = [
    `PATCH ${ROOT}/notes/7 HTTP/1.1`,
    'Host: a',
    'Transfer-Encoding: chunked',
    '',
    body.length.toString(16),
    body,
    '0',
    '',
    '',
  ].join('\r\n');
  await send(socket, write(6) + chunked + write(8));
  await until('notes/8');
  expect(statuses(heard())).toHaveLength(3);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(heard().toString()).toMatch(/\r\nOk\s+0\s*$/);
});

test('a call that is not HTTP is refused by Node’s server', async () => {
  const { socket, heard } = open();
  socket.write(`GET ${ROOT}/notes/1 HTTP/1.1\r\nHost : a\r\n\r\n`);
  await once(socket, 'close');
  expect(statuses(heard())).toEqual(['HTTP/1.1 400']);
});

test('a body of any allowed size is accepted', async () => {
  const { socket, until } = open();
  await send(socket, write(9, 'x'.repeat(900_000)) + request('GET', 'notes/1'));
  await until('notes/1"');
  socket.destroy();
});

test('a long response is compressed for a client that accepts it', async () => {
  const { socket, until, heard } = open();
  await send(socket, write(10, 'x'.repeat(5000)));
  await until('notes/10');
  const before = heard().length;
  await send(socket, request('GET', 'notes/10', '', 'Accept-Encoding: gzip'));
  await until('Content-Encoding: gzip');
  const answer = heard().subarray(before);
  const text = gunzipSync(answer.subarray(answer.indexOf('\r\n\r\n') + 4)).toString();
  expect(JSON.parse(text).fields.text.stringValue).toHaveLength(5000);
  socket.destroy();
});

test('a client that disconnects in the middle of a large body is not reported as an error', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { socket } = open();
  const head = `PATCH ${ROOT}/notes/13 HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n{`;
  await send(socket, head);
  socket.resetAndDestroy();
  await once(socket, 'close');
  const next = open();
  await send(next.socket, write(14, 'x'.repeat(900_000)));
  await next.until('notes/14');
  next.socket.destroy();
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test('the server keeps running when a client disconnects before its response', async () => {
  const gone = open();
  gone.socket.write(write(11));
  gone.socket.resetAndDestroy();
  const { socket, until } = open();
  await send(socket, write(12));
  await until('notes/12');
  socket.destroy();
});

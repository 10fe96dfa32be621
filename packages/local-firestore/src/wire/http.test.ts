import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningFirestore, startFirestore } from '../start.ts';

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

const request = (method: string, path: string, body = ''): string => {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return [`${method} ${ROOT}/${path} HTTP/1.1`, 'Host: localhost', length, '', body].join('\r\n');
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

test('a failure is answered, and the connection goes on', async () => {
  const { socket, until, heard } = open();
  await send(socket, request('GET', 'notes/none') + request('POST', 'notes', '{') + write(5));
  await until('notes/5');
  expect(statuses(heard())).toEqual(['HTTP/1.1 404', 'HTTP/1.1 400', 'HTTP/1.1 200']);
  socket.destroy();
});

test('a client that disconnects in the middle of a large body is not reported as an error', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { socket } = open();
  const head = `PATCH ${ROOT}/notes/13 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n{`;
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

test.each([
  ['http://localhost:5173', 'localhost:8080', 200],
  ['http://127.0.0.1', '127.0.0.1:8080', 200],
  ['http://shop.localhost:1', '[::1]:8080', 200],
  [undefined, 'localhost', 200],
  ['https://example.com', 'localhost:8080', 403],
  ['http://localhost.example.com', 'localhost:8080', 403],
  ['http://127.0.0.1.example.com', 'localhost:8080', 403],
  ['null', 'localhost:8080', 403],
  // The page's own name has been pointed at this machine.
  [undefined, 'example.com:8080', 403],
  ['http://example.com:8080', 'example.com:8080', 403],
])('a page of %s that calls %s gets %i, also before it asks', async (origin, host, status) => {
  for (const method of ['PATCH', 'OPTIONS']) {
    const { socket, heard } = open();
    const lines = [
      `${method} ${ROOT}/pages/a HTTP/1.1`,
      `Host: ${host}`,
      ...(origin === undefined ? [] : [`Origin: ${origin}`]),
      'Authorization: Bearer owner',
      'Content-Length: 2',
      'Connection: close',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n{}`);
    await once(socket, 'close');
    const allowed = method === 'OPTIONS' ? 204 : 200;
    expect(statuses(heard())).toEqual([`HTTP/1.1 ${status === 200 ? allowed : status}`]);
  }
});

test('with anyOrigin a page from anywhere is served', async () => {
  const open = await startFirestore({ port: 0, anyOrigin: true });
  const response = await fetch(`http://127.0.0.1:${open.port}${ROOT}/pages`, {
    headers: { origin: 'https://example.com' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('https://example.com');
  await open.close();
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeChunk } from './chunk.ts';

const server = createServer((_request, response) => {
  response.writeHead(200);
  response.flushHeaders();
  writeChunk(response, '한😀');
  writeChunk(response, 'and more');
  response.end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Sends raw HTTP requests and returns the bodies of the responses. */
async function bodies(request: string): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(request);
  let text = '';
  for await (const part of socket) text += part;
  return text.split(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n/).slice(1);
}

test('each text is a chunk with its length in bytes', async () => {
  expect(await bodies('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toEqual([
    '7\r\n한😀\r\n8\r\nand more\r\n0\r\n\r\n',
  ]);
});

test('responses keep their order when one waits for another', async () => {
  const first = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const [a, b] = await bodies(first + last);
  expect(a).toBe('7\r\n한😀\r\n8\r\nand more\r\n0\r\n\r\n');
  expect(b).toBe(a);
});

test('an HTTP/1.0 client gets the text without chunk sizes', async () => {
  expect(await bodies('GET / HTTP/1.0\r\n\r\n')).toEqual(['한😀and more']);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { whenAnswered } from './part.ts';

it('leaves no connection that a part which is busy starting would close under the next request', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers.connection);
    response.writeHead(asked.length > 1 ? 200 : 503).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await whenAnswered(`http://127.0.0.1:${port}/`);
  expect(asked).toEqual(['close', 'close']);
  await new Promise((closed) => server.close(closed));
});

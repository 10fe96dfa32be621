import {
  createServer,
  type IncomingMessage,
  request as requestPlain,
  type ServerResponse,
} from 'node:http';
import type { request as requestByTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPicture, lookupPublic, NoPicture } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const pages: Record<string, (response: ServerResponse) => void> = {
  '/soup.jpg': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(jpeg),
  '/soup.png': (response) => response.end(Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1')),
  '/soup.webp': (response) => response.end(Buffer.from('RIFF1234WEBPrest', 'latin1')),
  '/page': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>'),
  '/gone': (response) => response.writeHead(404).end(jpeg),
  '/moved': (response) => response.writeHead(302, { location: '/soup.jpg' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (response) =>
    response.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data' }).end(),
  '/plain': (response) =>
    response.writeHead(301, { location: 'http://shop.example/soup.jpg' }).end(),
  '/large': (response) => response.writeHead(200, { 'content-length': '5000001' }).end(jpeg),
  '/endless': (response) => {
    const part = Buffer.alloc(1_000_000, 1);
    response.on('drain', () => response.write(part));
    response.write(part);
  },
};

let port = 0;
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  pages[request.url ?? '']?.(response);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Goes to the test's own server, whatever the host, and without TLS. */
const request = ((
  url: URL,
  { signal, headers }: object & { signal: AbortSignal; headers: object },
  then: never,
) =>
  requestPlain(
    { host: '127.0.0.1', port, path: url.pathname, signal, headers: { ...headers }, agent: false },
    then,
  )) as typeof requestByTls;

const fetched = (path: string) => fetchPicture(`https://shop.example${path}`, request);

describe('a picture of another server', () => {
  it.each([
    ['/soup.jpg', 'image/jpeg'],
    ['/soup.png', 'image/png'],
    ['/soup.webp', 'image/webp'],
    ['/moved', 'image/jpeg'],
  ])('is what its first bytes say: %s', async (path, type) => {
    expect((await fetched(path)).type).toBe(type);
  });

  it('is asked for without anything of the shop', async () => {
    asked.length = 0;
    expect((await fetched('/soup.jpg')).bytes).toEqual(jpeg);
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['accept', 'connection', 'host']);
  });

  it.each(['/page', '/gone', '/round', '/inside', '/plain', '/large', '/endless'])(
    'is none: %s',
    async (path) => {
      await expect(fetched(path)).rejects.toThrow(NoPicture);
    },
  );

  it.each([
    'http://shop.example/soup.jpg',
    'file:///etc/passwd',
    'https://boss:secret@shop.example/soup.jpg',
    'https://shop.example:8443/soup.jpg',
    'https://127.0.0.1/soup.jpg',
    'https://0x7f.1/soup.jpg',
    'https://2130706433/soup.jpg',
    'https://[::1]/soup.jpg',
    'https://[::ffff:10.0.0.1]/soup.jpg',
    'https://metadata/soup.jpg',
    '//shop.example/soup.jpg',
    `https://shop.example/${'x'.repeat(2000)}`,
    'no address',
  ])('is not looked for at %s', async (address) => {
    asked.length = 0;
    await expect(fetchPicture(address, request)).rejects.toThrow(NoPicture);
    expect(asked).toEqual([]);
  });

  it('is not looked for on this machine, whatever its name', async () => {
    await expect(fetchPicture('https://foo.localhost/soup.jpg')).rejects.toThrow(NoPicture);
    const found = await new Promise((resolve) => lookupPublic('localhost', {}, resolve as never));
    expect(found).toBeInstanceOf(NoPicture);
  });
});

it.each([
  ['8.8.8.8', true],
  ['1.1.1.1', true],
  ['2606:4700:4700::1111', true],
  ['2404:6800:4006:812::200e', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.100.100.200', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

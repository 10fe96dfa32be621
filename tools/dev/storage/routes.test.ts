import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../local-http/serve.ts';
import { findFreeWebPort } from '../stack/free-ports.ts';
import { storageRoutes } from './routes.ts';

const rules = readFileSync(resolve(import.meta.dirname, '../../../storage.rules'), 'utf8');
const token = (claims: object) =>
  `Firebase x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
const staff = token({ sub: 'boss', staff: true });
let origin: string;
let close: () => void;

beforeAll(async () => {
  const port = await findFreeWebPort();
  close = await serve(port, storageRoutes(mkdtempSync(join(tmpdir(), 'storage-')), rules));
  origin = `http://127.0.0.1:${port}/v0/b/demo.firebasestorage.app/o`;
});
afterAll(() => close());

/** An upload in the format of the Web SDK. */
function upload(path: string, options: { auth?: string; type?: string; bytes?: number } = {}) {
  const { auth = staff, type = 'image/webp', bytes = 10 } = options;
  const head = `--b\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify({ name: path, contentType: type })}\r\n--b\r\nContent-Type: ${type}\r\n\r\n`;
  return fetch(`${origin}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/related; boundary=b',
      ...(auth ? { authorization: auth } : {}),
    },
    body: Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, '\r'), Buffer.from('\r\n--b--')]),
  });
}
const object = (path: string) => `${origin}/${encodeURIComponent(path)}`;

it('stores a photo from staff, and serves it to everybody by its address', async () => {
  const taken = await upload('menus/soup/a.webp', { bytes: 150_000 });
  expect(await taken.json()).toMatchObject({ name: 'menus/soup/a.webp', size: '150000' });
  const shown = await fetch(`${object('menus/soup/a.webp')}?alt=media`);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect((await shown.arrayBuffer()).byteLength).toBe(150_000);
  expect((await fetch(object('menus/soup/none.webp'))).status).toBe(404);
});

describe('refuses', () => {
  it.each([
    ['a visitor', 'menus/soup/b.webp', { auth: '' }],
    ['a customer', 'menus/soup/b.webp', { auth: token({ sub: 'u1' }) }],
    ['a withdrawn claim', 'menus/soup/b.webp', { auth: token({ sub: 'ex', staff: false }) }],
    ['a claim that is a word', 'menus/soup/b.webp', { auth: token({ sub: 'u1', staff: 'true' }) }],
    ['a token that is over', 'menus/soup/b.webp', { auth: token({ staff: true, exp: 1 }) }],
    ['what is no token', 'menus/soup/b.webp', { auth: 'Firebase x.y.z' }],
    ['a photo that is too large', 'menus/soup/b.webp', { bytes: 150_001 }],
    ['what is no photo', 'menus/soup/b.svg', { type: 'image/svg+xml' }],
    ['a page', 'menus/soup/b.html', { type: 'text/html' }],
    ['another place', 'b.webp', {}],
    ['a place within a place', 'menus/soup/a/b.webp', {}],
    ['a photo that is there already', 'menus/soup/kept.webp', {}],
  ])('%s', async (_, path, options) => {
    await upload('menus/soup/kept.webp');
    expect((await upload(path, options)).status).toBe(403);
  });

  it('listing, and removal by anybody but staff', async () => {
    await upload('menus/soup/c.webp');
    const path = object('menus/soup/c.webp');
    expect((await fetch(origin)).status).toBe(403);
    expect((await fetch(path, { method: 'DELETE' })).status).toBe(403);
    const removed = await fetch(path, { method: 'DELETE', headers: { authorization: staff } });
    expect(removed.status).toBe(204);
    expect((await fetch(path)).status).toBe(404);
  });
});

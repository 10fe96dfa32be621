import { describe, expect, test } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { memoryStorage } from '../storage/memory.ts';
import { readAuthorization } from './authorization.ts';

const strict = new Engine(memoryStorage());
const request = { database: 'projects/shop/databases/(default)' };
const now = Math.floor(Date.now() / 1000);

const bearer = (claims: object): string =>
  `Bearer e30.${Buffer.from(JSON.stringify({ sub: 'ada', ...claims })).toString('base64url')}.`;
const read = (claims: object, engine = strict, of: object = request) =>
  readAuthorization(engine, bearer(claims), { ...of });

test('the token names the caller', () => {
  expect(read({ exp: now + 60, aud: 'shop' })).toMatchObject({ kind: 'user', uid: 'ada' });
  expect(read({})).toMatchObject({ kind: 'user', uid: 'ada' });
});

test('a token that has expired is refused', () => {
  expect(() => read({ iat: now - 60, exp: now })).toThrow('The ID token has expired.');
});

test('the tokens of @firebase/rules-unit-testing, issued in 1970, do not expire', () => {
  expect(read({ iat: 0, exp: 3600, aud: 'shop' })).toMatchObject({ uid: 'ada' });
});

describe('a token for another project is refused, whatever names the request’s project:', () => {
  const documents = `${request.database}/documents`;
  test.each([
    request,
    { parent: documents },
    { name: `${documents}/a/b` },
    { document: { name: `${documents}/a/b` } },
  ])('%o', (of) => {
    expect(() => read({ aud: 'other' }, strict, of)).toThrow(
      'The ID token is for the project "other", not for "shop".',
    );
  });
});

test('an engine for tests takes any token', () => {
  const engine = new Engine(memoryStorage(), undefined, { anyToken: true });
  expect(read({ exp: 1, aud: 'other' }, engine)).toMatchObject({ uid: 'ada' });
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Access, rulesCheck } from './storage-rules.ts';

const rules = readFileSync(resolve(import.meta.dirname, '../../../storage.rules'), 'utf8');
const token = (claims: object) =>
  `Firebase x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
const staff = token({ sub: 'boss', staff: true });
const customer = token({ sub: 'u1' });
const photo = { size: 150_000, contentType: 'image/webp' };
const path = 'menus/soup/a.webp';

const asked = (changes: Partial<Access>): Access => ({
  method: 'create',
  bucket: 'demo.firebasestorage.app',
  path,
  authorization: staff,
  uploaded: photo,
  ...changes,
});
const upload = (changes: Partial<typeof photo>) => asked({ uploaded: { ...photo, ...changes } });
const use = (method: Access['method'], authorization?: string, at = path) =>
  asked({ method, authorization, path: at, present: photo, uploaded: undefined });

const cases: [string, Access, boolean][] = [
  ['staff add a photo of the largest size', upload({}), true],
  ['staff add a JPEG', upload({ contentType: 'image/jpeg' }), true],
  ['anybody gets a photo', use('get'), true],
  ['staff remove a photo', use('delete', staff), true],
  ['a visitor adds none', asked({ authorization: undefined }), false],
  ['a customer adds none', asked({ authorization: customer }), false],
  ['a withdrawn claim adds none', asked({ authorization: token({ staff: false }) }), false],
  ['a claim that is a word adds none', asked({ authorization: token({ staff: 'true' }) }), false],
  [
    'a token that is over adds none',
    asked({ authorization: token({ staff: true, exp: 1 }) }),
    false,
  ],
  ['what is no token adds none', asked({ authorization: 'Firebase x.y.z' }), false],
  ['a photo of a byte too many', upload({ size: 150_001 }), false],
  ['a drawing with scripts', upload({ contentType: 'image/svg+xml' }), false],
  ['a page', upload({ contentType: 'text/html' }), false],
  ['a type that begins like a photo', upload({ contentType: 'image/webp, text/html' }), false],
  ['a type that ends like a photo', upload({ contentType: 'text/html; image/webp' }), false],
  ['another place', asked({ path: 'b.webp' }), false],
  ['another folder', asked({ path: 'users/soup/a.webp' }), false],
  ['a place without a menu', asked({ path: 'menus/a.webp' }), false],
  ['a folder in a menu', asked({ path: 'menus/soup/deep/a.webp' }), false],
  ['staff replace none', asked({ method: 'update', present: photo }), false],
  ['staff list none', use('list', staff), false],
  ['a visitor lists none', use('list'), false],
  ['a customer removes none', use('delete', customer), false],
  ['a visitor removes none', use('delete'), false],
  ['nobody gets what is elsewhere', use('get', staff, 'invoices/1.pdf'), false],
];

describe('storage.rules', () => {
  const isAllowed = rulesCheck(rules);
  it.each(cases)('%s', (_, access, allowed) => {
    expect(isAllowed(access)).toBe(allowed);
  });
});

describe('a loosened or narrowed rule changes a decision', () => {
  it.each([
    ['150000', '150001'],
    ['<= 150000', '< 150000'],
    ['image/(webp|jpeg)', 'image/.*'],
    ['image/(webp|jpeg)', 'image/webp'],
    ['image/(webp|jpeg)', '.*image/(webp|jpeg)'],
    ['image/(webp|jpeg)', 'image/(webp|jpeg).*'],
    ['token.staff == true', 'token.staff != null'],
    ['token.staff == true', 'token.staff != false'],
    ['&& request.auth.token.staff == true', ''],
    ['allow create: if isOwner()\n        &&', 'allow create: if'],
    ['allow create', 'allow create, update'],
    ['allow create', 'allow write'],
    ['allow get', 'allow read'],
    ['allow get: if true', 'allow get: if request.auth != null'],
    ['allow delete: if isOwner()', 'allow delete: if request.auth != null'],
    ['allow delete: if isOwner()', 'allow delete: if true'],
    ['{photo}', '{photo=**}'],
    ['/menus/{menuId}/{photo}', '/{menuId}/{photo}'],
    ['/menus/{menuId}/{photo}', '/{folder}/{menuId}/{photo}'],
  ])('%s becomes %s', (from, to) => {
    expect(rules).toContain(from);
    const isAllowed = rulesCheck(rules.replace(from, to));
    expect(cases.some(([, access, allowed]) => isAllowed(access) !== allowed)).toBe(true);
  });
});

it('refuses rules of another service and invalid rules', () => {
  expect(() => rulesCheck(rules.replace('firebase.storage', 'cloud.firestore'))).toThrow(
    'firebase',
  );
  expect(() => rulesCheck(rules.replace('isOwner()', 'isOwne()'))).toThrow('isOwne');
});

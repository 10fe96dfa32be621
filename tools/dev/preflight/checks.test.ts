import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { secretNames } from '../../../functions/src/settings.ts';
import { type Configuration, check } from './checks.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const key = `AIza${'x'.repeat(35)}`;

const complete: Configuration = {
  web: {
    VITE_FIREBASE_PROJECT_ID: 'hansang-shop',
    VITE_FIREBASE_API_KEY: key,
    VITE_FIREBASE_APP_ID: '1:123456789:web:0a1b2c',
    VITE_FIREBASE_AUTH_DOMAIN: 'hansang-shop.firebaseapp.com',
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefghijklmnop',
    VITE_GOOGLE_MAPS_KEY: key,
    VITE_SELLER_NAME: 'Hansang',
    VITE_SELLER_ADDRESS: '1 Example St, Strathfield NSW 2135',
    VITE_SELLER_ABN: '51 824 753 556',
    VITE_SELLER_GST_FROM: '2026-07-01',
    VITE_SELLER_PHONE: '0412 345 678',
    VITE_SELLER_CALL_HOURS: 'Mon-Fri 09:00-17:00',
    VITE_SELLER_EMAIL: 'hello@hansang.example',
    VITE_SELLER_KAKAO_URL: 'https://pf.kakao.com/hansang',
    VITE_AREA_SYDNEY: '-33.815,151.000,45',
    VITE_AREA_GOSFORD: 'off',
  },
  functions: {
    SHOP_ORIGINS: 'https://hansang.example',
    SMS_SENDER: '61400000000',
    MAIL_FROM: 'Hansang <hello@shop.example>',
  },
  secrets: {
    STRIPE_SECRET_KEY: 'sk_live_abcdefghijklmnop',
    STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijklmnop',
    SMS_API_KEY: 'abcdef01',
    SMS_API_SECRET: 'abcdefghijklmnop',
    SMTP_URL: 'smtps://hansang:pass%23word@mail.example:465',
  },
  firebaseJson: readFileSync(join(REPOSITORY, 'firebase.json'), 'utf8'),
  rules: readFileSync(join(REPOSITORY, 'firestore.rules'), 'utf8'),
  project: 'hansang-shop',
  built: { 'app.html': 'projects/hansang-shop/databases', 'assets/a.js': 'fetch("/app/x")' },
};

const problems = (configuration: Configuration) =>
  check(configuration, secretNames)
    .filter(({ ok }) => !ok)
    .map(({ what }) => what);
const web = (changes: Configuration['web']) => ({
  ...complete,
  web: { ...complete.web, ...changes },
});
const secrets = (changes: Configuration['web']) => ({
  ...complete,
  secrets: { ...(complete.secrets as object), ...changes },
});
const functions = (changes: Configuration['web']) => ({
  ...complete,
  functions: { ...complete.functions, ...changes },
});

describe('check', () => {
  it("finds no problem in a complete configuration with the repository's own files", () => {
    expect(problems(complete)).toEqual([]);
  });

  it.each([
    [
      'a demo project',
      web({ VITE_FIREBASE_PROJECT_ID: 'demo-hansang' }),
      'VITE_FIREBASE_PROJECT_ID names a real project',
    ],
    [
      'another project than the deploy',
      { ...complete, project: 'other' },
      'the build and the deploy are for the same project',
    ],
    ['no area of deliveries', web({ VITE_AREA_SYDNEY: '' }), 'VITE_AREA_SYDNEY is set'],
    [
      'an area without its radius',
      web({ VITE_AREA_GOSFORD: '-33.4245,151.3418' }),
      'VITE_AREA_GOSFORD has the form of one',
    ],
    ['no Maps key', web({ VITE_GOOGLE_MAPS_KEY: undefined }), 'VITE_GOOGLE_MAPS_KEY is set'],
    [
      'a secret key in the build',
      web({ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_abcdefghijkl' }),
      'VITE_STRIPE_PUBLISHABLE_KEY has the form of one',
    ],
    [
      'a local Firestore',
      web({ VITE_FIRESTORE_HOST: '127.0.0.1:5174' }),
      'VITE_FIRESTORE_HOST is not set',
    ],
    [
      'no settings of the functions',
      { ...complete, functions: undefined },
      'functions/.env.hansang-shop exists',
    ],
    [
      'an origin without https',
      functions({ SHOP_ORIGINS: 'http://hansang.example' }),
      'SHOP_ORIGINS in functions/.env.hansang-shop lists https origins',
    ],
    [
      'an origin with a path',
      functions({ SHOP_ORIGINS: 'https://hansang.example/' }),
      'SHOP_ORIGINS in functions/.env.hansang-shop lists https origins',
    ],
    [
      'a local payment provider',
      functions({ STRIPE_API_URL: 'http://127.0.0.1:1' }),
      'STRIPE_API_URL in functions/.env.hansang-shop is not set',
    ],
    [
      'a secret in a file',
      functions({ STRIPE_SECRET_KEY: 'sk_live_x' }),
      'STRIPE_SECRET_KEY is not in functions/.env.hansang-shop',
    ],
    [
      'a missing secret',
      secrets({ STRIPE_WEBHOOK_SECRET: undefined }),
      'secret STRIPE_WEBHOOK_SECRET exists',
    ],
    [
      'secrets that nobody could list',
      { ...complete, secrets: undefined },
      'the secrets could be listed',
    ],
    [
      'a password that ends the address of its mail server',
      secrets({ SMTP_URL: 'smtps://hansang:pass#word@mail.example:465' }),
      'the functions can use SMTP_URL',
    ],
    ['no sender of texts', functions({ SMS_SENDER: '' }), 'the functions can use SMS_SENDER'],
    [
      'a sender of e-mails without an address',
      functions({ MAIL_FROM: 'Hansang' }),
      'the functions can use MAIL_FROM',
    ],
    [
      'reminders that come too early',
      functions({ REMIND_HOURS_BEFORE: '96' }),
      'the functions can use REMIND_HOURS_BEFORE',
    ],
    [
      'open rules',
      { ...complete, rules: 'match /{d=**} { allow read, write: if true; }' },
      'firestore.rules let nobody write everything',
    ],
    ['no build', { ...complete, built: undefined }, 'dist holds a build'],
    [
      'a build with a stand-in',
      { ...complete, built: { ...complete.built, 'assets/a.js': '"127.0.0.1:5174"' } },
      'the build calls nothing on this machine',
    ],
    [
      'a build of another project',
      { ...complete, built: { 'app.html': 'projects/demo/' } },
      'the build is for this project',
    ],
    [
      'inline scripts',
      {
        ...complete,
        firebaseJson: complete.firebaseJson?.replace(
          "script-src 'self'",
          "script-src 'self' 'unsafe-inline'",
        ),
      },
      'the content security policy allows no inline scripts',
    ],
  ] satisfies [string, Configuration, string][])('names %s', (_name, configuration, problem) => {
    expect(problems(configuration)).toContain(problem);
  });

  it('lists every seller setting that .env.example contains and the shop reads', () => {
    const listed = Object.keys(parseEnv(readFileSync(join(REPOSITORY, '.env.example'), 'utf8')));
    const sellers = listed.filter((name) => name.startsWith('VITE_SELLER_'));
    const config = readFileSync(join(REPOSITORY, 'src/data/shop-config.ts'), 'utf8');
    expect(sellers.sort()).toEqual([...new Set(config.match(/VITE_SELLER_\w+/g))].sort());
    for (const name of sellers.filter((name) => !/ABN|GST/.test(name))) {
      expect(problems(web({ [name]: '' }))).toEqual([`${name} is set`]);
    }
  });

  it('warns about a missing ABN without failing, and refuses one that is none', () => {
    const without = check(web({ VITE_SELLER_ABN: '', VITE_SELLER_GST_FROM: '' }), secretNames);
    expect(without.filter(({ ok }) => !ok)).toEqual([]);
    expect(without.flatMap(({ hint }) => hint ?? [])).toEqual([
      'invoices are printed without an ABN; a business that pays one may have to withhold tax',
    ]);
    const wrong = { VITE_SELLER_ABN: '00 000 000 000', VITE_SELLER_GST_FROM: '' };
    expect(problems(web(wrong))).toEqual(['VITE_SELLER_ABN is an ABN']);
  });

  it.each([
    ['without an ABN', { VITE_SELLER_ABN: '' }, 'VITE_SELLER_GST_FROM has an ABN with it'],
    ['from no day', { VITE_SELLER_GST_FROM: '2026-13-01' }, 'VITE_SELLER_GST_FROM is a day'],
  ])('refuses GST %s', (_, changes, problem) => {
    expect(problems(web(changes))).toEqual([problem]);
  });

  it('warns about a Stripe test key without failing', () => {
    const configuration = web({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefghijkl' });
    expect(problems(configuration)).toEqual([]);
    const warnings = check(configuration, secretNames).filter(({ ok, hint }) => ok && hint);
    expect(warnings).toEqual([
      { ok: true, what: 'VITE_STRIPE_PUBLISHABLE_KEY is a test key', hint: expect.any(String) },
    ]);
    expect(check(complete, secretNames).filter(({ hint }) => hint)).toEqual([]);
  });

  it('checks secrets only when asked to', () => {
    const findings = check({ ...complete, secrets: 'not-asked' }, secretNames);
    expect(findings.filter(({ what }) => what.startsWith('secret '))).toEqual([]);
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('shows no secret', () => {
    const text = JSON.stringify(check(secrets({ SMTP_URL: 'smtp:pass#word' }), secretNames));
    expect(text).toContain('SMTP_URL');
    expect(text).not.toContain('pass#word');
    expect(text).not.toContain('sk_live_abcdefghijklmnop');
  });

  it('says how to fix each problem', () => {
    const empty: Configuration = {
      web: {},
      functions: undefined,
      secrets: undefined,
      firebaseJson: undefined,
      rules: undefined,
      project: undefined,
      built: undefined,
    };
    const bad = check(empty, secretNames).filter(({ ok }) => !ok);
    expect(bad.length).toBeGreaterThan(8);
    expect(bad.every(({ hint }) => hint)).toBe(true);
  });
});

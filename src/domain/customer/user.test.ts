import { describe, expect, it } from 'vitest';
import { listLocOf, mayInvoice, mayPayCash, newUser } from './user.ts';

it('derives listLoc from the first four digits of the sign-up time', () => {
  expect(listLocOf(1_764_012_345_678)).toBe('1764');
});

describe('roles', () => {
  it.each([
    [{ isCashAvailable: true }, true],
    [{ isAgedCare: true }, true],
    [{ isCashAvailable: true, isAgedCare: true }, true],
    [{ isCashAvailable: false, isAgedCare: false }, false],
    [{}, false],
    [undefined, false],
    [{ isCashAvailable: 'true' as unknown as boolean }, false],
  ])('%j may pay cash: %s', (user, may) => {
    expect(mayPayCash(user)).toBe(may);
  });

  it.each([
    [{ invoiceAuth: true }, true],
    [{ invoiceAuth: false }, false],
    [{}, false],
    [undefined, false],
  ])('%j may invoice: %s', (user, may) => {
    expect(mayInvoice(user)).toBe(may);
  });
});

describe('newUser', () => {
  const form = {
    uid: 'u',
    email: 'a@b.com',
    name: '김순자',
    lang: 'ko' as const,
    isAgedCare: false,
    acName: 'typed before the box was unticked',
    provider: '',
  };
  it('stores the sign-up fields and their bucket', () => {
    expect(newUser(form, 1_764_000_000_000.4)).toEqual({
      uid: 'u',
      email: 'a@b.com',
      name: '김순자',
      created: new Date(1_764_000_000_000),
      createdTime: 1_764_000_000_000,
      lang: 'ko',
      listLoc: '1764',
      isAgedCare: false,
      acName: '',
    });
  });
  it('stores the e-mail address as Firebase Auth does', () => {
    expect(newUser({ ...form, email: ' Kim.Soonja@Example.COM ' }, 1764e9).email).toBe(
      'kim.soonja@example.com',
    );
  });
  it('keeps the aged-care name and the sign-in provider', () => {
    const user = newUser({ ...form, isAgedCare: true, acName: 'Care', provider: 'google' }, 1764e9);
    expect(user).toMatchObject({ isAgedCare: true, acName: 'Care', provider: 'google' });
  });
});

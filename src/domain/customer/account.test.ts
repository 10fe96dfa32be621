import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  forgotPasswordSchema,
  isEmail,
  loginSchema,
  personSchema,
  profileSchema,
} from './account.ts';

/** field → message code of every issue. */
function issues(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('e-mail', () => {
  it.each([
    ['a@b.co', true],
    ['a@b.c', false],
    ['soon.ja_1%+-@mail.example.com', true],
    ['soonja@', false],
    ['soonja@example', false],
    ['soonja example@example.com', false],
    ['순자@example.com', false],
    ['a@-b.com', false],
    ['a@b..com', false],
    [`${'a'.repeat(64)}@example.com`, true],
    [`${'a'.repeat(65)}@example.com`, false],
    [`a@example.${'c'.repeat(63)}`, true],
    [`a@example.${'c'.repeat(64)}`, false],
    [`a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(8)}`, true],
    [`a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(9)}`, false],
  ])('%s → %s', (text, good) => {
    expect(isEmail(text)).toBe(good);
  });
});

describe('log-in and forgotten password', () => {
  it('trims the e-mail but keeps the password exactly as typed', () => {
    expect(loginSchema.parse({ email: ' a@b.com ', password: ' secret ' })).toEqual({
      email: 'a@b.com',
      password: ' secret ',
    });
  });
  it('reports each missing or invalid field', () => {
    expect(issues(loginSchema, { email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
    expect(issues(loginSchema, { email: 'a@b', password: '12345' })).toEqual({
      email: 'email',
      password: 'password',
    });
    expect(issues(forgotPasswordSchema, { email: 'nobody' })).toEqual({ email: 'email' });
  });
});

describe('who a customer is', () => {
  const good = { isAgedCare: false, acName: '', name: '김순자', phone: '0412-345-678' };
  const [signUp, order] = [personSchema(false), personSchema(true)];
  it('accepts a complete form', () => {
    expect(issues(order, good)).toEqual({});
    expect(issues(order, { ...good, isAgedCare: true, acName: 'Care' })).toEqual({});
  });
  it('requires the aged-care name only when the box is ticked, along with all other errors', () => {
    const empty = { isAgedCare: true, acName: ' ', name: ' ', phone: ' ' };
    expect(issues(order, empty)).toEqual({
      acName: 'required',
      name: 'required',
      phone: 'required',
    });
    expect(issues(order, { ...empty, isAgedCare: false, name: '김순자', phone: '0412' })).toEqual({
      phone: 'check-phone',
    });
  });
  it('asks for no phone at a sign-up without an order', () => {
    expect(issues(signUp, { ...good, phone: '' })).toEqual({});
    expect(issues(signUp, { ...good, phone: '0412', name: '' })).toEqual({ name: 'required' });
  });
});

describe('profile', () => {
  const good = { isAgedCare: false, acName: '', name: '김순자', oldPassword: '', newPassword: '' };
  it('accepts both passwords or neither', () => {
    expect(issues(profileSchema, good)).toEqual({});
    expect(issues(profileSchema, { ...good, oldPassword: 'old', newPassword: '123456' })).toEqual(
      {},
    );
    expect(issues(profileSchema, { ...good, oldPassword: 'old' })).toEqual({
      newPassword: 'both-passwords',
    });
    expect(issues(profileSchema, { ...good, newPassword: '123456' })).toEqual({
      oldPassword: 'both-passwords',
    });
    expect(issues(profileSchema, { ...good, oldPassword: 'old', newPassword: '12345' })).toEqual({
      newPassword: 'password',
    });
  });
  it('requires a name, and an aged-care name when aged care is ticked', () => {
    expect(issues(profileSchema, { ...good, name: '', isAgedCare: true })).toEqual({
      name: 'required',
      acName: 'required',
    });
  });
});

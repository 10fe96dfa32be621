import type { Request, Response } from 'express';
import { beforeEach, expect, test, vi } from 'vitest';
import { roles } from '../../src/domain/staff/roles.ts';
import { callerStaff, checkApp, checkToken } from './caller.ts';

const verifyToken = vi.hoisted(() => vi.fn());
const required = vi.hoisted(() => ({ REQUIRE_APP_CHECK: 'true' }));
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
const account = vi.hoisted(() => ({ verifyIdToken: vi.fn(), getUser: vi.fn() }));
vi.mock('firebase-admin/auth', () => ({ getAuth: () => account }));
vi.mock('./settings.ts', () => ({ settings: () => required }));

const next = vi.fn();
const check = (token?: string) =>
  checkApp({ get: () => token } as unknown as Request, {} as Response, next);

beforeEach(() => {
  required.REQUIRE_APP_CHECK = 'true';
  next.mockClear();
  verifyToken.mockReset();
  account.verifyIdToken.mockReset();
  account.getUser.mockReset();
});

test('accepts a call with the token of a page of the shop', async () => {
  verifyToken.mockResolvedValue({});
  await check('good');
  expect(verifyToken).toHaveBeenCalledWith('good');
  expect(next).toHaveBeenCalledOnce();
});

test.each([undefined, 'forged'])('refuses a call with the token %s', async (token) => {
  verifyToken.mockRejectedValue(new Error('no token of this app'));
  await expect(check(token)).rejects.toMatchObject({ code: 'forbidden' });
  expect(next).not.toHaveBeenCalled();
});

test('requires no token while the setting is off', async () => {
  required.REQUIRE_APP_CHECK = 'false';
  await check();
  expect(verifyToken).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledOnce();
});

/** The answer to a call with a token, as the handlers see who calls. */
async function callWith(claims: object): Promise<Response> {
  account.verifyIdToken.mockResolvedValue({ uid: 'boss', auth_time: 1, ...claims });
  const response = { locals: {} } as Response;
  await checkToken({ get: () => 'Bearer token' } as unknown as Request, response, next);
  return response;
}

test('asks whether the account was deleted, disabled or signed out since the token was issued', async () => {
  await callWith({});
  expect(account.verifyIdToken).toHaveBeenCalledWith('token', true);
  account.verifyIdToken.mockRejectedValue(new Error('auth/user-disabled'));
  await expect(
    checkToken({ get: () => 'Bearer token' } as unknown as Request, {} as Response, next),
  ).rejects.toMatchObject({ code: 'not-signed-in' });
});

test.each([
  [{ staff: true }, 'owner'],
  [{ staff: true, role: 'books' }, 'books'],
  [{ staff: true, role: 'boss' }, undefined],
  [{ role: 'owner' }, undefined],
  [{ staff: false }, undefined],
  [{ staff: 'true' }, undefined],
  [undefined, undefined],
])(
  'a token of an owner counts as the account’s claims %j say now: %s',
  async (customClaims, role) => {
    account.getUser.mockResolvedValue({ customClaims });
    const response = await callWith({ staff: true });
    if (role) expect(callerStaff(response, roles)).toEqual({ uid: 'boss', name: '', role });
    else expect(() => callerStaff(response, roles)).toThrow('forbidden');
    for (const other of roles.filter((one) => one !== role)) {
      expect(() => callerStaff(response, [other])).toThrow('forbidden');
    }
  },
);

test('looks up no account for a customer', async () => {
  await callWith({});
  expect(account.getUser).not.toHaveBeenCalled();
});

import type { Request, Response } from 'express';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkApp } from './caller.ts';

const verifyToken = vi.hoisted(() => vi.fn());
const required = vi.hoisted(() => ({ REQUIRE_APP_CHECK: 'true' }));
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({}) }));
vi.mock('./settings.ts', () => ({ settings: () => required }));

const next = vi.fn();
const check = (token?: string) =>
  checkApp({ get: () => token } as unknown as Request, {} as Response, next);

beforeEach(() => {
  required.REQUIRE_APP_CHECK = 'true';
  next.mockClear();
  verifyToken.mockReset();
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

import type { Auth } from 'firebase-admin/auth';
import { beforeEach, expect, it } from 'vitest';
import { changeRole, readTeam } from '../../functions/src/staff/change-role.ts';
import { staffActor } from '../../functions/src/staff-actor.ts';
import { CommandError } from './command-error.ts';
import { programFixture } from './program-fixture.ts';

const program = programFixture();

interface Account {
  uid: string;
  email: string;
  customClaims: Record<string, unknown>;
}
let accounts: Account[];
/** Accounts whose sessions were ended. */
let ended: string[];

/** Auth as far as the roles need it, with one account a page. */
const auth = {
  getUserByEmail: async (email: string) => {
    const found = accounts.find((one) => one.email === email);
    if (!found) throw Object.assign(new Error('none'), { code: 'auth/user-not-found' });
    return found;
  },
  listUsers: async (_: number, page = '0') => ({
    users: accounts.slice(Number(page), Number(page) + 1),
    pageToken: Number(page) + 1 < accounts.length ? String(Number(page) + 1) : undefined,
  }),
  setCustomUserClaims: async (uid: string, claims: Record<string, unknown>) => {
    for (const one of accounts) if (one.uid === uid) one.customClaims = claims;
  },
  revokeRefreshTokens: async (uid: string) => {
    ended.push(uid);
  },
} as unknown as Auth;

beforeEach(() => {
  accounts = [
    { uid: 'boss', email: 'boss@example.com', customClaims: { staff: true } },
    { uid: 'cook', email: 'cook@example.com', customClaims: { other: 1 } },
    { uid: 'x', email: 'x@example.com', customClaims: { staff: true, role: 'x' } },
  ];
  ended = [];
  program.shop = { ...program.shop, auth };
});

const roleOfCook = () => accounts[1]?.customClaims;
const log = async () =>
  (await program.shop.db.collection('staffLog').orderBy('at').get()).docs.map((one) => one.data());
const change = (email: string, role: Parameters<typeof changeRole>[2]) =>
  changeRole(program.shop, email, role, staffActor({ uid: 'boss', name: 'boss@example.com' }));

it('gives a role, logs it, and ends no session of somebody who had none', async () => {
  await program.run('staff', 'cook@example.com', 'books');
  expect(roleOfCook()).toEqual({ other: 1, staff: true, role: 'books' });
  expect(await log()).toEqual([
    expect.objectContaining({
      action: 'staff-rights',
      uid: 'cook',
      subject: 'cook@example.com',
      before: 'off',
      after: 'books',
    }),
  ]);
  expect(ended).toEqual([]);
  expect(await program.stored('staffEnded/cook')).toBeUndefined();
});

it('ends the sessions of an account whose role changes or is taken away', async () => {
  await change('cook@example.com', 'owner');
  expect(roleOfCook()).toEqual({ other: 1, staff: true });
  expect(await change('cook@example.com', 'books')).toBe('done');
  expect(ended).toEqual(['cook']);
  expect(await program.stored('staffEnded/cook')).toEqual({ at: expect.any(Number) });
  await program.run('staff', 'cook@example.com', 'off');
  expect(roleOfCook()).toEqual({ other: 1 });
  expect(ended).toEqual(['cook', 'cook']);
});

it('changes and logs nothing the second time', async () => {
  await change('cook@example.com', 'books');
  expect(await change('cook@example.com', 'books')).toBe('done');
  expect(await log()).toHaveLength(1);
});

it('refuses the own role, the last owner and an unknown address', async () => {
  expect(await change('boss@example.com', 'books')).toBe('own-role');
  expect(await change('nobody@example.com', 'books')).toBe('unknown-account');
  await expect(program.run('staff', 'boss@example.com', 'off')).rejects.toThrow(CommandError);
  await expect(program.run('staff', 'cook@example.com', 'on')).rejects.toThrow(CommandError);
  expect(accounts[0]?.customClaims).toEqual({ staff: true });
  expect(await log()).toEqual([]);
});

it('takes an owner’s role while there is another', async () => {
  await change('cook@example.com', 'owner');
  await program.run('staff', 'boss@example.com', 'books');
  expect(accounts[0]?.customClaims).toEqual({ staff: true, role: 'books' });
});

it('lists who has a role, whatever page they are on', async () => {
  await change('cook@example.com', 'books');
  expect((await readTeam(auth)).map(({ uid, role }) => [uid, role])).toEqual([
    ['boss', 'owner'],
    ['cook', 'books'],
  ]);
});

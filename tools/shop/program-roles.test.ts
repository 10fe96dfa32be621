import type { Auth } from 'firebase-admin/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeRole, readTeam } from '../../functions/src/staff/change-staff-role.ts';
import { staffActor } from '../../functions/src/staff-actor.ts';
import { CommandError } from './command-error.ts';
import { programFixture } from './testing/program-fixture.ts';

// The clock stands still but for what passes here.
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => pass(ms) }));
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
/** The present second, as a token of a log-in made now would name it. */
const second = () => Math.floor(Date.now() / 1000);

const program = programFixture();

interface Account {
  uid: string;
  email: string;
  customClaims: Record<string, unknown>;
  disabled?: boolean;
  emailVerified: boolean;
}
let accounts: Account[];
/** Accounts whose sessions were ended, and the second before which they were. */
let ended: [uid: string, before: number][];
/** What happens when Auth is next asked to set claims, or to end sessions: it may fail, or somebody else comes between. */
let next: { claims?: () => unknown; revoke?: () => unknown };

async function happen(what: keyof typeof next): Promise<void> {
  const event = next[what];
  delete next[what];
  await event?.();
}
const fail = () => {
  throw new Error('unavailable');
};

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
    await happen('claims');
    for (const one of accounts) if (one.uid === uid) one.customClaims = claims;
  },
  revokeRefreshTokens: async (uid: string) => {
    await happen('revoke');
    ended.push([uid, second()]);
  },
} as unknown as Auth;

beforeEach(() => {
  accounts = [
    { uid: 'boss', email: 'boss@example.com', customClaims: { staff: true } },
    { uid: 'cook', email: 'cook@example.com', customClaims: { other: 1 } },
    { uid: 'x', email: 'x@example.com', customClaims: { staff: true, role: 'x' } },
  ].map((account) => ({ ...account, emailVerified: true }));
  ended = [];
  next = {};
  program.shop = { ...program.shop, auth };
});

const claimsOf = (uid: string) => accounts.find((one) => one.uid === uid)?.customClaims;
const log = async () =>
  (await program.shop.db.collection('staffLog').orderBy('at').get()).docs.map((one) => one.data());
const logged = async () => (await log()).map(({ before, after }) => `${before} → ${after}`);
/** Log-ins before this second count no more under the rules. */
const endedAt = async (uid: string) => Number((await program.stored(`endedLogIns/${uid}`))?.at);
const open = () => program.stored('roleChanges/open');
const change = (email: string, role: Parameters<typeof changeRole>[2], by = 'boss') =>
  changeRole(program.shop, email, role, staffActor({ uid: by, name: `${by}@example.com` }));
/** A second ago, so that the log is in order. */
async function makeCookOwner(): Promise<void> {
  await change('cook@example.com', 'owner');
  pass(1000);
}

it('gives a role, logs it, and ends no session of somebody who had none', async () => {
  await program.run('staff', 'cook@example.com', 'books');
  expect(claimsOf('cook')).toEqual({ other: 1, staff: true, role: 'books' });
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
  expect(await program.stored('endedLogIns/cook')).toBeUndefined();
});

it('ends the sessions of an account whose role changes or is taken away', async () => {
  await makeCookOwner();
  expect(claimsOf('cook')).toEqual({ other: 1, staff: true });
  expect(await change('cook@example.com', 'books')).toBe('done');
  expect(ended).toEqual([['cook', second()]]);
  expect(await program.stored('endedLogIns/cook')).toEqual({ at: second() });
  await program.run('staff', 'cook@example.com', 'off');
  expect(claimsOf('cook')).toEqual({ other: 1 });
  expect(ended.map(([uid]) => uid)).toEqual(['cook', 'cook']);
  expect(await open()).toEqual({});
});

it('changes and logs nothing the second time', async () => {
  await change('cook@example.com', 'books');
  expect(await change('cook@example.com', 'books')).toBe('done');
  expect(await log()).toHaveLength(1);
});

it('carries an attempt out once, also after somebody has changed the role back', async () => {
  const actor = staffActor({ uid: 'boss', name: 'boss@example.com' });
  const attempt = () => changeRole(program.shop, 'cook@example.com', 'books', actor);
  expect(await attempt()).toBe('done');
  await change('cook@example.com', null);
  expect(await attempt()).toBe('done');
  expect(claimsOf('cook')).toEqual({ other: 1 });
});

it('refuses an address that nobody has confirmed, but takes a role from it', async () => {
  await change('cook@example.com', 'books');
  for (const one of accounts) one.emailVerified = false;
  expect(await change('cook@example.com', 'owner')).toBe('unconfirmed-account');
  expect(claimsOf('cook')).toEqual({ other: 1, staff: true, role: 'books' });
  expect(await change('cook@example.com', null)).toBe('done');
});

it('refuses the own role, the last owner and an unknown address', async () => {
  expect(await change('boss@example.com', 'books')).toBe('own-role');
  expect(await change('nobody@example.com', 'books')).toBe('unknown-account');
  await expect(program.run('staff', 'boss@example.com', 'off')).rejects.toThrow(CommandError);
  await expect(program.run('staff', 'cook@example.com', 'on')).rejects.toThrow(CommandError);
  expect(claimsOf('boss')).toEqual({ staff: true });
  expect(await log()).toEqual([]);
});

it('takes an owner’s role while there is another', async () => {
  await makeCookOwner();
  await program.run('staff', 'boss@example.com', 'books');
  expect(claimsOf('boss')).toEqual({ staff: true, role: 'books' });
});

it('lists who has a role, whatever page they are on', async () => {
  await change('cook@example.com', 'books');
  expect((await readTeam(auth)).map(({ uid, role }) => [uid, role])).toEqual([
    ['boss', 'owner'],
    ['cook', 'books'],
  ]);
});

it('counts no log-in with the claims from before, and every one that lives on', async () => {
  await makeCookOwner();
  let last = 0;
  next.claims = () => {
    pass(1700);
    last = second();
  };
  await change('cook@example.com', 'books');
  expect(last).toBeLessThan(await endedAt('cook'));
  const [[uid, before] = []] = ended;
  expect(uid).toBe('cook');
  expect(await endedAt('cook')).toBeLessThanOrEqual(before ?? 0);
  expect(await endedAt('cook')).toBeLessThanOrEqual(second());
});

it('counts no log-in at all while the role is being changed', async () => {
  await makeCookOwner();
  const during: boolean[] = [];
  const look = async () => void during.push(second() < (await endedAt('cook')));
  next = { claims: look, revoke: look };
  await change('cook@example.com', 'books');
  expect(during).toEqual([true, true]);
});

it('ends sessions when a change is repeated that could not end them', async () => {
  await makeCookOwner();
  next.revoke = fail;
  await expect(change('cook@example.com', 'books')).rejects.toThrow('unavailable');
  expect(claimsOf('cook')).toMatchObject({ role: 'books' });
  expect(second()).toBeLessThan(await endedAt('cook'));
  expect(ended).toEqual([]);

  expect(await change('cook@example.com', 'books')).toBe('done');
  expect(ended).toEqual([['cook', second()]]);
  expect(await endedAt('cook')).toBe(second());
  expect(await logged()).toEqual(['off → owner', 'owner → books']);
  expect(await open()).toEqual({});
});

it('lets another role follow one that was broken off', async () => {
  await makeCookOwner();
  next.revoke = fail;
  await expect(change('cook@example.com', 'books')).rejects.toThrow('unavailable');
  expect(await change('cook@example.com', null)).toBe('done');
  expect(claimsOf('cook')).toEqual({ other: 1 });
  expect(await logged()).toEqual(['off → owner', 'owner → books', 'books → off']);
});

it('waits a minute after claims that were not set for certain, since they may be yet', async () => {
  await makeCookOwner();
  next.claims = fail;
  await expect(change('cook@example.com', 'books')).rejects.toThrow('unavailable');
  expect(claimsOf('cook')).toEqual({ other: 1, staff: true });
  expect(await change('cook@example.com', 'books')).toBe('other-change');
  expect(await change('boss@example.com', 'books', 'cook')).toBe('other-change');
  await expect(program.run('staff', 'x@example.com', 'books')).rejects.toThrow(CommandError);

  pass(60_000);
  // Whoever logs in by now keeps what they had.
  pass(1000);
  expect(await endedAt('cook')).toBeLessThanOrEqual(second());
  expect(await change('cook@example.com', 'books')).toBe('done');
  expect(claimsOf('cook')).toMatchObject({ role: 'books' });
  expect(await logged()).toEqual(['off → owner', 'owner → books']);
});

const owners = async () =>
  (await readTeam(auth)).filter(({ role }) => role === 'owner').map(({ uid }) => uid);

it('keeps an owner when one comes between while another takes their role', async () => {
  await makeCookOwner();
  let other: unknown;
  next.claims = async () => {
    other = await change('boss@example.com', 'books', 'cook');
  };
  expect(await change('cook@example.com', 'books')).toBe('done');
  expect(other).toBe('other-change');
  expect(await change('boss@example.com', 'books', 'cook')).toBe('last-owner');
  expect(await owners()).toEqual(['boss']);
});

it('keeps an owner when two take each other’s role at once', async () => {
  await makeCookOwner();
  const answers = await Promise.all([
    change('cook@example.com', 'books'),
    change('boss@example.com', 'books', 'cook'),
  ]);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(await owners()).toHaveLength(1);
});

it('does not count an owner whose account is disabled', async () => {
  await makeCookOwner();
  for (const one of accounts) one.disabled = one.uid === 'cook';
  await expect(program.run('staff', 'boss@example.com', 'off')).rejects.toThrow(CommandError);
  expect(claimsOf('boss')).toEqual({ staff: true });
});

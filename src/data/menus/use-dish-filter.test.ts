// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DishFilter } from '../../domain/menus/dish-filter.ts';
import { noFilter } from '../../domain/menus/dish-filter.ts';
import { useSession } from '../customer/use-session.ts';
import { adoptProfileFilter, chooseDishFilter } from './use-dish-filter.ts';

const saved = vi.hoisted(() => vi.fn(async (_uid: string, _changes: object) => {}));
vi.mock('../customer/save-preferences.ts', () => ({ savePreferences: saved }));
vi.mock('../documents/load-sdk.ts', () => ({}));

const noEgg: DishFilter = { without: ['egg'], diet: [] };
const noMilk: DishFilter = { without: ['milk'], diet: [] };
const kept = () => JSON.parse(localStorage.getItem('dish-filter') ?? 'null');
const signIn = (uid: string) =>
  useSession.setState({ status: 'signed-in', uid, email: '', displayName: '', provider: '' }, true);

beforeEach(async () => {
  useSession.setState({ status: 'signed-out' }, true);
  await chooseDishFilter(noFilter, undefined);
  saved.mockClear();
});

it('stores a visitor’s filter on the phone only', async () => {
  await chooseDishFilter(noEgg, undefined);
  expect(kept()).toEqual({ ...noEgg, owner: '' });
  expect(saved).not.toHaveBeenCalled();
});

it('adds what was chosen before signing in to the profile’s filter', async () => {
  await chooseDishFilter(noEgg, undefined);
  signIn('u1');
  await adoptProfileFilter('u1', noMilk);
  const both = { without: ['milk', 'egg'], diet: [] };
  expect(kept()).toEqual({ ...both, owner: 'u1' });
  expect(saved).toHaveBeenCalledWith('u1', { filter: both });
});

it('writes nothing to the profile when the phone adds nothing to its filter', async () => {
  signIn('u1');
  await adoptProfileFilter('u1', undefined);
  expect(kept()).toBeNull();
  signIn('u2');
  await adoptProfileFilter('u2', noMilk);
  expect(kept()).toEqual({ ...noMilk, owner: 'u2' });
  expect(saved).not.toHaveBeenCalled();
});

it('follows changes of the profile’s filter once the customer has signed in', async () => {
  signIn('u1');
  await chooseDishFilter(noEgg, 'u1');
  await adoptProfileFilter('u1', noMilk);
  expect(kept()).toEqual({ ...noMilk, owner: 'u1' });
  await adoptProfileFilter('u1', undefined);
  expect(kept()).toEqual({ ...noMilk, owner: 'u1' });
});

it('forgets a customer’s filter when the customer signs out, and keeps a visitor’s', async () => {
  signIn('u1');
  await chooseDishFilter(noEgg, 'u1');
  useSession.setState({ status: 'signed-out' }, true);
  expect(kept()).toBeNull();
  await chooseDishFilter(noMilk, undefined);
  signIn('u2');
  expect(kept()).toEqual({ ...noMilk, owner: '' });
});

it('keeps nothing on the phone once nothing is filtered', async () => {
  signIn('u1');
  await chooseDishFilter(noEgg, 'u1');
  await chooseDishFilter(noFilter, 'u1');
  expect(kept()).toBeNull();
});

it('keeps the choice on the phone when the profile cannot be written', async () => {
  signIn('u1');
  saved.mockRejectedValueOnce(new Error('offline'));
  await expect(chooseDishFilter(noEgg, 'u1')).rejects.toThrow('offline');
  expect(kept()).toEqual({ ...noEgg, owner: 'u1' });
});

describe('a choice that is being saved', () => {
  let answer = () => {};
  const late = () =>
    saved.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );

  it('is not replaced by what the profile has, until it is saved', async () => {
    signIn('u1');
    await chooseDishFilter(noEgg, 'u1');
    late();
    const saving = chooseDishFilter(noMilk, 'u1');
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    await adoptProfileFilter('u1', noEgg);
    expect(kept()).toEqual({ ...noMilk, owner: 'u1' });
    answer();
    await saving;
    expect(kept()).toEqual({ ...noEgg, owner: 'u1' });
  });

  it('is saved before the next one, of which only the last counts', async () => {
    signIn('u1');
    late();
    const first = chooseDishFilter(noEgg, 'u1');
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const others = [noFilter, noMilk].map((filter) => chooseDishFilter(filter, 'u1'));
    answer();
    await Promise.all([first, ...others]);
    expect(saved.mock.calls.map(([, changes]) => changes)).toEqual([
      { filter: noEgg },
      { filter: noMilk },
    ]);
  });
});

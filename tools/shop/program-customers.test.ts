import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCustomerData } from '../../functions/src/customers/delete-customer-data.ts';
import { CommandError } from './command-error.ts';
import { dateId, programFixture } from './testing/program-fixture.ts';

const program = programFixture();
const { put, run, stored } = program;

describe('customers', () => {
  beforeEach(() => put('users/u1', { uid: 'u1', email: 'a@example.com' }));

  it('grants and revokes rights', async () => {
    const change = (rights: object) =>
      run('run', 'customer', '--customer', 'a@example.com', '--json', JSON.stringify({ rights }));
    await change({
      isCashAvailable: true,
      invoiceAuth: true,
      invoiceAuthType: 'comm15',
      customPointRate: 3.5,
    });
    expect(await stored('users/u1')).toMatchObject({
      isCashAvailable: true,
      invoiceAuth: true,
      invoiceAuthType: 'comm15',
      customPointRate: 3.5,
    });
    await change({ isCashAvailable: false, customPointRate: null });
    expect(await stored('users/u1')).toMatchObject({ isCashAvailable: false });
    expect(await stored('users/u1')).not.toHaveProperty('customPointRate');
  });

  describe('a request about personal data', () => {
    beforeEach(async () => {
      vi.spyOn(program.shop.auth, 'getUser').mockRejectedValue({ code: 'auth/user-not-found' });
      const order = {
        dateId: '20250101_1735650000000',
        orderKey: 'HomeSt',
        totalPrice: '60.00',
        customerInfo: { uid: 'u1', name: '김순자', address: 'Home St' },
      };
      const { dateId } = order;
      await put(`orders2/${dateId}`, { u1: { HomeSt: order } });
      await put('ordersForCustomer/u1', { [dateId]: { HomeSt: order } });
    });
    const log = async () =>
      (await program.shop.db.collection('staffLog').get()).docs.map((entry) => entry.data().action);

    it('writes everything stored to a file', async () => {
      const path = join(program.folder, 'person.json');
      await run('export-customer', 'a@example.com', '--json', path);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
        documents: expect.arrayContaining([
          { path: 'users/u1', data: { uid: 'u1', email: 'a@example.com' } },
          expect.objectContaining({ path: 'orders2/20250101_1735650000000', field: ['u1'] }),
        ]),
      });
      expect(await log()).toEqual(['customer-exported']);
    });

    it('deletes the customer after confirmation, and keeps the records for the books', async () => {
      await expect(run('delete-customer', 'a@example.com')).rejects.toThrow('--yes');
      expect(await stored('users/u1')).toMatchObject({ email: 'a@example.com' });
      await run('delete-customer', 'a@example.com', '--yes');
      expect(await stored('users/u1')).toBeUndefined();
      const kept = JSON.stringify(await stored('orders2/20250101_1735650000000'));
      expect(kept).toContain('60.00');
      expect(kept).not.toContain('김순자');
      expect(await log()).toEqual(['customer-deleted']);
    });

    it.each(['first', 'second', 'third', 'last'])(
      'can be repeated when its %s step fails, and leaves the login until all data is gone',
      async (step) => {
        const { auth, db } = program.shop;
        let login = true;
        vi.spyOn(auth, 'getUser').mockImplementation(async () => {
          if (!login) throw { code: 'auth/user-not-found' };
          return { uid: 'u1' } as never;
        });
        const deleteUser = vi.spyOn(auth, 'deleteUser').mockImplementation(async () => {
          if (step === 'last' && deleteUser.mock.calls.length === 1) throw new Error('unavailable');
          expect(await stored('users/u1')).toBeUndefined();
          login = false;
        });
        const failing = ['first', 'second', 'third'].indexOf(step);
        const commit = db.runTransaction.bind(db);
        let commits = 0;
        vi.spyOn(db, 'runTransaction').mockImplementation((async (update: never) => {
          if (commits++ === failing) throw new Error('unavailable');
          return commit(update);
        }) as never);
        await expect(deleteCustomerData({ db, auth }, 'u1', 'customer')).rejects.toThrow(
          'unavailable',
        );
        expect(login).toBe(true);
        expect(await deleteCustomerData({ db, auth }, 'u1', 'customer')).toBe('deleted');
        expect(login).toBe(false);
        expect(await stored('users/u1')).toBeUndefined();
        const kept = (await stored('orders2/20250101_1735650000000')) ?? {};
        expect(Object.keys(kept)).toEqual([expect.stringMatching(/^deleted-/)]);
        expect(JSON.stringify(kept)).not.toMatch(/u1"|김순자|Home/);
        expect(await log()).toEqual(['customer-deleted']);
      },
    );

    it('keeps a customer who has ordered just before the deletion began, and lets them order on', async () => {
      const { auth, db } = program.shop;
      const commit = db.runTransaction.bind(db);
      vi.spyOn(db, 'runTransaction').mockImplementationOnce((async (update: never) => {
        await put('ordersForCustomer/u1', { [dateId]: { HomeSt: {} } });
        return commit(update);
      }) as never);
      expect(await deleteCustomerData({ db, auth }, 'u1', 'customer')).toBe('order-ahead');
      expect(await stored('users/u1')).toEqual({ uid: 'u1', email: 'a@example.com' });
    });

    it('refuses to delete staff and customers who wait for a delivery', async () => {
      await put('ordersForCustomer/u1', { [dateId]: { HomeSt: {} } });
      await expect(run('delete-customer', 'a@example.com', '--yes')).rejects.toThrow('delivered');
      const claims = { customClaims: { staff: true } } as never;
      vi.spyOn(program.shop.auth, 'getUser').mockResolvedValue(claims);
      await expect(run('delete-customer', 'a@example.com', '--yes')).rejects.toThrow(
        'staff rights',
      );
      expect(await stored('users/u1')).toMatchObject({ email: 'a@example.com' });
    });
  });

  it.each([
    [['run', 'customer', '--customer', 'b@example.com', '--json', '{"rights": {}}']],
    [['run', 'customer', '--json', '{"uid": "u1", "rights": {"isCashAvailable": "perhaps"}}']],
    [['run', 'customer', '--json', '{"uid": "u1", "rights": {"customPointRate": 101}}']],
    [['run', 'point-rate', '--json', '{"rate": "two"}']],
    [['run', 'points', '--json', '{"uid": "u1", "points": -5, "reason": "why"}']],
    [['run', 'no-such-action', '--json', '{}']],
    [['run', 'point-rate', '--json', '{']],
    [['message', '20260101_1', '--text', 'hello']],
  ])('refuses %j', async (words) => {
    await expect(run(...words)).rejects.toThrow(CommandError);
    expect(await stored('users/u1')).toEqual({ uid: 'u1', email: 'a@example.com' });
  });

  it('switches the confirmation of e-mail addresses at sign-up on and off', async () => {
    await run('confirm-email', 'on');
    expect(await stored('common/registration')).toEqual({ confirmedEmail: true });
    await run('confirm-email', 'off');
    expect(await stored('common/registration')).toEqual({ confirmedEmail: false });
  });

  it('is found by e-mail address in any case, by phone and by name', async () => {
    const kim = {
      uid: 'u1',
      email: 'A@example.com',
      name: '김순자',
      deliveryInfo: { phone: '0412-345-678' },
    };
    const lee = { uid: 'u2', email: 'b@example.com', name: '이순자' };
    await put('users/u1', kim);
    await put('users/u2', lee);
    for (const list of ['users', 'users~1']) {
      await put(`users/${list}`, { u1: { deliveryInfo: kim.deliveryInfo } });
    }
    const grant = (who: string, reason: string) =>
      run('run', 'points', '--customer', who, '--json', JSON.stringify({ points: 100, reason }));
    for (const who of ['a@EXAMPLE.com', '0412 345 678', '김순자']) await grant(who, who);
    expect(await stored('pointBalances/u1')).toEqual({ balance: 300 });
    await expect(grant('순자', 'x')).rejects.toThrow(/2 customers.*\n.*A@example.com.*\n.*b@ex/s);
    await expect(grant('박', 'x')).rejects.toThrow('No customer');
  });

  it('finds customers without a balance document, and repairs them', async () => {
    await put('points/u1', {
      a: { point: 3, usedPoint: 0, type: 'add-by-admin', confirmed: true },
      b: { point: 0, usedPoint: 1, type: 'use-order-cash', confirmed: true },
    });
    expect(await run('audit')).toMatch(/a@example.com.*missing.*\$2\.00/);
    expect(process.exitCode).toBe(2);
    expect(await stored('pointBalances/u1')).toBeUndefined();
    process.exitCode = undefined;
    await run('audit', '--repair');
    expect(await stored('pointBalances/u1')).toEqual({ balance: 200 });
    expect(process.exitCode).toBeUndefined();
    expect(await run('audit')).toContain('of all 1 customers add up');
  });

  it('counts in a balance what can be read of its ledger, and says what cannot', async () => {
    const granted = { point: 3, usedPoint: 0, type: 'add-by-admin', confirmed: true };
    await put('points/u1', { a: granted, b: null, c: { point: 1, usedPoint: 0 } });
    expect(await run('audit')).toMatch(/points\/u1: b, c .*\$3\.00/s);
    await run('audit', '--repair');
    expect(await stored('pointBalances/u1')).toEqual({ balance: 300 });
  });
});

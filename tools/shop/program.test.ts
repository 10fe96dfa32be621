import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningFirestore, startFirestore } from 'local-firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseActiveDates } from '../../src/domain/active-date.ts';
import type { Order } from '../../src/domain/order.ts';
import { CommandError } from './command-error.ts';
import { connect, type Shop } from './connect.ts';
import { createProgram } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const dateId = '20261124_1795179600000';
let server: RunningFirestore;
let shop: Shop;
let printed: string[];

beforeAll(async () => {
  server = await startFirestore({ port: 0 });
  const stack = {
    projectId: 'demo-operator',
    firestore: `127.0.0.1:${server.port}`,
    auth: '127.0.0.1:1',
    web: 'http://shop.example',
  };
  writeFileSync(join(folder, 'stack.json'), JSON.stringify(stack));
  shop = connect({ data: folder });
});

afterAll(async () => {
  await shop.db.terminate();
  await server.close();
});

beforeEach(async () => {
  printed = [];
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00+11:00'), toFake: ['Date'] });
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  for (const collection of await shop.db.listCollections()) {
    await shop.db.recursiveDelete(collection);
  }
  await put('manages/categories', { soup: { id: 'soup', name: '국', order: 1 } });
  await put('manages/menus', { stew: menu('김치찌개', 30), cake: menu('떡', 25) });
  await put('dates/activeDates', {
    [dateId]: {
      deliveryDate: 1795482000000,
      finishDate: 1795327200000,
      orderDone: false,
      active: true,
      day: '화요일',
      menus: { stew: true, cake: true },
      menuLimitForPerson: {},
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const menu = (title: string, price: number) => ({ title, price, cat: 'soup', active: true });
const put = (path: string, data: object) => shop.db.doc(path).set(data);
const stored = async (path: string) => (await shop.db.doc(path).get()).data();

async function run(...words: string[]): Promise<string> {
  await createProgram(() => shop)
    .exitOverride()
    .parseAsync(words, { from: 'user' });
  return printed.join('\n');
}

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

describe('import', () => {
  const week = {
    menus: [{ id: 'rice', title: '밥', price: 4, cat: 'soup' }],
    dates: [
      { dateId, deliveryDate: '2026-11-24', closes: '2026-11-22T17:00', menus: ['stew', 'rice'] },
    ],
  };

  it('writes all rows, keeps staff’s changes to a date, and is idempotent', async () => {
    await run('sell-out', dateId, 'stew');
    await run('close', dateId);
    await run('import', file('week.json', week));
    const dates = await stored('dates/activeDates');
    expect(dates?.[dateId]).toMatchObject({ orderDone: true, menus: { stew: false, rice: true } });
    expect((await stored('manages/menus'))?.rice).toEqual({ ...menu('밥', 4) });
    expect((await stored('dates/2026'))?.[dateId]).toEqual(dates?.[dateId]);
    await run('import', file('week.json', week));
    expect(await stored('dates/activeDates')).toEqual(dates);
  });

  it('keeps limits set by staff unless the row has its own', async () => {
    const limits = async () =>
      parseActiveDates((await stored('dates/activeDates')) ?? {})[dateId]?.menuLimitForPerson;
    await run('limit', dateId, 'stew', '2');
    await run('import', file('week.json', week));
    expect(await limits()).toEqual({ stew: 2 });
    const [row] = week.dates;
    const named = { menus: week.menus, dates: [{ ...row, limits: { rice: 4 } }] };
    await run('import', file('limits.json', named));
    expect(await limits()).toEqual({ rice: 4 });
    await run('import', file('none.json', { dates: [{ ...row, limits: {} }] }));
    expect(await limits()).toEqual({});
  });

  it('keeps what staff have stated of a menu unless the row states its own', async () => {
    const allergens = async () => (await stored('manages/menus'))?.rice;
    const [row] = week.menus;
    const stated = { menus: [{ ...row, contains: ['soy'], allergensChecked: true, spicy: 2 }] };
    await run('import', file('stated.json', stated));
    await run('import', file('week.json', week));
    expect(await allergens()).toMatchObject({
      allergens: { contains: ['soy'], mayContain: [], checked: true },
      diet: { marks: [], spicy: 2 },
    });
    await run('import', file('own.json', { menus: [{ ...row, mayContain: ['egg'] }] }));
    expect(await allergens()).toMatchObject({
      allergens: { contains: [], mayContain: ['egg'], checked: false },
    });
  });

  it('writes nothing in a dry run or when a row is invalid', async () => {
    const before = [await stored('dates/activeDates'), await stored('manages/menus')];
    expect(await run('import', file('week.json', week), '--dry-run')).toContain(
      'Nothing was written',
    );
    expect(printed.at(-2)).toBe('  menus: 1 new (rice), 0 changed, 0 as they are');
    expect(printed.at(-1)).toBe(`  dates: 0 new, 1 changed (${dateId}), 0 as they are`);
    const bad = {
      ...week,
      menus: [...week.menus, { id: 'bad', title: '', price: 1, cat: 'soup' }],
    };
    await expect(run('import', file('bad.json', bad))).rejects.toThrow(/line 1: title/);
    expect([await stored('dates/activeDates'), await stored('manages/menus')]).toEqual(before);
  });
});

describe('dates', () => {
  const date = async () => (await stored('dates/activeDates'))?.[dateId];

  it('opens, closes, hides and reopens', async () => {
    await run('close', dateId);
    expect(await date()).toMatchObject({ orderDone: true, active: true });
    await run('hide', dateId);
    expect(await date()).toMatchObject({ active: false });
    await run('open', dateId);
    expect(await date()).toMatchObject({ orderDone: false, active: true });
    expect(await run('dates')).toContain(dateId);
  });

  it('lists them with the year, a cut-off that has passed, and hidden ones when asked', async () => {
    expect(await run('dates')).toMatch(
      /2026년 11월 24일 \(화\).*2026년 11월 22일 \(일\) 오후 5:00.* open /,
    );
    vi.setSystemTime(Date.parse('2026-11-22T17:00+11:00'));
    expect(await run('dates')).toContain('open, cut-off passed');
    await run('hide', dateId);
    printed = [];
    expect(await run('dates')).not.toContain(dateId);
    expect(await run('dates', '--hidden')).toMatch(new RegExp(`${dateId}.* hidden `));
  });

  it('leaves an entry in the log of staff', async () => {
    await run('close', dateId);
    await run('close', dateId);
    const { docs } = await shop.db.collection('staffLog').get();
    expect(docs.map((entry) => entry.data())).toEqual([
      expect.objectContaining({ action: 'date', dateId, before: 'open', after: 'closed' }),
    ]);
  });

  it('marks menus sold out and available, and sets limits', async () => {
    await run('sell-out', dateId, 'stew', 'cake');
    await run('restock', dateId, 'cake');
    await run('limit', dateId, 'cake', '2');
    expect(await date()).toMatchObject({
      menus: { stew: false, cake: true },
      menuLimitForPerson: { cake: 2 },
    });
    await run('limit', dateId, 'cake', 'none');
    expect((await date())?.menuLimitForPerson).toEqual({});
  });

  it.each([
    ['close', '20260101_1'],
    ['sell-out', dateId, 'nothing'],
    ['limit', dateId, 'nothing', '3'],
    ['limit', dateId, 'cake', '1.5'],
    ['limit', dateId, 'cake', 'abc'],
    ['limit', dateId, 'cake', '0'],
    ['limit', dateId, 'cake', '-1'],
    ['packing', '20260101_1'],
  ])('refuses %s %s %s %s', async (...words) => {
    const before = await stored('dates/activeDates');
    await expect(run(...words.filter(Boolean))).rejects.toThrow(CommandError);
    expect(await stored('dates/activeDates')).toEqual(before);
  });
});

describe('customers', () => {
  beforeEach(() => put('users/u1', { uid: 'u1', email: 'a@example.com' }));

  it('grants and revokes rights', async () => {
    await run(
      'customer',
      'a@example.com',
      '--cash',
      'on',
      '--invoice',
      'on',
      '--invoice-type',
      'comm15',
      '--point-rate',
      '3.5',
    );
    expect(await stored('users/u1')).toMatchObject({
      isCashAvailable: true,
      invoiceAuth: true,
      invoiceAuthType: 'comm15',
      customPointRate: 3.5,
    });
    await run('customer', 'a@example.com', '--cash', 'off', '--point-rate', 'default');
    expect(await stored('users/u1')).toMatchObject({ isCashAvailable: false });
    expect(await stored('users/u1')).not.toHaveProperty('customPointRate');
  });

  describe('a request about personal data', () => {
    beforeEach(async () => {
      vi.spyOn(shop.auth, 'getUser').mockRejectedValue({ code: 'auth/user-not-found' });
      await put('orders2/20250101_1735650000000', {
        u1: {
          HomeSt: {
            dateId: '20250101_1735650000000',
            orderKey: 'HomeSt',
            totalPrice: '60.00',
            customerInfo: { uid: 'u1', name: '김순자', address: 'Home St' },
          },
        },
      });
      await put('ordersForCustomer/u1', { '20250101_1735650000000': {} });
    });
    const log = async () =>
      (await shop.db.collection('staffLog').get()).docs.map((entry) => entry.data().action);

    it('writes everything stored to a file', async () => {
      const path = join(folder, 'person.json');
      await run('export-customer', 'a@example.com', '--json', path);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
        documents: expect.arrayContaining([
          { path: 'users/u1', data: { uid: 'u1', email: 'a@example.com' } },
          expect.objectContaining({ path: 'orders2/20250101_1735650000000', field: ['u1'] }),
        ]),
      });
      expect(await log()).toEqual(['customer-exported']);
    });

    it('deletes the person, once it is confirmed, and keeps what the books need', async () => {
      await expect(run('delete-customer', 'a@example.com')).rejects.toThrow('--yes');
      expect(await stored('users/u1')).toMatchObject({ email: 'a@example.com' });
      await run('delete-customer', 'a@example.com', '--yes');
      expect(await stored('users/u1')).toBeUndefined();
      const kept = JSON.stringify(await stored('orders2/20250101_1735650000000'));
      expect(kept).toContain('60.00');
      expect(kept).not.toContain('김순자');
      expect(await log()).toEqual(['customer-deleted']);
    });

    it('deletes nobody who waits for a delivery, and no staff', async () => {
      await put('ordersForCustomer/u1', { [dateId]: { HomeSt: {} } });
      await expect(run('delete-customer', 'a@example.com', '--yes')).rejects.toThrow('delivered');
      const claims = { customClaims: { staff: true } } as never;
      vi.spyOn(shop.auth, 'getUser').mockResolvedValue(claims);
      await expect(run('delete-customer', 'a@example.com', '--yes')).rejects.toThrow(
        'staff rights',
      );
      expect(await stored('users/u1')).toMatchObject({ email: 'a@example.com' });
    });
  });

  it.each([
    [['customer', 'b@example.com']],
    [['customer', 'a@example.com', '--cash', 'perhaps']],
    [['customer', 'a@example.com', '--invoice-type', 'free']],
    [['customer', 'a@example.com', '--point-rate', '101']],
    [['point-rate', 'two']],
    [['grant-points', 'a@example.com', '-5', 'why']],
    [['grant-points', 'a@example.com', '0', 'why']],
    [['grant-points', 'a@example.com', '5', ' ']],
    [['confirm-points', '20260101_1']],
    [['confirm-points', dateId]],
    [['message', '20260101_1', '--text', 'hello']],
  ])('refuses %j', async (words) => {
    await expect(run(...words)).rejects.toThrow(CommandError);
    expect(await stored('users/u1')).toEqual({ uid: 'u1', email: 'a@example.com' });
  });

  it('sets the shop’s point rate', async () => {
    await run('point-rate', '2.5');
    expect(await stored('common/point')).toEqual({ pointRate: 2.5 });
  });

  it('asks for a confirmed e-mail address at sign-up, and no longer', async () => {
    await run('confirm-email', 'on');
    expect(await stored('common/registration')).toEqual({ confirmedEmail: true });
    await run('confirm-email', 'off');
    expect(await stored('common/registration')).toEqual({ confirmedEmail: false });
  });

  it('grants points once per reason', async () => {
    await run('grant-points', 'a@example.com', '5.50', 'sorry');
    for (const points of ['5.50', '7']) {
      await expect(run('grant-points', 'a@example.com', points, 'sorry')).rejects.toThrow(
        '"sorry" was granted already, with 5.50 points',
      );
    }
    expect(await stored('pointBalances/u1')).toEqual({ balance: 550 });
    expect(await stored('points/u1')).toMatchObject({
      'admin--sorry': { point: 5.5, type: 'add-by-admin', confirmed: true },
    });
  });

  it('confirms the points of a date once', async () => {
    const entry = {
      dateId,
      orderKey: 'k',
      point: 1.2,
      usedPoint: 0,
      type: 'add-order-cash',
      confirmed: false,
    };
    await put(`orders2/${dateId}`, { u1: {} });
    await put('points/u1', { [`${dateId}--k-a`]: entry });
    await put('pointBalances/u1', { balance: 100 });
    await run('close', dateId);
    await run('confirm-points', dateId);
    await expect(run('confirm-points', dateId)).rejects.toThrow('confirmed already');
    expect(await stored('pointBalances/u1')).toEqual({ balance: 220 });
    expect((await stored('points/u1'))?.[`${dateId}--k-a`]).toEqual({ ...entry, confirmed: true });
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
    await put('userList/1764', { u1: kim, u2: lee });
    for (const who of ['a@EXAMPLE.com', '0412 345 678', '김순자']) {
      printed = [];
      expect(await run('customer', who)).toContain('김순자, A@example.com (u1)');
    }
    await expect(run('customer', '순자')).rejects.toThrow(
      /2 customers.*\n.*A@example.com.*\n.*b@ex/s,
    );
    await expect(run('customer', '박')).rejects.toThrow('No customer');
  });

  it('finds customers without a balance of points, and repairs them', async () => {
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
});

describe('invoices', () => {
  it('starts the invoice counter once, and says when it has not started', async () => {
    await put('users/u1', { uid: 'u1', email: 'a@example.com' });
    expect(await run('customer', 'a@example.com', '--invoice', 'on')).toContain('invoice-start');
    printed = [];
    await run('invoice-start');
    expect(await stored('common/invoice')).toEqual({ currentNo: 0 });
    expect(await run('invoice-start', '1')).toContain('so already; nothing was written');
    await expect(run('invoice-start', '1201')).rejects.toThrow(/number 000001 already/);
    expect(await stored('common/invoice')).toEqual({ currentNo: 0 });
    expect(await run('customer', 'a@example.com')).not.toContain('invoice-start');
  });

  it('starts the counter at a given number', async () => {
    await run('invoice-start', '1201');
    expect(await stored('common/invoice')).toEqual({ currentNo: 1200 });
  });

  it.each(['0', '-1', '1.5', 'one', '1000000'])('refuses %s', async (number) => {
    await expect(run('invoice-start', '--', number)).rejects.toThrow(/whole number/);
    expect(await stored('common/invoice')).toBeUndefined();
  });
});

describe('issues', () => {
  const issue = (kind: string, error: string) => ({
    name: '김\u001b[2J',
    issue: kind,
    order: { orderKey: 'k', customerInfo: { phone: '0412-345-678' } },
    error,
  });
  const at = (day: string) => String(Date.parse(`${day}T12:00+11:00`));

  it('lists payment exceptions first and strips terminal escapes from names', async () => {
    await put('errors/orderIssues', {
      [dateId]: {
        [at('2026-11-20')]: issue('cardPaymentException', 'order-changed (pi_1, 6000 cents)'),
        [at('2026-11-21')]: issue('order2', 'offline'),
      },
    });
    await put('errors/addressIssues', {
      [at('2026-11-22')]: { uid: 'u1', name: '이', issue: '주소가\n없어요' },
    });
    const deliveryInfo = { phone: '0491-570-156' };
    await put('users/u1', { uid: 'u1', email: 'lee@example.com', deliveryInfo });
    const all = await run('issues');
    expect(all).toMatch(/이.*0491-570-156.*lee@example.com.*u1.*주소가 없어요/);
    expect(all).toMatch(/! .*2026-11-20 12:00.*pi_1.*주소가 없어요.*order2/s);
    expect(all).not.toContain('\u001b');
    printed = [];
    const late = await run('issues', '--since', '2026-11-22');
    expect(late).toContain('주소가 없어요');
    expect(late).not.toContain('pi_1');
    printed = [];
    expect(await run('issues', '--since', '2026-11-23')).toBe('Nothing needs a person.');
  });

  it('lists a payment that could not be recorded until it is settled', async () => {
    const pendingIssue = { issue: 'cardPaymentException', error: 'order-changed (pi_2)', time: 1 };
    await put('checkouts/cs_1', { dateId, orderKey: 'k', order: {}, settled: false, pendingIssue });
    await put('checkouts/cs_2', { dateId, orderKey: 'k', order: {}, settled: true });
    expect(await run('issues')).toMatch(/! .*cardPaymentException.*pi_2/);
  });

  it.each(['yesterday', '2026-02-30'])('refuses to list since %s', async (day) => {
    await expect(run('issues', '--since', day)).rejects.toThrow(/not a day/);
  });
});

describe('the blacklist', () => {
  const path = 'blacklist/0412345678';

  it('accepts a phone in any format and stores the digits that the functions look up', async () => {
    await run('block', '+61 412 345 678', 'two chargebacks');
    expect(await stored(path)).toEqual({ time: expect.any(Number), note: 'two chargebacks' });
    expect(await run('block', '0412-345-678')).toContain('blocked already');
    expect(await stored(path)).toMatchObject({ note: 'two chargebacks' });
    await run('unblock', '0412345678');
    expect(await stored(path)).toBeUndefined();
    expect(await run('unblock', '0412345678')).toContain('was not blocked');
  });

  it.each(['', '0412', '04123456789', 'somebody'])('refuses "%s"', async (phone) => {
    await expect(run('block', phone)).rejects.toThrow(/not a phone/);
    await expect(run('unblock', phone)).rejects.toThrow(/not a phone/);
    expect((await shop.db.collection('blacklist').get()).empty).toBe(true);
  });
});

describe('announcements and messages', () => {
  const content = {
    kind: 'holiday',
    places: ['dialog'],
    title: { ko: '쉬어요', en: 'Closed' },
    text: { ko: '한 주 쉽니다', en: 'Closed for a week' },
    until: '2027-01-05T00:00',
  };

  it('posts, lists and takes down', async () => {
    await run('announce', 'summer', file('a.json', content));
    expect(await stored('common/gongji')).toEqual({ summer: content });
    expect(await run('announcements')).toContain('쉬어요');
    await run('unannounce', 'summer');
    expect(await stored('common/gongji')).toEqual({});
    for (const id of ['summer', 'delivery-time']) {
      await expect(run('unannounce', id)).rejects.toThrow(
        `${id} is not posted; nothing was written`,
      );
    }
  });

  it('rejects an invalid announcement', async () => {
    await expect(
      run('announce', 'x', file('b.json', { ...content, until: 'soon' })),
    ).rejects.toThrow(/until/);
    await expect(run('announce', 'x', file('c.json', '{'))).rejects.toThrow(/c.json/);
    expect(await stored('common/gongji')).toBeUndefined();
  });

  it('creates messages with unguessable links', async () => {
    const text = await run(
      'message',
      dateId,
      '--csv',
      file('m.csv', 'name,text\n김,"3시쯤 가요"\n이,4시쯤 가요\n'),
    );
    const ids = [...text.matchAll(/http:\/\/shop\.example\/msg\/[^/]+\/([\w-]+)/g)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => id?.length === 22)).toBe(true);
    const messages = await shop.db.collection(`deliveryMsgs/${dateId}/messages`).get();
    expect(messages.docs.map((message) => message.data().text).sort()).toEqual([
      '3시쯤 가요',
      '4시쯤 가요',
    ]);
  });

  it('writes no message when one of them is empty', async () => {
    await expect(
      run('message', dateId, '--csv', file('n.csv', 'name,text\n김,좋아요\n이,\n')),
    ).rejects.toThrow(/Line 3/);
    expect((await shop.db.collection(`deliveryMsgs/${dateId}/messages`).get()).size).toBe(0);
  });
});

describe('orders', () => {
  const order = {
    dateId,
    orderKey: '1ExampleStStrathfield',
    customerInfo: {
      uid: 'u1',
      name: '<b>김</b>',
      acName: '',
      phone: '0400-000-001',
      address: '1 Example St, Strathfield',
      addressFull: { locality: 'Strathfield' },
      note: '',
      orderDeliverType: 'deliver',
    },
    menus: { stew: { menuKey: 'stew', menuTitle: '=김치찌개', price: 30, q: 2, subTotal: 60 } },
    totalPrice: '60.00',
    usePoint: false,
    usedPoint: 0,
    point: 1.2,
    paymentMethod: 'cash',
    paid: false,
    orderRequest: '',
    attemptId: 'a',
  } as unknown as Order;

  const place = async (changes: Partial<Order> = {}, copy: Partial<Order> = changes) => {
    await put(`orders2/${dateId}`, { u1: { [order.orderKey]: { ...order, ...changes } } });
    await put('ordersForCustomer/u1', { [dateId]: { [order.orderKey]: { ...order, ...copy } } });
    await put('points/u1', {
      [`${dateId}--${order.orderKey}-a`]: {
        dateId,
        orderKey: order.orderKey,
        point: 1.2,
        usedPoint: 0,
        type: 'add-order-cash',
        confirmed: false,
      },
    });
  };

  it('lists orders and what to cook', async () => {
    await place();
    expect(await run('orders', dateId)).toContain('1 orders, $60.00: cash $60.00, card $0.00');
    expect(await run('packing', dateId)).toMatch(/김치찌개.*2/);
  });

  it('defuses spreadsheet formulas in the CSV export', async () => {
    await place();
    const path = join(folder, 'orders.csv');
    await run('export', dateId, '--csv', path);
    expect(readFileSync(path, 'utf8')).toContain("'=김치찌개");
    expect(readFileSync(path, 'utf8')).toMatch(/,cash,no,/);
  });

  it.each([
    ['dates', `orders2/${dateId}`],
    ['dates', `ordersBackupByKey/${dateId}_1ExampleStStrathfield`],
    ['issues', 'userList/1795'],
    ['issues', 'users/users'],
    ['issues', 'errors/orderIssues'],
  ])('says by "%s" that %s is 70 %% full', async (command, path) => {
    await put(path, { filled: 'x'.repeat(740_000) });
    expect(await run(command)).toContain(`${path} is 70 % full`);
  });

  it('reports a dish that is no longer active, though the date lists it', async () => {
    await place();
    await put('manages/menus', { stew: { ...menu('김치찌개', 30), active: false } });
    expect(await run('audit', dateId)).toContain('not-on-sale');
    expect(process.exitCode).toBe(2);
  });

  it('reports nothing for a correct order', async () => {
    await place();
    expect(await run('audit', dateId)).toContain('every order adds up');
    expect(process.exitCode).toBeUndefined();
  });

  it('reports nothing for an order placed before the point rate changed', async () => {
    await place();
    await run('point-rate', '5');
    expect(await run('audit', dateId)).toContain('every order adds up');
  });

  const line = order.menus.stew;
  it.each<[string, Partial<Order>, Partial<Order>?]>([
    ['total', { totalPrice: '50.00' }],
    [
      'price-differs',
      {
        menus: { stew: { ...line, price: 25, subTotal: 50 } as typeof line & object },
        totalPrice: '50.00',
      },
    ],
    ['line-sum', { menus: { stew: { ...line, subTotal: 1 } as typeof line & object } }],
    ['bad-line', { menus: { stew: { ...line, q: -2 } as typeof line & object } }],
    [
      'below-minimum',
      {
        menus: { stew: { ...line, q: 1, subTotal: 30 } as typeof line & object },
        totalPrice: '30.00',
      },
    ],
    ['points-used', { usedPoint: 5 }],
    ['points-earned', { point: 9 }],
    ['card-not-paid', { paymentMethod: 'card' }],
    ['stores-differ', {}, { totalPrice: '61.00' }],
    ['order-key', { orderKey: 'elsewhere' }],
  ])('finds %s', async (code, changes, copy) => {
    await place(changes, copy);
    expect(await run('audit', dateId)).toContain(code);
    expect(process.exitCode).toBe(2);
  });

  it('reports quantities above the limit per person', async () => {
    await place();
    await run('limit', dateId, 'stew', '1');
    expect(await run('audit', dateId)).toContain('over-limit menuKey stew, ordered 2, limit 1');
  });
});

it('explains how to start the shop when none is running', () => {
  expect(() => connect({ data: join(folder, 'nowhere') })).toThrow(/npm start/);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../src/domain/order/order.ts';
import { connect, timeOf } from './connect.ts';
import { dateId, menu, programFixture } from './testing/program-fixture.ts';

const program = programFixture();
const { file, put, run, stored } = program;

describe('invoices', () => {
  it('starts the invoice counter once', async () => {
    await run('invoice-start');
    expect(await stored('common/invoice')).toEqual({ currentNo: 0 });
    expect(await run('invoice-start', '1')).toContain('so already; nothing was written');
    await expect(run('invoice-start', '1201')).rejects.toThrow(/number 000001 already/);
    expect(await stored('common/invoice')).toEqual({ currentNo: 0 });
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

describe("a computer's clock", () => {
  /** The shop's clock is so many seconds later than the computer's. */
  const shopIsLater = (seconds: number) => {
    program.shop.time = async () => Date.now() + seconds * 1000;
  };
  afterEach(() => shopIsLater(0));

  it.each([
    [-601, '601 s ahead'],
    [601, '601 s behind'],
    [-6, '6 s ahead'],
    [6, '6 s behind'],
  ])(
    'that is off by %i s stores nothing, and the message says how to go on',
    async (seconds, words) => {
      shopIsLater(seconds);
      await expect(run('invoice-start')).rejects.toThrow(
        `clock is ${words}. Nothing was stored: let the system set the time`,
      );
      expect(await stored('common/invoice')).toBeUndefined();
    },
  );

  it.each([-5, 0, 5])('that is off by %i s is good enough', async (seconds) => {
    shopIsLater(seconds);
    await run('invoice-start');
    expect(await stored('common/invoice')).toEqual({ currentNo: 0 });
  });

  it('is not blamed for an answer that took long', async () => {
    const start = Date.now();
    program.shop.time = async () => {
      vi.setSystemTime(start + 60_000);
      return start + 1000;
    };
    await run('invoice-start');
    expect(await stored('common/invoice')).toEqual({ currentNo: 0 });
  });

  it('is compared with that of Firestore', async () => {
    vi.useRealTimers();
    const before = Date.now();
    const found = await timeOf(program.shop.db);
    expect(found).toBeGreaterThanOrEqual(before - 1);
    expect(found).toBeLessThanOrEqual(Date.now());
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
    program.printed = [];
    const late = await run('issues', '--since', '2026-11-22');
    expect(late).toContain('주소가 없어요');
    expect(late).not.toContain('pi_1');
    program.printed = [];
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

describe('announcements and messages', () => {
  const content = {
    kind: 'holiday',
    places: ['dialog'],
    title: { ko: '쉬어요', en: 'Closed' },
    text: { ko: '한 주 쉽니다', en: 'Closed for a week' },
    until: '2027-01-05T00:00',
  };

  it('posts and takes down', async () => {
    const announce = (input: object) => program.act('announcement', { id: 'summer', ...input });
    expect(await announce({ content })).toContain('done');
    expect(await stored('common/gongji')).toEqual({ summer: content });
    expect(await announce({ content: null })).toContain('done');
    expect(await stored('common/gongji')).toEqual({});
    expect(await announce({ content: null })).toContain('nothing to change');
    await expect(announce({ content: { ...content, until: 'soon' } })).rejects.toThrow(/until/);
    expect(await stored('common/gongji')).toEqual({});
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
    expect(ids.every((id) => id?.length === 16)).toBe(true);
    const messages = await program.shop.db.collection(`deliveryMsgs/${dateId}/messages`).get();
    expect(messages.docs.map((message) => message.data().text).sort()).toEqual([
      '3시쯤 가요',
      '4시쯤 가요',
    ]);
  });

  it('writes no message when one of them is empty', async () => {
    await expect(
      run('message', dateId, '--csv', file('n.csv', 'name,text\n김,좋아요\n이,\n')),
    ).rejects.toThrow(/Line 3/);
    expect((await program.shop.db.collection(`deliveryMsgs/${dateId}/messages`).get()).size).toBe(
      0,
    );
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
    orderDate: 1_795_000_000_000,
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
    const path = join(program.folder, 'orders.csv');
    const lines = join(program.folder, 'lines.csv');
    await run('export', dateId, '--csv', path, '--lines', lines);
    expect(readFileSync(lines, 'utf8')).toContain("'=김치찌개");
    expect(readFileSync(path, 'utf8')).toMatch(/,cash,no,/);
  });

  it.each([
    ['dates', `orders2/${dateId}`],
    ['dates', `ordersBackupByKey/${dateId}_1ExampleStStrathfield`],
    ['issues', 'userList/1795'],
    ['issues', 'users/users'],
    ['issues', 'users/users~1'],
    ['issues', 'userList/1795~1'],
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

  it('does not say that every order adds up where one cannot be read', async () => {
    await place();
    const sheet = await program.stored(`orders2/${dateId}`);
    await put(`orders2/${dateId}`, { ...sheet, u2: { damaged: null } });
    const said = await run('audit', dateId);
    expect(said).toContain('u2/damaged');
    expect(said).not.toContain('every order adds up');
    expect(process.exitCode).toBe(2);
  });

  it('reports nothing for an order placed before the point rate changed', async () => {
    await place();
    await program.act('point-rate', { rate: 5 });
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
    await program.act('limit', { dateId, menuId: 'stew', limit: 1 });
    expect(await run('audit', dateId)).toContain('over-limit menuKey stew, ordered 2, limit 1');
  });
});

it('explains how to start the shop when none is running', () => {
  expect(() => connect({ data: join(program.folder, 'nowhere') })).toThrow(/npm start/);
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { doorPhotoId, maxPhotoText } from '../../src/domain/order/door-photo.ts';
import { refOf } from '../../src/domain/order/order-id.ts';
import { boardId } from '../../src/domain/staff/orders/board.ts';
import { markOf } from '../../src/domain/staff/orders/order-marks.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { cashOrder } from '../../src/domain/testing/staff-actors.ts';
import type { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { staffCalling } from '../support/functions/staff-calling.ts';

const addresses = sharedShop();
const owner = staffCalling(addresses, 'boss-of-views');
const kitchen = staffCalling(addresses, 'kitchen-of-views');
const driver = staffCalling(addresses, 'driver-of-views');

const dayMs = 86_400_000;
const stamp = Date.now();
const today = dateIdOf(stamp, stamp);
const tomorrow = dateIdOf(stamp + dayMs, stamp);
const lastWeek = dateIdOf(stamp - 8 * dayMs, stamp);

/** A date's only order, of a customer of its own. */
function orderOn(dateId: string) {
  const order = cashOrder({ dateId });
  order.customerInfo.uid = `customer-of-${dateId}`;
  return order;
}
const order = orderOn(today);
const id = boardId(order);

beforeAll(async () => {
  const packed = { ...markOf(order, 'packed'), at: 1, by: 'boss@example.com' };
  const { uid } = order.customerInfo;
  await owner.store.write([
    ...[today, tomorrow, lastWeek].map((dateId) => {
      const one = orderOn(dateId);
      // Beside one that can't be read.
      const own = { [one.customerInfo.uid]: { damaged: null, [one.orderKey]: one } };
      const data = own as unknown as PlainMap;
      return { path: `orders2/${dateId}`, data };
    }),
    {
      path: `orderMarks/${today}/orders/${id}`,
      data: { uid, packed } as unknown as PlainMap,
    },
    { path: `deliveryRuns/${today}`, data: { stops: [id], windows: { [id]: { from: 1, to: 2 } } } },
  ]);
});

async function viewFor(
  { token }: Pick<HeadlessCustomer, 'token'>,
  dateId: string,
  known?: unknown,
) {
  const query = new URLSearchParams({ dateId, ...(known !== undefined && { known: `${known}` }) });
  const url = `${addresses.functions}/app/staff-view?${query}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { headers, status } = answer;
  return { status, cache: headers.get('cache-control'), body: (await answer.json()) as object };
}
const refused = { status: 403, body: { code: 'forbidden' } };

describe('the view of a date', () => {
  test('has for the kitchen its dishes, marks and order of stops', async () => {
    const { status, cache, body } = await viewFor(kitchen, today);
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(Object.keys(body).sort()).toEqual([
      ...['cancelled', 'marks', 'orders', 'run', 'unpaid', 'version'],
    ]);
    expect(body).toMatchObject({
      orders: [{ orderKey: order.orderKey, menus: expect.any(Object) }],
      marks: { [id]: { packed: { by: 'boss@example.com' } } },
      run: { stops: [id], windows: {} },
    });
    expect(JSON.stringify(body)).not.toMatch(/phone|price|total|payment|\b6000\b/i);
    expect((await viewFor(kitchen, tomorrow)).status).toBe(200);
  });

  test('has for a driver the stops of the day, and is refused on another', async () => {
    const { status, body } = await viewFor(driver, today);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      ...['cancelled', 'due', 'marks', 'orders', 'run', 'version'],
    ]);
    expect(body).toMatchObject({
      orders: [{ customerInfo: { phone: order.customerInfo.phone }, menus: {} }],
      due: { [id]: 6000 },
      marks: { [id]: { uid: order.customerInfo.uid } },
      run: { windows: { [id]: { from: 1, to: 2 } } },
    });
    for (const other of [tomorrow, lastWeek]) {
      expect(JSON.stringify(body)).not.toContain(`customer-of-${other}`);
      expect(await viewFor(driver, other)).toMatchObject(refused);
    }
  });

  test('is refused to the kitchen for the orders of weeks before', async () => {
    expect(await viewFor(kitchen, lastWeek)).toMatchObject(refused);
  });

  test('is refused to everybody else, and to whoever only claims a role', async () => {
    const books = staffCalling(addresses, 'books-of-views');
    const customer = staffCalling(addresses, 'somebody');
    for (const one of [owner, books, customer]) {
      expect(await viewFor(one, today)).toMatchObject(refused);
    }
    expect(await viewFor({ token: 'x' }, today)).toMatchObject({ status: 401 });
    expect(await viewFor(kitchen, 'orders2/..')).toMatchObject({ status: 400 });
  });
});

describe('the version of a view', () => {
  const versionFor = async (who: HeadlessCustomer) => {
    const { body } = await viewFor(who, tomorrow);
    return (body as { version: string }).version;
  };

  test('is not told again while nothing has changed, and only to who has it', async () => {
    const version = await versionFor(kitchen);
    expect((await viewFor(kitchen, tomorrow, version)).body).toEqual({ same: true });
    expect((await viewFor(kitchen, tomorrow, 'other')).body).toMatchObject({ version });
    expect(await viewFor(driver, tomorrow, version)).toMatchObject(refused);
    const { body } = await viewFor(driver, today);
    const ofDriver = (body as { version: string }).version;
    expect((await viewFor(kitchen, today, ofDriver)).body).toHaveProperty('orders');
  });

  test.each([
    [
      'an order',
      () =>
        owner.store.setField(`orders2/${tomorrow}`, ['customer-of-other'], {
          a: orderOn(tomorrow) as unknown as PlainMap,
        }),
    ],
    ['a mark', () => kitchen.call('/app/staff-action', marking('packed', tomorrow))],
    [
      'a mark taken back',
      () => kitchen.call('/app/staff-action', marking('packed', tomorrow, { mark: null })),
    ],
    [
      'the order of the stops',
      () => owner.store.write([{ path: `deliveryRuns/${tomorrow}`, data: { stops: [] } }]),
    ],
  ])('changes with %s', async (_, change) => {
    const version = await versionFor(kitchen);
    await change();
    const { body } = await viewFor(kitchen, tomorrow, version);
    expect(body).toHaveProperty('orders');
    expect((body as { version: string }).version).not.toBe(version);
  });
});

test('the dates with orders are told as far as the role may see them', async () => {
  const none = dateIdOf(stamp, stamp + 1);
  const asked = [today, none, tomorrow, lastWeek].join();
  const datesFor = async ({ token }: Pick<HeadlessCustomer, 'token'>, dateIds: string) => {
    const url = `${addresses.functions}/app/dates-with-orders?dateIds=${dateIds}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: (await answer.json()) as object };
  };
  expect(await datesFor(kitchen, asked)).toMatchObject({ body: { withOrders: [today, tomorrow] } });
  expect(await datesFor(driver, asked)).toMatchObject({ body: { withOrders: [today] } });
  expect(await datesFor(driver, lastWeek)).toMatchObject({ body: { withOrders: [] } });
  expect(await datesFor(kitchen, 'a/b')).toMatchObject({ status: 400 });
  expect(await datesFor(owner, asked)).toMatchObject(refused);
});

describe('numbers of the stops', () => {
  const keeping = (dateId: string, numbers: Record<string, string | null>) => ({
    action: 'stop-numbers',
    input: JSON.stringify({ dateId, numbers }),
    entryId: randomUUID(),
  });

  test('are kept by the kitchen that prints them, and told to whoever drives', async () => {
    const kept = await kitchen.call('/app/staff-action', keeping(today, { '1': id }));
    expect(kept.body).toMatchObject({ kind: 'write', after: { '1': id } });
    expect((await viewFor(driver, today)).body).toMatchObject({ run: { numbers: { '1': id } } });
    const other = await kitchen.call('/app/staff-action', keeping(today, { '1': 'u9_other' }));
    expect(other.body).toEqual({ kind: 'refused', problem: { code: 'numbers-refused' } });
  });

  test('are no driver’s, customer’s or stranger’s to give, nor the kitchen’s of weeks before', async () => {
    const attempts: [HeadlessCustomer, string][] = [
      [driver, today],
      [staffCalling(addresses, 'somebody'), today],
      [staffCalling(addresses, 'books-of-views'), today],
      [kitchen, lastWeek],
    ];
    for (const [who, dateId] of attempts) {
      const answer = await who.call('/app/staff-action', keeping(dateId, { '7': id }));
      expect(answer).toMatchObject({ status: 403 });
    }
    expect((await viewFor(driver, today)).body).not.toHaveProperty('run.numbers.7');
  });
});

const marking = (action: string, dateId: string, changes: object = {}) => {
  const mark = { version: 'v', ...(action === 'cash-taken' && { amount: 6000 }) };
  const input = { dateId, ...refOf(orderOn(dateId)), mark, ...changes };
  return { action, input: JSON.stringify(input), entryId: randomUUID() };
};
const markedOn = async (dateId: string) =>
  owner.store.read(`orderMarks/${dateId}/orders/${boardId(orderOn(dateId))}`);

describe('marks', () => {
  test('the kitchen packs, and a driver delivers and takes cash', async () => {
    const call = marking('packed', tomorrow);
    expect(await kitchen.call('/app/staff-action', call)).toMatchObject({
      status: 200,
      body: { kind: 'write', before: null, after: { version: 'v' }, writes: [] },
    });
    expect(await markedOn(tomorrow)).toMatchObject({
      packed: { by: 'kitchen-of-views@example.com' },
    });
    for (const action of ['delivered', 'cash-taken']) {
      expect(await driver.call('/app/staff-action', marking(action, today))).toMatchObject({
        status: 200,
        body: { kind: 'write' },
      });
    }
    expect(await markedOn(today)).toMatchObject({
      packed: { by: 'boss@example.com' },
      delivered: { by: 'driver-of-views@example.com' },
      'cash-taken': { amount: 6000 },
    });
    expect(await viewFor(driver, today)).toMatchObject({
      body: { marks: { [id]: { 'cash-taken': { amount: 6000 } } } },
    });
  });

  test('a driver stores a photo of the door, of the largest size, and the kitchen none', async () => {
    const photo = `/9j/${'hansang+'.repeat((maxPhotoText - 4) / 8)}`;
    const call = marking('door-photo', today, { mark: undefined, photo });
    expect(await kitchen.call('/app/staff-action', call)).toMatchObject(refused);
    expect(await driver.call('/app/staff-action', call)).toMatchObject({
      status: 200,
      body: { kind: 'write' },
    });
    const { uid } = order.customerInfo;
    const stored = await owner.store.read(
      `doorPhotos/${doorPhotoId({ dateId: today, ...refOf(order) })}`,
    );
    expect(stored).toMatchObject({ uid, jpeg: photo });
    expect(await markedOn(today)).toMatchObject({ photo: { by: 'driver-of-views@example.com' } });
    const yesterday = marking('door-photo', lastWeek, { mark: undefined, photo });
    expect(await driver.call('/app/staff-action', yesterday)).toMatchObject(refused);
    const larger = marking('door-photo', today, {
      mark: undefined,
      photo: `${photo}${'+'.repeat(60_000)}`,
    });
    expect(await driver.call('/app/staff-action', larger)).toMatchObject({
      body: { code: 'too-large' },
    });
  });

  test('are a conflict where somebody else has changed the same, and undone by their role', async () => {
    const { uid } = order.customerInfo;
    const seen = JSON.stringify({ version: 'older' });
    const late = { ...marking('packed', today, { uid }), seen };
    expect(await kitchen.call('/app/staff-action', late)).toMatchObject({
      status: 200,
      body: { kind: 'conflict', now: { address: order.customerInfo.address } },
    });
    const undo = marking('packed', tomorrow, { mark: null });
    expect(await kitchen.call('/app/staff-action', undo)).toMatchObject({
      body: { kind: 'write', after: null },
    });
    expect(await markedOn(tomorrow)).not.toHaveProperty('packed');
  });

  test('in conflict name who made the other one, whoever has marked something else of the order since', async () => {
    const other = staffCalling(addresses, 'driver-before');
    const mark = { version: 'w', amount: 100 };
    await other.call('/app/staff-action', marking('cash-taken', today, { mark }));
    await driver.call('/app/staff-action', marking('delivered', today, { mark: { version: 'w' } }));
    const late = { ...marking('cash-taken', today), seen: 'null' };
    expect(await driver.call('/app/staff-action', late)).toMatchObject({
      body: {
        kind: 'conflict',
        now: mark,
        by: { name: 'driver-before@example.com', at: expect.any(Number) },
      },
    });
    await owner.store.setField(`orderMarks/${today}/orders/${id}`, ['cash-taken', 'amount'], 200);
    const unknown = await driver.call('/app/staff-action', { ...late, entryId: randomUUID() });
    expect(unknown).toMatchObject({ body: { kind: 'conflict' } });
    expect(unknown.body).not.toHaveProperty('by');
  });

  test('are refused to the other role, and on a date that is not for the role', async () => {
    const calls: [HeadlessCustomer, ReturnType<typeof marking>][] = [
      [kitchen, marking('delivered', today)],
      [kitchen, marking('cash-taken', today)],
      [kitchen, marking('packed', lastWeek)],
      [driver, marking('packed', today)],
      [driver, marking('cash-taken', tomorrow)],
      [driver, marking('cash-taken', lastWeek)],
    ];
    for (const [by, call] of calls) {
      expect([call, await by.call('/app/staff-action', call)]).toMatchObject([call, refused]);
      expect(await owner.store.read(`staffLog/${call.entryId}`)).toBeUndefined();
    }
  });

  test('are refused for orders that nobody has placed, and taken for one that was cancelled', async () => {
    const { uid } = order.customerInfo;
    const made: [HeadlessCustomer, string, object][] = [
      [driver, 'delivered', { orderId: 'NowhereSt' }],
      [driver, 'cash-taken', { uid: 'nobody' }],
      [driver, 'door-photo', { uid: 'nobody', mark: undefined, photo: '/9j/AAAA' }],
      [kitchen, 'packed', { dateId: tomorrow, uid }],
      [kitchen, 'packed', { uid: 'constructor', orderId: 'name' }],
    ];
    for (const [by, action, changes] of made) {
      const call = marking(action, today, changes);
      expect([changes, await by.call('/app/staff-action', call)]).toMatchObject([changes, refused]);
    }
    const marks = await owner.store.list(`orderMarks/${today}/orders`);
    expect(Object.keys(marks)).toEqual([id]);
    expect(await owner.store.list('doorPhotos')).not.toHaveProperty(`${today}_nobody_${id}`);
    const gone = {
      ...orderOn(today),
      orderKey: 'GoneSt',
      orderId: 'GoneSt',
      cancelledAt: stamp,
    } as unknown as PlainMap;
    await owner.store.write([{ path: `ordersBackupByTime/gone_${uid}`, data: gone }]);
    const late = marking('cash-taken', today, { orderId: 'GoneSt' });
    expect(await driver.call('/app/staff-action', late)).toMatchObject({ body: { kind: 'write' } });
  });

  test('say no more than an order can have', async () => {
    const endless = 'x'.repeat(10_241);
    const lines = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`dish${at}`, 1]));
    const much: [HeadlessCustomer, string, object][] = [
      [kitchen, 'packed', { version: endless }],
      [kitchen, 'packed', { version: 'v', address: endless }],
      [kitchen, 'packed', { version: 'v', lines }],
      [driver, 'cash-taken', { version: 'v', amount: 10_000_001 }],
      [driver, 'cash-taken', { version: 'v', amount: -10_000_001 }],
    ];
    for (const [by, action, mark] of much) {
      const call = marking(action, today, { mark });
      expect([action, await by.call('/app/staff-action', call)]).toMatchObject([
        action,
        { body: { kind: 'refused', problem: { code: 'invalid' } } },
      ]);
    }
  });

  test('are stored nowhere but among the marks of a date', async () => {
    const elsewhere = [{ dateId: `${today}/orders/x` }, { uid: 'a/b' }, { orderId: 'a/b' }];
    for (const changes of elsewhere) {
      const call = marking('packed', today, changes);
      expect(await kitchen.call('/app/staff-action', call)).toMatchObject({
        body: { kind: 'refused', problem: { code: 'invalid' } },
      });
    }
  });
});

test('neither gives a role, refunds, sends texts, or changes a price, a date or an order', async () => {
  const act = (action: string, input: object) => {
    return { action, input: JSON.stringify(input), entryId: randomUUID() };
  };
  const run = (action: string, input: object) => {
    return { action, attempt: randomUUID(), mode: 'run', input: JSON.stringify(input) };
  };
  const role = { email: 'x@example.com', role: 'owner' };
  const details = { name: 'Somebody', acName: '', info: null };
  const claims = { staff: 'true', role: 'owner', claims: '{"staff":true}' };
  const calls: [string, Record<string, string>][] = [
    ['/app/staff-action', act('menu', { menuId: 'soup', changes: { price: 1 } })],
    ['/app/staff-action', act('sold-out', { dateId: today, onSale: { soup: false } })],
    ['/app/staff-action', act('stop-order', { dateId: today, stops: [] })],
    ['/app/staff-action', { ...act('sold-out', { dateId: today, onSale: {} }), ...claims }],
    ['/app/staff-action', act('customer-details', { uid: 'u1', details })],
    ['/app/function-action', run('staff-rights', role)],
    ['/app/function-action', { ...run('staff-rights', role), ...claims }],
    ['/app/function-action', run('customer-exported', { uid: 'u1' })],
    ['/sendSMS', { uid: order.customerInfo.uid, dateId: today, orderKey: order.orderKey }],
  ];
  for (const by of [kitchen, driver]) {
    for (const [path, form] of calls) {
      expect([path, form.action, await by.call(path, form)]).toMatchObject([
        path,
        form.action,
        refused,
      ]);
    }
    const team = await fetch(`${addresses.functions}/app/team`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
    expect(team.status).toBe(403);
  }
});

test('what was bought is ticked by the kitchen, for dates and ingredients of that week only', async () => {
  const week = '20991130';
  const dateId = await openDate(owner.store, 1, []);
  await owner.store.setField('manages/ingredients', ['kinds', 'kimchi'], {
    name: 'kimchi',
    group: '',
  });
  const tick = (ticks: object, changes: object = {}) => {
    const input = JSON.stringify({ week, key: 'kimchi', ticks, ...changes });
    return { action: 'bought', input, entryId: randomUUID() };
  };
  const bought = tick({ [dateId]: { g: 5000 } });
  expect(await kitchen.call('/app/staff-action', bought)).toMatchObject({
    body: { kind: 'write' },
  });
  const other = tick({ '20991208_1': { g: 5000 } });
  expect(await kitchen.call('/app/staff-action', other)).toMatchObject({
    body: { kind: 'refused', problem: { code: 'invalid' } },
  });
  // A week's document would hold made-up ingredients and dates without end.
  for (const [ticks, key, code] of [
    [{ [dateId]: { g: 6000 } }, 'made-up', 'ingredient-gone'],
    [{ '20991201_999': { g: 5000 } }, 'kimchi', 'unknown-date'],
  ] as const) {
    expect(await kitchen.call('/app/staff-action', tick(ticks, { key }))).toMatchObject({
      body: { kind: 'refused', problem: { code } },
    });
  }
  const past = tick({ '20200107_1': { g: 1 } }, { week: '20200106' });
  expect(await kitchen.call('/app/staff-action', past)).toMatchObject(refused);
  expect(await driver.call('/app/staff-action', bought)).toMatchObject(refused);
});

test('a role that was taken away sees and marks nothing more', async () => {
  const uid = `kitchen-until-${randomUUID()}`;
  const former = staffCalling(addresses, uid);
  expect((await viewFor(former, today)).status).toBe(200);
  const input = JSON.stringify({ email: `${uid}@example.com`, role: 'off' });
  const call = { action: 'staff-rights', attempt: randomUUID(), mode: 'run', input };
  expect(await owner.call('/app/function-action', call)).toMatchObject({ status: 200 });
  expect(await viewFor(former, today)).toMatchObject({ status: 401 });
  expect(await former.call('/app/staff-action', marking('packed', today))).toMatchObject({
    status: 401,
  });
  expect(await viewFor(staffCalling(addresses, uid), today)).toMatchObject(refused);
});

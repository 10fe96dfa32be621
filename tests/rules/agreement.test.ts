/**
 * Rules and domain implement some functions twice. A probe calls the function of the rules by name and compares
 * its result with the domain's.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { startFirestore } from 'local-firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTrusted, knownBy } from '../../src/domain/customer/new-account.ts';
import { mayPayCash } from '../../src/domain/customer/user.ts';
import { isOpen, isOver } from '../../src/domain/dates/open-dates.ts';
import { sydneyStamp } from '../../src/domain/dates/sydney-time.ts';
import { maxReports } from '../../src/domain/issues/reports.ts';
import type { CustomerInfo, Order } from '../../src/domain/order/order.ts';
import { orderKeyOf } from '../../src/domain/order/order-key.ts';
import { maxOrderLines, minimumOrder } from '../../src/domain/order/plan/order-limits.ts';
import { maxOrdersOfDate, orderBytes } from '../../src/domain/order/stored/order-quota.ts';
import { ledgerAmount } from '../../src/domain/points/points.ts';
import { setFields } from '../../src/domain/store/document-write.ts';
import { grant } from '../../src/domain/testing/fixtures.ts';
import { customer } from '../support/rules/actors.ts';
import { Refused } from '../support/rules/client.ts';
import { restClient } from '../support/rules/rest-client.ts';
import { RULES_FILE } from '../support/rules/server.ts';

const rules = readFileSync(RULES_FILE, 'utf8');

/** Each probe passes when the rules' result for `data.given` is `data.answer`. */
const probes = {
  key: 'orderKeyOf(data.given) == data.answer',
  stamp: '[sydneyStamp(data.given, 10), sydneyStamp(data.given, 11)].hasAny([data.answer])',
  ledger: 'ledgerAmount(data.given) == data.answer',
  cash: 'mayPayCash(data.given) == data.answer',
  trusted: 'isTrusted(data.given) == data.answer',
  paid: 'isPaid(data.given) == data.answer',
  over: 'isOver(data.given) == data.answer',
  open: 'isOpen(data.given) == data.answer',
  share: 'quotaOf(data.given) == data.answer',
};

/** The shop's rules with an additional collection of probes. */
function probing(): string {
  const matches = Object.entries(probes).map(
    ([name, condition]) =>
      `match /${name}/{id} { allow create: if asks(request.resource.data);
        function asks(data) { return ${condition}; } }`,
  );
  return rules.replace(/\}\s*\}\s*$/, `${matches.join('\n')}\n}\n}\n`);
}

let server: Awaited<ReturnType<typeof startFirestore>>;
beforeAll(async () => {
  server = await startFirestore({ port: 0, rules: probing() });
});
afterAll(() => server.close());

let probed = 0;
async function agrees(
  probe: keyof typeof probes,
  given: unknown,
  answer: unknown,
): Promise<boolean> {
  probed += 1;
  const write = { collection: probe, id: `p${probed}`, fields: setFields({ given, answer }) };
  const client = restClient(`${server.host}:${server.port}`, customer);
  return client.commit([write]).then(
    () => true,
    (error: unknown) => (error instanceof Refused ? false : Promise.reject(error)),
  );
}

const word = fc.constantFrom(
  '5 / 12',
  'Smith St',
  'Épping',
  '서울',
  '-',
  '.',
  '\t',
  '　',
  '​',
  '﻿',
  '!',
  '$',
  '𠮷',
  'ß',
);
const address = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(''));

test('rules and domain compute the same key for an address', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (text) => {
      const key = orderKeyOf({ orderDeliverType: 'deliver', address: text }, 'u1');
      expect(await agrees('key', text.normalize('NFKC'), key)).toBe(true);
      expect(await agrees('key', text.normalize('NFKC'), `${key}x`)).toBe(false);
    }),
    { numRuns: 40 },
  );
});

test("rules and domain agree on Sydney's time in summer, in winter and at both clock changes", async () => {
  const moments = [
    '2026-01-15T13:00:00.007Z',
    '2026-07-15T13:59:59.999Z',
    '2026-04-04T15:59:59.999Z',
    '2026-04-04T16:00:00.000Z',
    '2026-10-03T15:59:59.999Z',
    '2026-10-03T16:00:00.000Z',
    '2026-12-31T13:00:00.000Z',
  ];
  for (const moment of moments) {
    const ms = Date.parse(moment);
    expect(await agrees('stamp', ms, sydneyStamp(ms)), moment).toBe(true);
    expect(await agrees('stamp', ms, sydneyStamp(ms + 1)), moment).toBe(false);
  }
});

test('rules and domain agree on what a ledger entry adds to the balance', async () => {
  const entries = fc.record({
    orderTotal: fc.constant('60.00'),
    dateId: fc.constant('d'),
    orderKey: fc.constant('k'),
    point: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
    usedPoint: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
    type: fc.constantFrom('use-order-cash', 'add-order-cash', 'add-order-card', 'add-by-admin'),
    confirmed: fc.boolean(),
    time: fc.constant(''),
    nowTime: fc.constant(1),
  });
  await fc.assert(
    fc.asyncProperty(entries, async (entry) => {
      expect(await agrees('ledger', entry, ledgerAmount(entry))).toBe(true);
      expect(await agrees('ledger', entry, ledgerAmount(entry) + 1)).toBe(false);
    }),
    { numRuns: 40 },
  );
});

test('rules and domain agree on who may pay cash', async () => {
  for (const isCashAvailable of [true, false, undefined]) {
    for (const isAgedCare of [true, false, undefined]) {
      const user = JSON.parse(JSON.stringify({ isCashAvailable, isAgedCare })) as object;
      const answer = mayPayCash({ isCashAvailable, isAgedCare });
      expect(await agrees('cash', user, answer)).toBe(true);
      expect(await agrees('cash', user, !answer)).toBe(false);
    }
  }
});

test('rules and domain agree on which customers the shop knows, and on when a day is over', async () => {
  for (const user of [{}, { isTrusted: true }, { isCashAvailable: true }, { isTrusted: false }]) {
    expect(await agrees('trusted', user, isTrusted(user))).toBe(true);
    expect(await agrees('trusted', user, !isTrusted(user))).toBe(false);
  }
  for (const type of ['use-order-cash', 'add-order-cash', 'add-order-card', 'add-by-admin']) {
    for (const confirmed of [true, false]) {
      const known = knownBy({ entry: { ...grant(1), type, confirmed } }) === 'entry';
      expect(await agrees('paid', { type, confirmed }, known)).toBe(true);
      expect(await agrees('paid', { type, confirmed }, !known)).toBe(false);
    }
  }
  for (const days of [-400, -2, -1, 0, 1, 40]) {
    // The server's clock is read a moment later than this one.
    const now = Date.now();
    const day = new Date(now + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    const answers = [isOver(`${day}_1`, now), isOver(`${day}_1`, now + 60_000)];
    if (answers[0] !== answers[1]) continue;
    expect(await agrees('over', `${day}_1`, answers[0])).toBe(true);
    expect(await agrees('over', `${day}_1`, !answers[0])).toBe(false);
  }
});

test('rules and domain compute the same size for an order in a document', async () => {
  const word = fc.constantFrom('', 'Smith St', '서울', '𠮷', 'ß');
  const orders = fc.record({ lines: fc.nat(40), name: word, note: word, smsMsgBody: word });
  await fc.assert(
    fc.asyncProperty(orders, async ({ lines, name, note, smsMsgBody }) => {
      const menus = Object.fromEntries(Array.from({ length: lines }, (_, i) => [`m${i}`, {}]));
      const customerInfo = {
        name,
        note,
        phone: '0412-345-678',
        address: '서울',
        addr_unit: '5',
        acName: '한',
      };
      const words = {
        orderKey: '서울',
        orderRequest: 'x',
        deliveryDate: '화',
        attemptId: 'a',
        smsMsgBody,
      };
      const order = { ...words, customerInfo, menus } as unknown as Order;
      expect(await agrees('share', order, orderBytes(order))).toBe(true);
      expect(await agrees('share', order, orderBytes(order) + 1)).toBe(false);
    }),
    { numRuns: 20 },
  );
});

test('rules and domain agree on whether a date is open', async () => {
  for (const active of [true, false]) {
    for (const orderDone of [true, false]) {
      expect(await agrees('open', { active, orderDone }, isOpen({ active, orderDone }))).toBe(true);
    }
  }
});

/** Every field of an order and who writes it; does not compile when the domain's order gets another field. */
const orderFields: Record<keyof Order, 'customer' | 'functions'> = {
  dateId: 'customer',
  orderKey: 'customer',
  orderId: 'customer',
  customerInfo: 'customer',
  menus: 'customer',
  totalPrice: 'customer',
  usePoint: 'customer',
  usedPoint: 'customer',
  point: 'customer',
  customPointRate: 'customer',
  recoredPointRate: 'customer',
  paymentMethod: 'customer',
  paid: 'customer',
  orderLang: 'customer',
  orderRequest: 'customer',
  orderDate: 'customer',
  deliveryDate: 'customer',
  invoice: 'customer',
  invoiceDate: 'customer',
  invoiceType: 'customer',
  madeByUser: 'customer',
  smsMsgBody: 'customer',
  smsMsgTotal: 'customer',
  attemptId: 'customer',
  sheet: 'customer',
  reOrderDifferenceToPay: 'functions',
  pointShortfall: 'functions',
  payment_intent: 'functions',
  pointCode: 'functions',
};
const customerFields: Record<keyof CustomerInfo, true> = {
  orderDeliverType: true,
  name: true,
  phone: true,
  address: true,
  addr_unit: true,
  addressFull: true,
  note: true,
  uid: true,
  lang: true,
  listLoc: true,
  isAgedCare: true,
  acName: true,
  isCashAvailable: true,
};

/** The names in the list that follows this text in the rules. */
function listAfter(words: string): string[] {
  const from = rules.indexOf(words);
  if (from < 0) throw new Error(`not in the rules: ${words}`);
  const list = rules.slice(from + words.length, rules.indexOf(']', from));
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).sort();
}

test('rules and domain list the same fields of an order and of its customer', () => {
  const written = Object.entries(orderFields).filter(([, by]) => by === 'customer');
  expect(listAfter('return order.keys().hasOnly([')).toEqual(written.map(([name]) => name).sort());
  expect(listAfter('&& info.keys().hasOnly([')).toEqual(Object.keys(customerFields).sort());
});

test.each([
  ['lines of an order', `return size <= ${maxOrderLines}\n`],
  ['orders of a date', `return n <= ${maxOrdersOfDate}\n`],
  ['the smallest order, cents', `total >= ${minimumOrder}\n`],
  ['reports of a customer', `after.count <= ${maxReports})`],
])('the number for %s stands in the rules as in the domain', (_, text) => {
  expect(rules.split(text)).toHaveLength(2);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { staffCalling } from '../support/functions/staff-calling.ts';

const addresses = sharedShop();
const dateId = '20991201_4000000900';

/** Values that programs stumble over. */
const hostile: unknown[] = [
  ...['', '__proto__', 'constructor', '.', '..', 'a/b', '%E0%A4%A', '`', '\u0000', '\ud800'],
  ...['x'.repeat(1600), '-1', '1e400', '20991301_1', null, -1, 0.5, 9e15, []],
  JSON.parse('{"__proto__":{"a":1},"constructor":2}'),
];

type Form = Record<string, unknown>;
/** The form with one value after the other replaced, also inside those that are sent as JSON. */
function* variants(form: Form): Generator<Form> {
  for (const [field, value] of Object.entries(form)) {
    for (const bad of hostile) {
      yield { ...form, [field]: bad };
      if (typeof value !== 'object' || value === null) continue;
      for (const inner of variants(value as Form)) yield { ...form, [field]: inner };
    }
    const { [field]: _, ...rest } = form;
    yield rest;
  }
}

const sent = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

async function failures(
  caller: () => HeadlessCustomer,
  path: string,
  form: Form,
): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  let by = caller();
  let calls = 0;
  for (const one of variants(form)) {
    const body = sent(one);
    const text = JSON.stringify(body);
    if (seen.has(text)) continue;
    seen.add(text);
    calls += 1;
    if (calls % 50 === 0) by = caller();
    const { status } = await by.call(path, body);
    if (status >= 500) found.push(`${path} ${status} ${text.slice(0, 300)}`);
  }
  return found;
}

const anybody = () => {
  const one = new HeadlessCustomer(addresses);
  return staffCalling(addresses, one.uid);
};
let turn = 0;
const staffOf = (role: string) => () => {
  turn += 1;
  return staffCalling(addresses, `${role}-of-values-${turn}`);
};
const order = { dateId, orderKey: 'x' };

test.each<[string, () => HeadlessCustomer, string, Form]>([
  ['codes', anybody, '/app/redeem-code', { code: 'GIFT2026' }],
  [
    'refund requests',
    anybody,
    '/app/ask-refund',
    {
      ask: {
        ...order,
        id: randomUUID(),
        basedOn: null,
        wish: { quantities: { a: 1 } },
        to: 'card',
        reason: '',
        lang: 'ko',
      },
    },
  ],
  ['withdrawals', anybody, '/app/withdraw-request', { request: 'x' }],
  ['ends of payments', anybody, '/app/end-payments', order],
  ['returns', anybody, '/app/complete-order', order],
  ['texts', anybody, '/sendSMS', { ...order, from: 'x', to: 'y', text: 'z' }],
  ['texts by staff', staffOf('boss'), '/sendSMS', { ...order, uid: 'u1', cancelledAt: 1 }],
  [
    'marks',
    staffOf('driver'),
    '/app/staff-action',
    {
      action: 'delivered',
      input: { dateId: dateIdOf(Date.now(), 1), uid: 'u', orderId: 'x', mark: { version: 'v' } },
      seen: null,
      entryId: randomUUID(),
    },
  ],
  [
    'ticks',
    staffOf('kitchen'),
    '/app/staff-action',
    {
      action: 'bought',
      input: { week: '20991130', key: 'k', ticks: { [dateId]: { g: 1 } } },
      seen: null,
      entryId: randomUUID(),
    },
  ],
  [
    'issues',
    staffOf('books'),
    '/app/staff-action',
    {
      action: 'issue',
      input: {
        issue: { id: 'order-1', dateId, uid: 'u' },
        note: 'n',
      },
      seen: null,
      entryId: randomUUID(),
    },
  ],
  [
    'points',
    staffOf('books'),
    '/app/staff-action',
    {
      action: 'points-confirmed',
      input: { uid: 'u', dateId },
      seen: null,
      entryId: randomUUID(),
    },
  ],
  [
    'previews',
    staffOf('books'),
    '/app/preview-refund',
    {
      attempt: randomUUID(),
      decision: {
        uid: 'u',
        ...order,
        basedOn: null,
        action: { kind: 'goodwill', amount: 1 },
        to: 'card',
        reason: 'x',
      },
    },
  ],
  [
    'actions',
    staffOf('boss'),
    '/app/function-action',
    {
      action: 'opening-told',
      attempt: randomUUID(),
      mode: 'run',
      input: { dateId },
    },
  ],
  [
    'exports',
    staffOf('boss'),
    '/app/personal/function-action',
    {
      action: 'customer-exported',
      attempt: randomUUID(),
      mode: 'run',
      input: { uid: 'u' },
    },
  ],
  [
    'roles',
    staffOf('boss'),
    '/app/function-action',
    {
      action: 'staff-rights',
      attempt: randomUUID(),
      mode: 'run',
      input: { email: 'a@example.com', role: 'kitchen' },
    },
  ],
])(
  'hostile values of %s are refused, not stumbled over',
  async (_, caller, path, form) => {
    expect(await failures(caller, path, form)).toEqual([]);
  },
  120_000,
);

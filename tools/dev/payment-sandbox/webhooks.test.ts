import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from './create-session.ts';
import { deliveriesOf, noFaults, randomFrom } from './faults.ts';
import { parseForm } from './form.ts';
import type { Session } from './sandbox-session.ts';
import { Webhooks } from './webhooks.ts';

const form = new URLSearchParams({
  mode: 'payment',
  'line_items[0][price_data][unit_amount]': '5000',
  success_url: 'http://shop/back',
  cancel_url: 'http://shop/cancelled',
}).toString();
const newSession = (): Session => createSession(parseForm(form), 'http://pay', Date.now()).session;

const taken: { body: string; signature: string }[] = [];
let refusals = 0;
const shop = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const refused = refusals > 0;
    if (refused) refusals -= 1;
    else taken.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(refused ? 500 : 200).end();
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.close();
});

describe('webhooks', () => {
  it('are retried with the same event until accepted', async () => {
    const webhooks = new Webhooks(url, 'whsec_1');
    refusals = 1;
    taken.length = 0;
    const session = newSession();
    webhooks.send('checkout.session.completed', session);
    await expect.poll(() => taken.length).toBe(1);
    await expect.poll(() => webhooks.pendingOf(session.id)).toBe(0);
    expect(webhooks.deliveries.map(({ status, try: attempt }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 200],
    ]);
    expect(new Set(webhooks.deliveries.map(({ event }) => event)).size).toBe(1);
    expect(JSON.parse(taken[0]?.body ?? '')).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { id: session.id } },
    });
    expect(taken[0]?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  });

  it('of a session are dropped or repeated as its faults configure', async () => {
    const webhooks = new Webhooks(url, 'whsec_1');
    const lost = newSession();
    const repeated = newSession();
    webhooks.setFaults(lost.id, { ...noFaults, drop: 1 });
    webhooks.setFaults(repeated.id, { ...noFaults, repeat: 1, delayMs: 50 });
    taken.length = 0;
    webhooks.send('checkout.session.completed', lost);
    webhooks.send('checkout.session.completed', repeated);
    await expect.poll(() => taken.length).toBe(2);
    expect(taken.every(({ body }) => body.includes(repeated.id))).toBe(true);
  });
});

describe('faults', () => {
  it('depend only on the seed', () => {
    const draw = (seed: number) => {
      const random = randomFrom(seed);
      const faults = { seed, drop: 0.3, repeat: 0.3, delayMs: 100 };
      return Array.from({ length: 50 }, () => deliveriesOf(faults, random));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const lengths = new Set(draw(7).map((delays) => delays.length));
    expect([...lengths].sort()).toEqual([0, 1, 2]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { Failure } from '../failure.ts';
import { createSession, expireSession } from './payment-session.ts';

const sessions = vi.hoisted(() => ({ create: vi.fn(), expire: vi.fn(), retrieve: vi.fn() }));
vi.mock('./stripe.ts', () => ({ stripe: () => ({ checkout: { sessions } }) }));

const minute = 60_000;
const hour = 60 * minute;
/** A full hour. */
const now = 500_000 * hour;

const checkout = {
  uid: 'u1',
  dateId: '20261201_1',
  orderKey: '12SmithSt',
  amount: 5000,
  order: { attemptId: 'a-1', orderLang: 'ko' },
} as Checkout;

beforeEach(() => {
  vi.resetAllMocks();
  sessions.create.mockResolvedValue({ id: 'cs_1' });
});

/** What the provider is asked for at a moment: the parameters and the key. */
async function askedAt(createdAt: number, finishDate: number) {
  const ask = { title: '주문', origin: 'https://shop.example', finishDate, earlier: 0 };
  await createSession({ ...checkout, createdAt }, ask);
  const [params, { idempotencyKey }] = sessions.create.mock.lastCall ?? [];
  return { params, idempotencyKey };
}

describe('a session', () => {
  it.each([
    ['a week before the cut-off', now + 7 * 24 * hour],
    ['an hour before the cut-off', now + hour],
    ['after the cut-off of a date that is still open', now - hour],
  ])('is the same one for two tabs in different minutes, %s', async (_, finishDate) => {
    const first = await askedAt(now + minute, finishDate);
    expect(await askedAt(now + 2 * minute + 1, finishDate)).toEqual(first);
  });

  it('expires half an hour after the cut-off, within the provider’s limit of 24 hours', async () => {
    const ends = async (finishDate: number) =>
      (await askedAt(now, finishDate)).params.expires_at * 1000 - now;
    expect(await ends(now + hour)).toBe(hour + 31 * minute);
    expect(await ends(now - hour)).toBe(31 * minute);
    expect((await askedAt(now, now + 24 * hour)).params).not.toHaveProperty('expires_at');
  });

  it('lasts at least half an hour whenever it is opened', async () => {
    for (let late = 0; late < hour; late += minute) {
      const { params } = await askedAt(now + late, now - hour);
      const lives = params.expires_at * 1000 - (now + late);
      expect(lives).toBeGreaterThanOrEqual(31 * minute);
      expect(lives).toBeLessThan(46 * minute);
    }
  });

  it('accepts only cards, whatever the account’s settings allow', async () => {
    expect((await askedAt(now, now + hour)).params.allowed_payment_method_types).toEqual(['card']);
  });
});

describe('the provider’s receipt', () => {
  it('goes to the address that is given, and to none without one', async () => {
    const ask = {
      title: '주문',
      origin: 'https://shop.example',
      finishDate: now + hour,
      earlier: 0,
    };
    for (const [receiptEmail, expected] of [
      ['a@example.com', 'a@example.com'],
      [undefined, undefined],
    ]) {
      await createSession({ ...checkout, createdAt: now }, { ...ask, receiptEmail });
      const [params] = sessions.create.mock.lastCall ?? [];
      expect(params.payment_intent_data.receipt_email).toBe(expected);
    }
  });
});

describe('expiring a session', () => {
  it('returns a session that has already expired or been paid', async () => {
    sessions.expire.mockRejectedValue(new Error('only open sessions can be expired'));
    for (const ended of [
      { status: 'expired', payment_status: 'unpaid' },
      { status: 'complete', payment_status: 'paid' },
    ]) {
      sessions.retrieve.mockResolvedValue(ended);
      expect(await expireSession('cs_1')).toBe(ended);
    }
  });

  it('fails while the session can still be paid', async () => {
    sessions.expire.mockRejectedValue(new Error('connection reset'));
    sessions.retrieve.mockResolvedValue({ status: 'open', payment_status: 'unpaid' });
    await expect(expireSession('cs_1')).rejects.toEqual(new Failure('provider-failed'));
    sessions.retrieve.mockResolvedValue({ status: 'complete', payment_status: 'unpaid' });
    await expect(expireSession('cs_1')).rejects.toEqual(new Failure('provider-failed'));
  });
});

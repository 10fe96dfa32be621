import Stripe from 'stripe';
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

describe('an error of the provider', () => {
  const error = (replayed: boolean) =>
    new Stripe.errors.StripeAPIError({
      ...{ type: 'api_error', message: 'out of order', statusCode: 500 },
      headers: replayed ? { 'idempotent-replayed': 'true' } : {},
    });
  /** The provider fails `saved` times, and repeats what it has answered under a key. */
  const failing = (saved: number) => {
    const known = new Set<string>();
    sessions.create.mockImplementation(async (_, { idempotencyKey: key }) => {
      if (known.has(key)) throw error(true);
      if (known.size === saved) return { id: 'cs_1' };
      known.add(key);
      throw error(false);
    });
  };
  const ask = { title: '주문', origin: 'https://shop.example', finishDate: now + hour, earlier: 0 };
  const open = () => createSession({ ...checkout, createdAt: now }, ask);

  it('that it repeats for a day keeps nobody from paying once it works again', async () => {
    failing(2);
    await expect(open()).rejects.toMatchObject({ code: 'provider-failed' });
    await expect(open()).rejects.toMatchObject({ code: 'provider-failed' });
    expect(await open()).toEqual({ id: 'cs_1' });
  });

  it('is followed by no other session while the first one may have been opened', async () => {
    failing(1);
    await expect(open()).rejects.toMatchObject({ code: 'provider-failed' });
    expect(sessions.create).toHaveBeenCalledTimes(1);
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

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutOf } from '../../domain/card/checkout.ts';
import { exceptionWrite, type TempOrder, tempOrderWrite } from '../../domain/card/temp-order.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { planOrder } from '../../domain/order/plan/order-plan.ts';
import { storedRequest } from '../../domain/order/plan/stored-request.ts';
import type { DocumentWrite } from '../../domain/store/document-write.ts';
import type { ReadDocument } from '../../domain/store/transaction.ts';
import { applyWrites, type Documents } from '../../domain/testing/apply-writes.ts';
import {
  contextWith,
  date,
  dateId,
  info,
  menus,
  now,
  requestWith,
  user,
} from '../../domain/testing/fixtures.ts';
import {
  type CompletionResponse,
  dropCardOrder,
  resumeCardPayment,
  startCardPayment,
} from './card-payment.ts';

const shop = vi.hoisted(() => ({
  documents: {} as Documents,
  completion: undefined as CompletionResponse | undefined,
  sessions: 0,
  sent: undefined as string | undefined,
  checkPhone: async () => true,
}));
vi.mock('../firebase/run-plan.ts', () => ({
  runPlan: async (plan: (read: ReadDocument) => Promise<{ writes?: DocumentWrite[] }>) => {
    const result = await plan(async (path) => shop.documents[path]);
    shop.documents = applyWrites(shop.documents, result.writes ?? []);
    return result;
  },
}));
vi.mock('../firebase/functions-client.ts', () => ({
  RefusedError: class extends Error {},
  callFunction: async (path: string, { form }: { form?: { order?: string } }) => {
    if (path === '/app/getCompareBl') return shop.checkPhone();
    if (path === '/app/complete-order') return shop.completion;
    shop.sessions += 1;
    shop.sent = form?.order;
    return { id: 'cs_1', payment_intent: null, url: 'https://pay.example', completed: false };
  },
}));

const request = requestWith({ paymentMethod: 'card' });
const quote = planOrder(request, contextWith());
if (quote.kind !== 'pay-first') throw new Error('the fixture is quoted');
const { order } = quote;
const waiting: TempOrder = { ...order, request: storedRequest(request) };
const temp = `tempOrdersForCard/${user.uid}`;
const place = () => shop.documents[temp]?.[dateId];
const answered = (answer: Partial<CompletionResponse>): CompletionResponse => ({
  state: 'completed',
  dateId,
  orderKey: order.orderKey,
  attemptId: order.attemptId,
  ...answer,
});

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const stores = {
    'users/u1': { ...user },
    'dates/activeDates': { [dateId]: { ...date } },
    'manages/menus': { ...menus },
  };
  shop.documents = applyWrites(stores, [tempOrderWrite(order, request)]);
  shop.completion = undefined;
  shop.sessions = 0;
  shop.checkPhone = async () => true;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a card order that waits for its payment', () => {
  it('is paid when its own attempt is paid', async () => {
    shop.completion = answered({});
    expect(await resumeCardPayment('u1', waiting, '')).toMatchObject({
      kind: 'completed',
      order: { attemptId: order.attemptId, paid: true },
    });
    expect(shop.sessions).toBe(0);
  });

  it('does not count as paid because the order that it edits was paid', async () => {
    shop.completion = answered({ attemptId: 'the paid one' });
    expect(await resumeCardPayment('u1', waiting, '')).toMatchObject({ kind: 'redirect' });
    expect(shop.sessions).toBe(1);
    expect(await dropCardOrder('u1', waiting)).toBe('dropped');
    expect(place()).toBeUndefined();
  });

  it('tells the functions which order it moves, as its document does', async () => {
    const movedFrom = order.orderKey;
    const move = { ...waiting, request: { ...waiting.request, movedFrom } };
    shop.completion = answered({ attemptId: 'the paid one' });
    expect(await resumeCardPayment('u1', move, '')).toMatchObject({ kind: 'redirect' });
    expect(JSON.parse(shop.sent ?? '')).toMatchObject({ request: { movedFrom } });
  });

  it('is neither deleted nor paid again once its payment has become a payment exception', async () => {
    const write = exceptionWrite(checkoutOf(quote, request, 1), 'order-changed');
    shop.documents = applyWrites(shop.documents, [write]);
    const told = place();
    shop.completion = answered({ state: 'exception' });
    expect(await dropCardOrder('u1', waiting)).toBe('changed');
    expect(await resumeCardPayment('u1', waiting, '')).toEqual({
      kind: 'refused',
      problems: [{ code: 'exception-unacknowledged' }],
    });
    expect(shop.sessions).toBe(0);
    expect(place()).toEqual(told);
    expect(await dropCardOrder('u1', { ...waiting, exception: 'order-changed' })).toBe('dropped');
    expect(place()).toBeUndefined();
  });
});

describe('the check of the phone', () => {
  const start = () => startCardPayment('u1', request, '', info);

  it('that a lost connection ends is not told as a blocked phone, which no second tap can pay with', async () => {
    shop.checkPhone = async () => {
      throw new AppError('network');
    };
    await expect(start()).rejects.toMatchObject({ code: 'network' });
    expect(shop.sessions).toBe(0);
  });

  it.each([
    ['says no', async () => false],
    [
      'fails on the server',
      async () => {
        throw new AppError('unknown');
      },
    ],
  ])('that %s lets no card be paid with', async (_says, check) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    shop.checkPhone = check;
    expect(await start()).toEqual({ kind: 'blocked' });
    expect(shop.sessions).toBe(0);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffActor } from '../../../src/domain/staff/staff-log.ts';
import { callSeconds } from '../app.ts';
import { sendDeliveryTimes } from './send-delivery-time.ts';
import { longestSms } from './sms.ts';

const sent = vi.hoisted(() => ({ texts: 0, plans: 0, failing: 0 }));
vi.mock('../settings.ts', () => ({
  settings: () => ({ SHOP_ORIGINS: ['https://shop.example'], SMS_SENDER: '61400000000' }),
  WrongSettings: class extends Error {},
}));
/** A provider that never answers. */
vi.mock('./sms.ts', async (original) => {
  const sms = await original<typeof import('./sms.ts')>();
  const sendSms = async () => {
    sent.texts += 1;
    await new Promise((resolve) => setTimeout(resolve, sms.longestSms));
    throw new Error('timeout');
  };
  return { ...sms, sendSms };
});
const order = { orderKey: 'key', customerInfo: { phone: '0491 570 156' } };
vi.mock('../run-plan-as-admin.ts', () => ({
  runPlan: async () => {
    sent.plans += 1;
    if (sent.plans === sent.failing) throw new Error('the name of a document is too long');
    return { kind: 'send', sms: 'at one', order };
  },
}));

beforeEach(() => {
  Object.assign(sent, { texts: 0, plans: 0, failing: 0 });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stops = Array.from({ length: 10 }, (_, at) => ({
  uid: `uid-${at}`,
  orderId: 'key',
  window: { from: 780, to: 900 },
}));

it('ends within the time of a call, although the provider answers to none of the ten texts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const began = Date.now();
  const answered = sendDeliveryTimes({ dateId: '20261201_1795784400000', resend: 'no', stops }, {
    entryId: 'attempt',
  } as StaffActor).then((outcome) => ({ outcome, took: Date.now() - began }));
  await vi.advanceTimersByTimeAsync(10 * longestSms);
  const { outcome, took } = await answered;
  expect(sent.texts).toBe(10);
  expect(Object.values((outcome as { result: object }).result)).toEqual(
    Array.from({ length: 10 }, () => 'unknown'),
  );
  expect(took).toBeLessThan((callSeconds * 1000) / 2);
});

it('sends the others theirs where one cannot be sent, and does not know of that one', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.failing = 1;
  const answered = sendDeliveryTimes({ dateId: '20261201_1795784400000', resend: 'no', stops }, {
    entryId: 'attempt',
  } as StaffActor);
  await vi.advanceTimersByTimeAsync(10 * longestSms);
  expect(await answered).toMatchObject({ kind: 'done', result: { 'uid-0_key': 'unknown' } });
  expect(sent.texts).toBe(9);
  expect(logged).toHaveBeenCalledWith(expect.anything(), 'uid-0_key', expect.any(Error));
});

import { describe, expect, it } from 'vitest';
import { formatWindow } from '../../dates/delivery-window.ts';
import { smsSize } from '../../messages/sms-size.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { cashOrder, otherActor, staffActor } from '../../testing/staff-actors.ts';
import type { OrderMarks } from '../orders/order-marks.ts';
import {
  type DeliverySend,
  deliveryNotice,
  deliverySms,
  messageIds,
  sendStatus,
  windowVersion,
} from './delivery-notice.ts';
import { planDeliverySend, sendResultWrites } from './delivery-send.ts';
import { atClock } from './stop-windows.ts';

const order = cashOrder();
const window = {
  from: atClock(date.deliveryDate, '13:00'),
  to: atClock(date.deliveryDate, '14:00'),
};
const link = `https://hansang.example/msg/${dateId}/AbCdEfGhIjKlMnOp`;
const message = {
  window,
  resend: 'no' as const,
  attemptId: 'attempt-2',
  msgId: 'm1',
  link,
  marks: undefined,
};
const sent: DeliverySend = {
  uid: 'u1',
  state: 'sent',
  version: windowVersion(window),
  msgId: 'm0',
  attemptId: 'attempt-1',
  at: 1,
};

const alreadySent = { kind: 'known', result: 'already-sent' };

describe('the message of a delivery time', () => {
  it('names day and time and links to the notice, in the language of the order', () => {
    expect(deliverySms(order, window, link)).toBe(
      `[한상] 11월 24일 (화) 오후 1:00~2:00에 배송해 드려요. ${link}`,
    );
    const english = cashOrder({ orderLang: 'en' });
    const text = deliverySms(english, window, link);
    expect(text).toBe(`[Hansang] Your delivery on Tue, 24 Nov comes 1:00-2:00 pm. ${link}`);
    expect(smsSize(text).parts).toBe(1);
    expect(smsSize(deliverySms(order, window, link)).parts).toBe(2);
  });

  it('shows address, note and amount to pay behind the link', () => {
    expect(deliveryNotice(order, window, undefined).split('\n')).toEqual([
      '김하늘님, 안녕하세요. 한상입니다.',
      '11월 24일 (화) 오후 1:00~2:00 사이에 배송해 드려요.',
      '5 / 12 Smith St, Epping 2121',
      '배송받을 때 내실 금액: $60.00',
      '메모: 문 앞에',
    ]);
    const paid = cashOrder({ paymentMethod: 'card', paid: true, orderLang: 'en' });
    expect(deliveryNotice(paid, window, undefined)).not.toContain('To pay');
  });

  it('asks only for the cash that has not been taken yet', () => {
    const taken = (amount: number): OrderMarks => ({
      uid: 'u1',
      'cash-taken': { version: 'older', amount, at: 1, by: '' },
    });
    const plan = planDeliverySend(order, { ...message, marks: taken(5000) }, undefined, staffActor);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    const { text } = applyWrites({}, plan.writes)[`deliveryMsgs/${dateId}/messages/m1`] ?? {};
    expect(text).toContain('배송받을 때 내실 금액: $10.00');
    expect(deliveryNotice(order, window, taken(6000))).not.toContain('내실 금액');
  });

  it('names both halves of the day where the window crosses noon', () => {
    const across = { from: atClock(date.deliveryDate, '11:30'), to: window.from };
    expect(formatWindow(across, 'ko')).toBe('오전 11:30~오후 1:00');
    expect(formatWindow(across, 'en')).toBe('11:30 am-1:00 pm');
  });

  it("breaks links and numbers in the customer's own words", () => {
    const name = '당첨 http://evil.example 0412 345 678';
    const customerInfo = { ...order.customerInfo, name, note: '코드 1234#, 0499999999' };
    const text = deliveryNotice({ ...order, customerInfo }, window, undefined);
    expect(text).toContain('당첨');
    expect(text).toContain('1234#');
    expect(text).not.toMatch(/:\/\/|evil\.example|0412 345 678|0499999999/);
  });
});

describe('sendStatus', () => {
  const { now } = staffActor;

  it('tells a message whose result has been missing for a minute from one that is being sent', () => {
    const sending: DeliverySend = { ...sent, state: 'sending', at: now };
    expect(sendStatus(sending, window, now + 59_999)).toBe('sending');
    expect(sendStatus(sending, window, now + 60_000)).toBe('unknown');
    expect(sendStatus({ ...sending, openedAt: now }, window, now + 60_000)).toBe('opened');
  });

  it('tells whether a message was sent, and whether the time was changed later', () => {
    expect(sendStatus(undefined, window, now)).toBe('unsent');
    expect(sendStatus(sent, window, now)).toBe('sent');
    expect(sendStatus(sent, undefined, now)).toBe('sent');
    expect(sendStatus({ ...sent, openedAt: 2 }, { ...window, to: 1 }, now)).toBe('changed');
    expect(sendStatus({ ...sent, state: 'failed' }, { ...window, to: 1 }, now)).toBe('failed');
  });
});

describe('planDeliverySend', () => {
  it('tells nobody a time who has the food, and says what was told before', () => {
    const marks: OrderMarks = { uid: 'u1', delivered: { at: 1, by: '' } } as never;
    const plan = planDeliverySend(order, { ...message, marks }, undefined, staffActor);
    expect(plan).toEqual({ kind: 'known', result: 'delivered' });
    expect(planDeliverySend(order, { ...message, marks }, sent, staffActor)).toEqual(alreadySent);
  });

  it('keeps which messages a stop has had, so that all of them are found', () => {
    const stop = `deliverySends/${dateId}/stops/u1_${order.orderId}`;
    const again = { ...message, msgId: 'm2', resend: 'all' as const };
    const plan = planDeliverySend(order, again, { ...sent, earlier: ['m0'] }, staffActor);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    const send = applyWrites({}, plan.writes)[stop] as unknown as DeliverySend;
    expect(messageIds(send)).toEqual(['m2', sent.msgId, 'm0']);
  });

  it('stores the message, its sending state, the window and a log entry', () => {
    const plan = planDeliverySend(order, message, undefined, staffActor);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    const documents = applyWrites({}, plan.writes);
    const stop = `deliverySends/${dateId}/stops/u1_${order.orderId}`;
    expect(documents[stop]).toMatchObject({
      state: 'sending',
      msgId: 'm1',
      attemptId: 'attempt-2',
    });
    expect(documents[`deliveryMsgs/${dateId}/messages/m1`]).toMatchObject({
      text: deliveryNotice(order, window, undefined),
    });
    expect(documents['deliveryWindows/u1']).toEqual({
      [dateId]: { [order.orderId ?? '']: { ...window, at: staffActor.now } },
    });
    expect(documents['staffLog/entry-1']).toMatchObject({ action: 'delivery-message', uid: 'u1' });
    const refused = { state: 'failed' as const, error: 'no' };
    const stored = documents[stop] as unknown as DeliverySend;
    const done = applyWrites(documents, sendResultWrites(order, 'm1', refused, stored));
    expect(done[stop]).toMatchObject({ state: 'failed', error: 'no' });
    expect(sendResultWrites(order, 'm0', refused, stored)).toEqual([]);
  });

  it('sends one message for each window, and another one when the window changed, sending failed or staff choose to', () => {
    expect(planDeliverySend(order, message, sent, staffActor)).toEqual(alreadySent);
    for (const [again, before] of [
      [{ ...message, resend: 'all' as const }, sent],
      [message, { ...sent, version: 'other' }],
      [message, { ...sent, state: 'failed' as const }],
    ] as const) {
      expect(planDeliverySend(order, again, before, staffActor).kind).toBe('write');
    }
  });

  it('waits for a message that is being sent, and sends one with an unknown result again only when staff choose to', () => {
    const sending: DeliverySend = { ...sent, state: 'sending', at: staffActor.now };
    const kindOf = (resend: 'no' | 'unknown' | 'all', actor: typeof staffActor) =>
      planDeliverySend(order, { ...message, resend }, sending, actor).kind;
    for (const resend of ['no', 'unknown', 'all'] as const) {
      expect(kindOf(resend, staffActor)).toBe('known');
    }
    expect(kindOf('no', otherActor)).toBe('known');
    expect(kindOf('unknown', otherActor)).toBe('write');
    expect(kindOf('all', otherActor)).toBe('write');
  });

  it.each([
    ['sent', 'sent'],
    ['sending', 'unknown'],
    ['failed', 'failed'],
  ] as const)('returns the result of a message again in the same attempt: %s', (state, result) => {
    const again = { ...message, resend: 'all' as const };
    const before = { ...sent, state, attemptId: message.attemptId };
    expect(planDeliverySend(order, again, before, otherActor)).toEqual({ kind: 'known', result });
  });

  it('logs which time the customer knew and which one they are told', () => {
    const other = { from: 1, to: 2 };
    const entryAfter = (stored: DeliverySend | undefined) => {
      const plan = planDeliverySend(order, message, stored, staffActor);
      if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
      return applyWrites({}, plan.writes)['staffLog/entry-1'];
    };
    const told = { ...sent, version: windowVersion(other) };
    expect(entryAfter(told)).toMatchObject({ before: other, after: window });
    expect(entryAfter({ ...told, state: 'failed' })).toMatchObject({ before: null });
  });

  it('sends no message again that has arrived, when staff choose only unknown results', () => {
    const again = { ...message, resend: 'unknown' as const };
    expect(planDeliverySend(order, again, sent, staffActor)).toEqual(alreadySent);
  });
});

import { describe, expect, it } from 'vitest';
import { formatWindow } from '../delivery-window.ts';
import { smsSize } from '../sms-size.ts';
import { applyWrites } from '../testing/apply-writes.ts';
import { date, dateId } from '../testing/fixtures.ts';
import { cashOrder, otherActor, staffActor } from '../testing/staff.ts';
import {
  type DeliverySend,
  deliveryNotice,
  deliverySms,
  windowVersion,
} from './delivery-notice.ts';
import { atClock } from './delivery-run.ts';
import { planDeliverySend, sendResultWrite } from './delivery-send.ts';

const order = cashOrder();
const window = {
  from: atClock(date.deliveryDate, '13:00'),
  to: atClock(date.deliveryDate, '14:00'),
};
const link = `https://hansang.example/msg/${dateId}/AbCdEfGhIjKlMnOp`;
const ask = { window, resend: false, msgId: 'm1', link };
const sent: DeliverySend = {
  uid: 'u1',
  orderKey: order.orderKey,
  state: 'sent',
  version: windowVersion(window),
  msgId: 'm0',
  at: 1,
};

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
    expect(deliveryNotice(order, window).split('\n')).toEqual([
      '김하늘님, 안녕하세요. 한상입니다.',
      '11월 24일 (화) 오후 1:00~2:00 사이에 배송해 드려요.',
      '5 / 12 Smith St, Epping',
      '받을 금액: $60.00',
      '메모: 문 앞에',
    ]);
    const paid = cashOrder({ paymentMethod: 'card', paid: true, orderLang: 'en' });
    expect(deliveryNotice(paid, window)).not.toContain('To pay');
  });

  it('names both halves of the day where the window crosses noon', () => {
    const across = { from: atClock(date.deliveryDate, '11:30'), to: window.from };
    expect(formatWindow(across, 'ko')).toBe('오전 11:30~오후 1:00');
    expect(formatWindow(across, 'en')).toBe('11:30 am-1:00 pm');
  });
});

describe('planDeliverySend', () => {
  it('stores the message, its sending state, the window and a log entry', () => {
    const plan = planDeliverySend(order, ask, undefined, staffActor);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    const documents = applyWrites({}, plan.writes);
    const stop = `deliverySends/${dateId}/stops/u1_${order.orderKey}`;
    expect(documents[stop]).toMatchObject({ state: 'sending', msgId: 'm1' });
    expect(documents[`deliveryMsgs/${dateId}/messages/m1`]).toMatchObject({
      text: deliveryNotice(order, window),
    });
    expect(documents['deliveryWindows/u1']).toEqual({ [dateId]: { [order.orderKey]: window } });
    expect(documents['staffLog/entry-1']).toMatchObject({ action: 'delivery-message', uid: 'u1' });
    const done = applyWrites(documents, [sendResultWrite(order, { state: 'failed', error: 'no' })]);
    expect(done[stop]).toMatchObject({ state: 'failed', error: 'no' });
  });

  it('sends one message for each window, and another one when the window changed, sending failed or staff ask again', () => {
    expect(planDeliverySend(order, ask, sent, staffActor)).toEqual({ kind: 'already-sent' });
    for (const [again, before] of [
      [{ ...ask, resend: true }, sent],
      [ask, { ...sent, version: 'other' }],
      [ask, { ...sent, state: 'failed' as const }],
    ] as const) {
      expect(planDeliverySend(order, again, before, staffActor).kind).toBe('write');
    }
  });

  it('waits for a message that is being sent, and treats it as lost after a minute', () => {
    const sending: DeliverySend = { ...sent, state: 'sending', at: staffActor.now };
    const again = { ...ask, resend: true };
    expect(planDeliverySend(order, again, sending, staffActor).kind).toBe('already-sent');
    expect(planDeliverySend(order, again, sending, otherActor).kind).toBe('write');
  });
});

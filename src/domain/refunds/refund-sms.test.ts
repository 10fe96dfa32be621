import { describe, expect, it } from 'vitest';
import { smsSize } from '../messages/sms-size.ts';
import { orderOf, paidShop } from '../testing/paid-shop.ts';
import { refundLine, refundSms } from './refund-sms.ts';

const order = orderOf(paidShop);
if (!order) throw new Error('the fixture has an order');
const english = { ...order, orderLang: 'en' as const, deliveryDate: 'Tue, 24 Nov' };
const refund = { kind: 'goodwill', given: 500, to: 'card', reason: '국이 샜어요' } as const;

describe('SMS of a refund', () => {
  it('names the amount, the delivery, where the money goes and why', () => {
    const { name, phone, smsMsgBody } = refundSms(order, refund);
    expect([name, phone]).toEqual(['김하늘', '0412-345-678']);
    expect(smsMsgBody.split('\n')).toEqual([
      `[한상] 환불 - 배송 ${order.deliveryDate}`,
      '환불 $5.00 (결제하신 카드로, 며칠 걸릴 수 있어요)',
      '국이 샜어요',
      '감사합니다',
    ]);
  });

  it('says in English that an order was cancelled, in an SMS of one part', () => {
    const reason = 'The delivery van broke down.';
    const sms = refundSms(english, { ...refund, kind: 'cancellation', given: 5000, reason });
    expect(sms.smsMsgBody.split('\n')).toEqual([
      '[Hansang] Order cancelled - Delivery Tue, 24 Nov',
      'Refund $50.00 (to your card, it can take some days)',
      'The delivery van broke down.',
      'Thank you!',
    ]);
    expect(smsSize(sms.smsMsgBody)).toMatchObject({ encoding: 'gsm', parts: 1 });
  });

  it('says that a payment did not become an order', () => {
    const { smsMsgBody } = refundSms(order, { ...refund, kind: 'exception' });
    expect(smsMsgBody).toContain('\n주문이 되지 않은 결제예요.\n');
  });

  it('leaves out links and cuts a long reason', () => {
    const reason = `https://evil.example/x ${'가'.repeat(200)}`;
    const { smsMsgBody } = refundSms(order, { ...refund, reason });
    expect(smsMsgBody).not.toContain('://');
    expect(smsMsgBody.length).toBeLessThan(160);
  });
});

describe('line of a refund', () => {
  it('names card or points, and is empty when nothing is refunded', () => {
    expect(refundLine('en', 1250, 'points')).toBe('Refund $12.50 (as points)');
    expect(refundLine('ko', 1250, 'points')).toBe('환불 $12.50 (포인트로)');
    expect(refundLine('ko', 0, 'card')).toBe('');
  });
});

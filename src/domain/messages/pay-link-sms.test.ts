import { expect, it } from 'vitest';
import type { PayLink } from '../card/pay-link.ts';
import { date, now } from '../testing/fixtures.ts';
import { linkWith } from '../testing/pay-link-with.ts';
import { payLinkSms } from './pay-link-sms.ts';
import { smsSize } from './sms-size.ts';

const link = `https://shop.example/pay/${'x'.repeat(16)}`;
const { order } = linkWith();
const textOf = (orderLang: 'ko' | 'en', changes: Partial<PayLink> = {}) =>
  payLinkSms(linkWith({ order: { ...order, orderLang }, until: date.finishDate, ...changes }), {
    link,
    now,
  });

it('says the day, the amount, until when, and the link, in two parts in Korean', () => {
  expect(textOf('ko')).toBe(
    `[한상] 11월 24일 (화) 배송 $60.00 카드 결제: ${link} 11월 22일 (일) 오후 5:00까지 결제하시면 주문이 확정돼요.`,
  );
  expect(smsSize(textOf('ko')).parts).toBe(2);
});

it('fits one part in English', () => {
  expect(textOf('en')).toBe(
    `[Hansang] Delivery Tue, 24 Nov: pay $60.00 by card to confirm your order, by Sun, 22 Nov 5:00 pm. ${link}`,
  );
  expect(smsSize(textOf('en'))).toMatchObject({ parts: 1 });
});

it('asks for the difference where dishes are added to a paid order', () => {
  const added = { amount: 2000, addsTo: { version: 'a', quantities: { soup: 2 } } };
  expect(textOf('ko', added)).toBe(
    `[한상] 11월 24일 (화) 배송에 더하신 음식 $20.00 카드 결제: ${link} 11월 22일 (일) 오후 5:00까지 결제하시면 주문에 들어가요.`,
  );
  expect(smsSize(textOf('ko', added)).parts).toBe(2);
  expect(textOf('en', added)).toBe(
    `[Hansang] Dishes added to delivery Tue, 24 Nov: pay $20.00 by card, by Sun, 22 Nov 5:00 pm, to have them in your order. ${link}`,
  );
  expect(smsSize(textOf('en', added)).parts).toBe(2);
});

import { expect, it } from 'vitest';
import { sydneyTime } from '../dates/sydney-time.ts';
import { deliveredSms } from './delivered-text.ts';
import { smsSize } from './sms-size.ts';

const at = sydneyTime('2026-11-24T15:41');

it.each([
  ['ko', true, '[한상] 오후 3:41에 배송해 드렸어요. 문 앞 사진은 주문 내역에 있어요. 감사합니다'],
  ['ko', false, '[한상] 오후 3:41에 배송해 드렸어요. 감사합니다'],
  [
    'en',
    true,
    '[Hansang] Delivered at 3:41 pm. A photo of your door is in your order history. Thank you!',
  ],
  ['en', false, '[Hansang] Delivered at 3:41 pm. Thank you!'],
] as const)('a text in %s, with a photo: %s, is one part', (language, hasPhoto, text) => {
  expect(deliveredSms(language, at, hasPhoto)).toBe(text);
  expect(smsSize(text).parts).toBe(1);
});

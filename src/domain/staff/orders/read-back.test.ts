import { expect, it } from 'vitest';
import { deliveryMoment } from '../../dates/delivery-day.ts';
import { dateId, now } from '../../testing/fixtures.ts';
import { type HeardOrder, readBack } from './read-back.ts';

const heard: HeardOrder = {
  name: '김순자',
  phone: '0412-345-678',
  address: { address: '5 / 12 Smith St, Epping', addressFull: { postal_code: '2121' } },
  day: deliveryMoment(dateId),
  window: undefined,
  dishes: [
    { title: '곰탕', q: 3 },
    { title: '김치', q: 1 },
  ],
  total: 7235,
  pointsUsed: 0,
  toPay: 7235,
  payment: 'cash',
};
const inKorean = (changed: Partial<HeardOrder> = {}) =>
  readBack({ ...heard, ...changed }, 'ko', now);

it('says in Korean who, when, where, what, how much and how it is paid', () => {
  expect(inKorean()).toEqual([
    '김순자 님, 배송은 11월 24일 화요일이에요.',
    '도착 시간은 정해지면 문자로 알려 드려요.',
    '주소는 5 / 12 Smith St, Epping 2121, 맞으시죠?',
    '전화번호는 0412-345-678, 맞으시죠?',
    '주문하신 음식은 곰탕 3개, 김치 1개예요.',
    '모두 $72.35예요.',
    '배송받으실 때 현금으로 $72.35를 주시면 돼요.',
  ]);
});

it('says the same in English, with the time that was told and a link to pay', () => {
  const dishes = [{ title: 'Beef soup', q: 3 }];
  const changed = { name: 'Ann Lee', dishes, window: '1:00-2:00 pm', payment: 'card' as const };
  expect(readBack({ ...heard, ...changed }, 'en', now)).toEqual([
    'Ann Lee, we deliver on Tuesday 24 Nov.',
    'It arrives 1:00-2:00 pm.',
    'The address is 5 / 12 Smith St, Epping 2121. Is that right?',
    'Your number is 0412-345-678. Is that right?',
    'You ordered 3 × Beef soup.',
    'That is $72.35 in all.',
    'We text you a link to pay $72.35 by card. It is an order once you have paid.',
  ]);
});

it('takes off points, and asks for nothing where they pay all', () => {
  expect(inKorean({ pointsUsed: 500, toPay: 6735 }).slice(-2)).toEqual([
    '포인트 $5.00를 빼 드려요.',
    '배송받으실 때 현금으로 $67.35를 주시면 돼요.',
  ]);
  expect(inKorean({ pointsUsed: 7235, toPay: 0 }).at(-1)).toBe('더 내실 돈은 없어요.');
});

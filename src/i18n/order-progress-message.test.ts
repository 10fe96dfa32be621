import { expect, it } from 'vitest';
import type { CashProgress, SlowStep } from '../domain/order/cash-progress.ts';
import { orderProgressMessage } from './order-progress-message.ts';

const messageOf = (progress: CashProgress) =>
  orderProgressMessage(((phrase: string) => phrase) as never, progress)?.text;

it('says nothing before an order is slow, however many are ordering', () => {
  expect(messageOf({ kind: 'working' })).toBeUndefined();
  expect(messageOf({ kind: 'working', crowded: true })).toBeUndefined();
});

it.each<SlowStep>(['requesting', 'still-requesting', 'network-problem'])(
  'says that many are ordering in place of the step "%s"',
  (slow) => {
    const many = '지금 주문하시는 분이 많아요. 계속 시도하고 있으니 조금만 기다려 주세요.';
    expect(messageOf({ kind: 'working', slow, crowded: true })).toBe(many);
    expect(messageOf({ kind: 'working', slow })).not.toBe(many);
  },
);

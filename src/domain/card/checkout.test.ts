import { expect, it } from 'vitest';
import { storedRequest } from '../order/plan/stored-request.ts';
import { requestWith } from '../testing/fixtures.ts';
import { affectsSameOrder } from './checkout.ts';

it('matches a payment for the order at its key and at the key it moves from', () => {
  const at = (key: string, previousOrderKey?: string) => ({
    orderKey: key,
    request: storedRequest(requestWith({ previousOrderKey })),
  });
  expect(affectsSameOrder(at('a'), at('a'))).toBe(true);
  expect(affectsSameOrder(at('a'), at('b'))).toBe(false);
  expect(affectsSameOrder(at('a'), at('b', 'a'))).toBe(true);
  expect(affectsSameOrder(at('b', 'a'), at('a'))).toBe(true);
  expect(affectsSameOrder(at('b', 'a'), at('c', 'a'))).toBe(true);
  expect(affectsSameOrder(at('b', 'a'), at('c', 'd'))).toBe(false);
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { planOrder } from '../../domain/order-plan.ts';
import { contextWith, info, requestWith } from '../../domain/testing/fixtures.ts';
import { useDialogs } from '../../screen-state/dialogs.ts';
import { finishOrder } from './finish-order.ts';
import type { OrderForm } from './use-order-form.ts';
import { useSubmitOrder } from './use-submit-order.ts';

it('a card order that is saved at once is told of once, whoever brings it first', async () => {
  const request = requestWith({ paymentMethod: 'card' });
  const plan = planOrder(request, contextWith());
  if (plan.kind !== 'pay-first') throw new Error('the fixture is quoted');
  const order = { ...plan.order, paid: true };
  const card = { busy: false, pay: async () => ({ kind: 'completed' as const, order }) };
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const { result } = renderHook(() => useSubmitOrder({ info } as OrderForm, card, close));
  await act(() => result.current.submit(request));
  expect(closed).toBe(1);
  finishOrder(order);
  expect(useDialogs.getState().stack).toEqual([
    expect.objectContaining({ kind: 'order-done', order }),
  ]);
});

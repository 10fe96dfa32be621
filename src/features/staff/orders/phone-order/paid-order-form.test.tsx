// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { paid, paidStore } from '../../../../domain/staff/actions/testing/order-cases.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { dateId, endOfDay, now } from '../../../../domain/testing/fixtures.ts';
import { setLanguage } from '../../../../i18n/i18n.ts';
import { ActionHost } from '../../common/changes/action-host.tsx';
import { store } from '../../testing/fake-store.ts';
import { detailsOf } from './caller-details.ts';
import { PaidOrderForm } from './paid-order-form.tsx';

const texts = vi.hoisted((): string[] => []);
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({ queryOnce: async () => [] }));
vi.mock('../../../../data/order/copies-queue.ts', () => ({
  enqueueOrderCopies: () => {},
  enqueueProfileCopies: () => {},
}));
vi.mock('../../../../data/order/sms-queue.ts', () => ({
  enqueueSms: (order: Order) => texts.push(order.customerInfo.name),
  flushSmsQueue: async () => {},
}));
vi.mock('../../../../data/documents/load-sdk.ts', () => ({ loadAuth: async () => ({ auth: {} }) }));
vi.mock('../../../../data/documents/until-shown.ts', () => ({ untilShown: async () => {} }));
vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);

beforeEach(async () => {
  await setLanguage('ko');
  vi.useFakeTimers({ toFake: ['Date'], now });
  store.documents = structuredClone(paidStore);
  store.answer = Promise.resolve();
  texts.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const stored = () =>
  Object.values(
    (store.documents['ordersForCustomer/u1'] as Record<string, Record<string, Order>>)[dateId] ??
      {},
  );

function Form({ onDone, delivered = false }: { onDone: () => void; delivered?: boolean }) {
  const [draft, setDraft] = useState({
    details: detailsOf(paid.customerInfo),
    request: paid.orderRequest,
  });
  return (
    <MemoryRouter>
      <PaidOrderForm
        order={paid}
        stored={paid}
        delivered={delivered}
        links={new Map()}
        language="ko"
        {...draft}
        onChange={(part) => setDraft({ ...draft, ...part })}
        onDone={onDone}
        onTheirs={() => {}}
      />
      <ActionHost />
    </MemoryRouter>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '고친 내용 저장' });

it('corrects recipient, unit and notes of a paid order, and takes that back', async () => {
  const done = new Promise<void>((resolve) => render(<Form onDone={resolve} />));
  type('받는 분', '김바다');
  type('호수', '7');
  type('메모', '벨');
  fireEvent.click(save());
  await done;
  expect(stored()).toMatchObject([
    {
      totalPrice: paid.totalPrice,
      paid: true,
      payment_intent: 'pi_1',
      customerInfo: { name: '김바다', address: '7 / 12 Smith St, Epping', note: '벨' },
    },
  ]);
  expect(texts).toEqual(['김바다']);
  fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
  expect(await screen.findByText('되돌렸어요')).toBeTruthy();
  expect(stored()).toMatchObject([
    { orderKey: paid.orderKey, customerInfo: { name: paid.customerInfo.name } },
  ]);
});

it('leaves street and money alone, and says what is still missing', () => {
  render(<Form onDone={() => {}} />);
  expect(screen.getByLabelText<HTMLInputElement>('주소').readOnly).toBe(true);
  expect(screen.getByRole('link', { name: '환불·취소' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '음식 빼기 (환불)' }).getAttribute('href')).toBe(
    staffPaths.refund(dateId, refOf(paid)),
  );
  expect(screen.getByRole('link', { name: '음식 더하기 (결제 링크)' }).getAttribute('href')).toBe(
    staffPaths.addDishes(dateId, refOf(paid)),
  );
  type('전화번호', '041');
  expect(screen.getByText('전화번호를 끝까지 적어 주세요.')).toBeTruthy();
  expect(save().disabled).toBe(true);
});

it('offers no dishes to add once it is delivered, or its day is over', () => {
  const add = () => screen.queryByRole('link', { name: '음식 더하기 (결제 링크)' });
  render(<Form onDone={() => {}} delivered />);
  expect(add()).toBeNull();
  cleanup();
  render(<Form onDone={() => {}} />);
  expect(add()).toBeTruthy();
  cleanup();
  vi.setSystemTime(endOfDay);
  render(<Form onDone={() => {}} />);
  expect(add()).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { orderTimeline } from '../../domain/order/history/order-timeline.ts';
import type { CancelledOrder, Order } from '../../domain/order/order.ts';
import { encodeFields } from '../../domain/store/firestore-json.ts';
import { dateId } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { useOrderVersions } from './order-versions.ts';

vi.mock('../env.ts', () => ({ env: { VITE_FIREBASE_PROJECT_ID: 'demo' } }));
vi.mock('../firebase/caller-headers.ts', () => ({ callerHeaders: async () => ({}) }));

interface Asked {
  structuredQuery: {
    where: {
      compositeFilter: {
        filters: {
          fieldFilter: { field: { fieldPath: string }; value: { stringValue: string } };
        }[];
      };
    };
  };
}

/** A server that has these versions of the customer's orders. */
function keep(...versions: Order[]): void {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { structuredQuery } = JSON.parse(body) as Asked;
    const meant = structuredQuery.where.compositeFilter.filters.map(
      ({ fieldFilter }) => fieldFilter,
    );
    const found = versions.filter((version) =>
      meant.every(({ field, value }) =>
        field.fieldPath === 'customerInfo.uid'
          ? version.customerInfo.uid === value.stringValue
          : version[field.fieldPath as 'dateId' | 'orderId'] === value.stringValue,
      ),
    );
    return Response.json(found.map((one) => ({ document: { fields: encodeFields({ ...one }) } })));
  });
}

async function storyOf(order: Order) {
  const { result } = renderHook(() => useOrderVersions(order));
  await waitFor(() => expect(result.current).toBeDefined());
  return orderTimeline({ order, versions: result.current });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const to = '20261127_1763000000000';
const first: Order = { ...cashOrder, orderId: 'try-1', attemptId: 'try-1', orderDate: 1000 };
const there: Order = { ...first, dateId: to, attemptId: 'try-2', orderDate: 1999 };
const left: CancelledOrder = { ...first, cancelledAt: 2000, movedTo: to };

it('has what an order was on the date that staff have moved it from', async () => {
  keep(first, there, left);
  expect(await storyOf(there)).toMatchObject([
    { kind: 'placed', at: 1000 },
    { kind: 'redated', from: dateId, to },
  ]);
});

it('ends the story of an order that was moved back on the date where it is', async () => {
  const back: Order = { ...first, attemptId: 'try-3', orderDate: 2999 };
  keep(first, there, left, back, { ...there, cancelledAt: 3000, movedTo: dateId } as Order);
  expect(await storyOf(back)).toMatchObject([
    { kind: 'placed', at: 1000 },
    { kind: 'redated', from: dateId, to },
    { kind: 'redated', from: to, to: dateId },
  ]);
});

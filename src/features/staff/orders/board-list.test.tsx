// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import { store } from '../testing/fake-store.ts';
import { card, marksPath, open } from '../testing/open-date-screens.tsx';

it('guards the order that comes to lie under the finger where a mark takes one off the list', async () => {
  const second = cashOrder({ orderId: 'second' });
  const customerInfo = { ...second.customerInfo, uid: 'u2', name: '박바다' };
  const board = store.documents[`orders2/${dateId}`] as Record<string, unknown>;
  board.u2 = { [second.orderKey]: { ...second, customerInfo } };
  open(`/staff/${dateId}?show=to-pack`);
  await card();
  const first = screen.getAllByRole('button', { name: /: 포장/ })[0] as HTMLElement;
  fireEvent.pointerDown(first, { isPrimary: true, clientX: 5, clientY: 5 });
  expect(document.querySelector('[data-tap-cover]')).toBeNull();
  fireEvent.click(first, { detail: 1 });
  expect(screen.getAllByRole('button', { name: /: 포장/ })).toHaveLength(1);
  expect(document.querySelector('[data-tap-cover]')).not.toBeNull();
  await waitFor(() => expect(store.documents[marksPath]?.packed).toBeTruthy());
});

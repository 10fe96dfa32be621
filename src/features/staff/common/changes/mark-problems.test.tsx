// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { photoQueue } from '../../../../data/staff/delivery/photo-queue.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { MarkProblems } from './mark-problems.tsx';

vi.mock('../../../../data/staff/common/run-action.ts', () => ({
  runAction: vi.fn(() => new Promise(() => {})),
}));

const order = cashOrder();
const photo = `/9j/${'A'.repeat(8)}`;
const change = { dateId: order.dateId, ...refOf(order), photo, seen: null };
const told = () => dispatchEvent(new StorageEvent('storage', { key: null }));
const kept = () => photoQueue.use.getState();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('staff-photos-problems:1', JSON.stringify({ change, mine: 'driver' }));
  told();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  told();
});

it.each([
  ['보내지 않기', []],
  ['다시 보내기', [change]],
])(
  'asks about a photo of a door that was refused, and does as is answered: %s',
  (answer, waiting) => {
    render(<MarkProblems orders={[]} staffName="driver" />);
    expect(screen.getByRole('alertdialog').textContent).toContain('문 앞 사진');
    fireEvent.click(screen.getByRole('button', { name: answer }));
    expect(kept().problems).toEqual([]);
    expect(kept().waiting.map(({ change: sent }) => sent)).toEqual(waiting);
  },
);

it('asks nobody else about it', () => {
  render(<MarkProblems orders={[]} staffName="other" />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

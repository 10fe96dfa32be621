// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueueProblem } from '../../../../data/staff/common/change-queue.ts';
import { tickQueue } from '../../../../data/staff/shopping/tick-queue.ts';
import type { TickChange } from '../../../../domain/staff/shopping/bought.ts';
import '../../../../i18n/i18n.ts';
import { TickProblems } from './tick-problems.tsx';

vi.mock('../../../../data/staff/common/run-action.ts', () => ({
  runAction: vi.fn(() => new Promise(() => {})),
}));
vi.mock('../../../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: undefined, loading: false, error: undefined }),
}));

const dateId = '20261124_1';
const change: TickChange = {
  week: '20261123',
  key: '대파',
  ticks: { [dateId]: { piece: 3000 } },
  seen: { [dateId]: null },
};
const now = { [dateId]: { piece: 2000 } };
const by = { name: 'cook@example.com', at: 1 };
const conflict = {
  kind: 'conflict' as const,
  seen: change.seen,
  now,
  wanted: change.ticks,
  paths: [],
  by,
};

beforeEach(() => {
  localStorage.clear();
  told();
});

const told = () => dispatchEvent(new StorageEvent('storage', { key: null }));
/** Keeps a tick that was not stored, as another tab does. */
function ask(problem: Omit<QueueProblem<typeof change>, 'id'>): void {
  localStorage.setItem('staff-ticks-problems:1', JSON.stringify(problem));
  told();
}

afterEach(cleanup);

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks nothing while every tick is stored', () => {
  render(<TickProblems staffName="boss" />);
  expect(document.body.textContent).toBe('');
});

it('shows what somebody else has ticked off, and ticks it off anyway', () => {
  ask({ change, mine: 'boss', conflict });
  render(<TickProblems staffName="boss" />);
  const text = screen.getByRole('alertdialog').textContent;
  for (const words of ['대파', '안 샀음', '2 개', '3 개']) expect(text).toContain(words);
  tap('내 것으로 바꾸기');
  expect(tickQueue.use.getState()).toMatchObject({
    problems: [],
    waiting: [{ by: 'boss', change: { ...change, seen: now } }],
  });
});

it('asks nobody but who made the tick', () => {
  ask({ change, mine: 'cook', conflict });
  render(<TickProblems staffName="boss" />);
  expect(document.body.textContent).toBe('');
});

it('says why a tick was refused', () => {
  const refused = { code: 'unknown-date' as const };
  ask({ change, mine: 'boss', refused });
  render(<TickProblems staffName="boss" />);
  const text = screen.getByRole('alertdialog').textContent;
  for (const words of ['대파', '없어진 날짜예요.']) expect(text).toContain(words);
});

it('says that a tick was refused, and drops it', () => {
  ask({ change, mine: 'boss' });
  render(<TickProblems staffName="boss" />);
  tap('보내지 않기');
  expect(tickQueue.use.getState()).toMatchObject({ problems: [], waiting: [] });
});

import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff.ts';
import type { StaffPlan } from '../staff-plan.ts';
import { dateState, planDateState } from './date-state-plan.ts';

const stored = { [dateId]: date };
const turn = (
  change: Omit<Parameters<typeof planDateState>[0], 'dateId'>,
  dates: Record<string, unknown> = stored,
  catalogue: Record<string, unknown> = menus,
) => planDateState({ dateId, ...change }, { dates, menus: catalogue }, staffActor);

function stateAfter(plan: StaffPlan, dates: Record<string, unknown> = stored) {
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  const documents = applyWrites({ 'dates/activeDates': structuredClone(dates) }, plan.writes);
  return {
    date: documents['dates/activeDates']?.[dateId],
    entry: documents['staffLog/entry-1'],
    head: documents['staffLogHeads/boss'],
  };
}

describe('planDateState', () => {
  it('closes an open date and logs it', () => {
    const plan = turn({ to: 'closed', seen: 'open' });
    expect(stateAfter(plan)).toEqual({
      date: { ...date, orderDone: true },
      entry: expect.objectContaining({
        actor: 'boss',
        action: 'date',
        dateId,
        before: 'open',
        after: 'closed',
      }),
      head: { entry: 'entry-1' },
    });
  });

  it('reopens a closed date and hides an open one', () => {
    const closed = { [dateId]: { ...date, orderDone: true, active: false } };
    expect(turn({ to: 'open' }, closed)).toMatchObject({
      kind: 'write',
    });
    expect(stateAfter(turn({ to: 'hidden' })).date).toMatchObject({
      active: false,
    });
  });

  it('writes nothing when the date has that state already', () => {
    expect(turn({ to: 'open', seen: 'closed' })).toEqual({
      kind: 'already-done',
    });
  });

  it('reports a conflict when somebody else changed the date, and refuses an unknown one', () => {
    const hidden = { [dateId]: { ...date, active: false } };
    expect(turn({ to: 'closed', seen: 'open' }, hidden)).toEqual({
      kind: 'refused',
      problem: { code: 'changed-meanwhile', state: 'hidden' },
    });
    expect(turn({ to: 'open' }, {})).toMatchObject({
      problem: { code: 'unknown-date' },
    });
  });

  it.each(['open', 'closed'] as const)('undoes the hiding of a date that was %s', (before) => {
    const shown = { [dateId]: { ...date, orderDone: before === 'closed' } };
    const { date: hidden } = stateAfter(turn({ to: 'hidden', seen: before }, shown), shown);
    const dates = { [dateId]: hidden };
    const undone = stateAfter(turn({ to: before, seen: 'hidden' }, dates), dates);
    expect(undone.date).toEqual(shown[dateId]);
  });

  it.each([
    ['no-menus', date, {}],
    ['menu-price', date, { soup: { ...menus.soup, price: 0 } }],
    ['closes-too-late', { ...date, finishDate: date.deliveryDate }, menus],
    ['delivery-past', { ...date, deliveryDate: date.deliveryDate - 7 * 86_400_000 }, menus],
  ])(
    'refuses to open a date with the problem %s, but still closes it',
    (check, unready, catalogue) => {
      const hidden = { [dateId]: { ...unready, active: false } };
      const problem = { code: 'date-not-ready', check };
      expect(turn({ to: 'open', seen: 'hidden' }, hidden, catalogue)).toMatchObject({ problem });
      const open = { [dateId]: unready };
      expect(turn({ to: 'closed', seen: 'open' }, open, catalogue)).toMatchObject({
        kind: 'write',
      });
    },
  );

  it('opens a date for a late order after its cut-off', () => {
    const late = { [dateId]: { ...date, orderDone: true, finishDate: now - 3_600_000 } };
    expect(turn({ to: 'open', seen: 'closed' }, late)).toMatchObject({ kind: 'write' });
  });

  it('shows no hidden date beside another of the same day, open or closed', () => {
    const both = { [dateId]: { ...date, active: false }, '20261124_2': date };
    const problem = { code: 'date-not-ready', check: 'same-day' };
    expect(turn({ to: 'open' }, both)).toMatchObject({ problem });
    expect(turn({ to: 'closed' }, both)).toMatchObject({ problem });
  });

  it('calls a date off the list hidden, closed or not', () => {
    expect(dateState({ active: false, orderDone: true })).toBe('hidden');
    expect(dateState({ active: true, orderDone: true })).toBe('closed');
  });
});

import { describe, expect, it } from 'vitest';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { planAction } from '../actions/plan-action.ts';
import { changeDateState, type DateState, dateState, fieldsOfState } from './date-state.ts';

const turn = (
  to: DateState,
  dates: Record<string, { orderDone: boolean }> = { [dateId]: date },
  catalogue: Record<string, unknown> = menus,
) => {
  const store: Record<string, Record<string, unknown>> = {
    'dates/activeDates': dates,
    'manages/menus': catalogue,
  };
  const input = { dateId, ...fieldsOfState(to, dates[dateId] ?? date) };
  return planAction(changeDateState, input, undefined, async (path) => store[path], staffActor);
};

describe('changeDateState', () => {
  it('closes, hides and reopens a date', async () => {
    const states = async (...turned: Parameters<typeof turn>) => {
      const outcome = await turn(...turned);
      return outcome.kind === 'write' ? [outcome.before, outcome.after].map(dateState) : outcome;
    };
    expect(await states('closed')).toEqual(['open', 'closed']);
    expect(await states('hidden')).toEqual(['open', 'hidden']);
    const closed = { [dateId]: { ...date, orderDone: true, active: false } };
    expect(await states('open', closed)).toEqual(['hidden', 'open']);
    expect(await turn('open', {})).toMatchObject({ problem: { code: 'unknown-date' } });
  });

  it.each([
    ['no-menus', date, {}],
    ['menu-price', date, { soup: { ...menus.soup, price: 0 } }],
    ['closes-too-late', { ...date, finishDate: date.deliveryDate }, menus],
    ['delivery-past', { ...date, deliveryDate: date.deliveryDate - 7 * 86_400_000 }, menus],
  ])(
    'refuses to open a date with the problem %s, but still closes it',
    async (check, unready, catalogue) => {
      const hidden = { [dateId]: { ...unready, active: false } };
      const problem = { code: 'date-not-ready', check };
      expect(await turn('open', hidden, catalogue)).toMatchObject({ problem });
      const open = { [dateId]: unready };
      expect(await turn('closed', open, catalogue)).toMatchObject({ kind: 'write' });
    },
  );

  it('opens a date for a late order after its cut-off', async () => {
    const late = { [dateId]: { ...date, orderDone: true, finishDate: now - 3_600_000 } };
    expect(await turn('open', late)).toMatchObject({ kind: 'write' });
  });

  it('shows no hidden date beside another of the same day, open or closed', async () => {
    const both = { [dateId]: { ...date, active: false }, '20261124_2': date };
    const problem = { code: 'date-not-ready', check: 'same-day' };
    expect(await turn('open', both)).toMatchObject({ problem });
    expect(await turn('closed', both)).toMatchObject({ problem });
  });

  it('calls a date off the list hidden, closed or not', () => {
    expect(dateState({ active: false, orderDone: true })).toBe('hidden');
    expect(dateState({ active: true, orderDone: true })).toBe('closed');
  });
});

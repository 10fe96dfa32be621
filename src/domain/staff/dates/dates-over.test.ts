import { expect, it } from 'vitest';
import { sydneyTime } from '../../dates/sydney-time.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { date } from '../../testing/fixtures.ts';
import { datesOver, daysListed, planMove, tidyingNote } from './dates-over.ts';

const now = sydneyTime('2026-11-24T03:30');
const onDay = (day: string, stamp = 1) => `${day}_${stamp}`;
/** The last four dates, which always stay. */
const last = ['20261114', '20261117', '20261120', '20261123'].map((day) => onDay(day));
const listOf = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, date]));

it('lets a date leave the list two weeks after its day, whatever its state', () => {
  expect(daysListed).toBe(14);
  const [old, justOver] = [onDay('20261109'), onDay('20261110')];
  const hidden = { [onDay('20251205', 2)]: { ...date, active: false, orderDone: true } };
  const ahead = onDay('20261201');
  const { over } = datesOver({ ...listOf(justOver, old, ahead, ...last), ...hidden }, now);
  expect(over).toEqual([onDay('20251205', 2), old]);
});

it('keeps the last four dates after a long closure, to be copied', () => {
  const summer = sydneyTime('2027-02-20T03:30');
  expect(datesOver(listOf(onDay('20261109'), ...last), summer).over).toEqual([onDay('20261109')]);
  expect(datesOver(listOf(...last), summer).over).toEqual([]);
});

it('names entries that it can’t read, and moves none of them', () => {
  const odd = {
    '20200101_1': { active: true },
    notADate: date,
    '20200102_1': 'x',
    '20200103_1': null,
  };
  const { over, unreadable } = datesOver({ ...odd, ...listOf(onDay('20261109'), ...last) }, now);
  expect(over).toEqual([onDay('20261109')]);
  expect(unreadable).toEqual(Object.keys(odd));
});

it('moves a date as it is stored, fields of before included, in one commit; again it does nothing', async () => {
  const old = onDay('20251205');
  const stored = { ...date, closesByItself: true, note: 'kept' };
  const store = {
    'dates/activeDates': { ...listOf(...last), [old]: stored },
    'dates/2025': { [old]: { ...date, menus: {} }, other: date },
  };
  const plan = (documents: Record<string, Record<string, unknown>>, id: string) =>
    planMove(async (path) => structuredClone(documents[path]), id, now);
  const { writes } = await plan(store, old);
  const after = applyWrites(store, writes);
  expect(after).toEqual({
    'dates/activeDates': listOf(...last),
    'dates/2025': { [old]: stored, other: date },
  });
  expect(await plan(after, old)).toEqual({ writes: [] });
  expect(await plan(store, last[0] ?? '')).toEqual({ writes: [] });
});

it('notes once since when a date stays and why, and nothing of what has gone', () => {
  const note = tidyingNote(undefined, { a: ['till'], b: [] }, ['dates/activeDates#x'], 100);
  expect(note).toEqual({ dates: { a: { till: 100 } }, unreadable: { 'dates/activeDates#x': 100 } });
  expect(tidyingNote(note, { a: ['refund', 'till'] }, [], 200)).toEqual({
    dates: { a: { refund: 200, till: 100 } },
    unreadable: {},
  });
  const many = Array.from({ length: 80 }, (_, index) => String(index));
  expect(Object.keys(tidyingNote(note, {}, many, 300).unreadable)).toHaveLength(50);
});

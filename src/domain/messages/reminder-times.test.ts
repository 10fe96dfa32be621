import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sydneyClock, sydneyTime } from '../dates/sydney-time.ts';
import { closingSoonFrom, isOfUse, isQuiet, isTimeToSend } from './reminder-times.ts';

const date = (closes: string) => ({
  active: true,
  orderDone: false,
  finishDate: sydneyTime(closes),
});

describe('night', () => {
  it.each([
    ['2026-11-24T08:59', true],
    ['2026-11-24T09:00', false],
    ['2026-11-24T19:59', false],
    ['2026-11-24T20:00', true],
    ['2026-11-24T00:00', true],
    // The mornings on which the clocks change.
    ['2026-10-04T08:59', true],
    ['2026-10-04T09:00', false],
    ['2027-04-04T08:59', true],
    ['2027-04-04T09:00', false],
  ])('at %s in Sydney: %s', (clock, quiet) => {
    expect(isQuiet(sydneyTime(clock))).toBe(quiet);
  });
});

describe('reminders before a date closes', () => {
  it.each([
    ['a day before an afternoon', '2026-11-22T17:00', 24, '2026-11-21T17:00'],
    [
      'a day before a morning, of which an hour is left',
      '2026-11-22T10:30',
      24,
      '2026-11-21T10:30',
    ],
    ['in the night before; they wait for the morning', '2026-11-22T12:00', 6, '2026-11-22T06:00'],
    ['the evening before what closes in the morning', '2026-11-22T09:45', 2, '2026-11-21T19:15'],
    ['the evening before what closes in the night', '2026-11-22T05:00', 3, '2026-11-21T19:00'],
  ])('start %s', (_, closes, hours, from) => {
    expect(sydneyClock(closingSoonFrom(sydneyTime(closes), hours)).slice(0, 16)).toBe(from);
  });

  it('always leave an hour by day to send them in, whatever the cut-off and the setting', () => {
    const moments = fc.integer({
      min: sydneyTime('2026-01-01T00:00'),
      max: sydneyTime('2027-12-31T00:00'),
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 72 }), (finishDate, hours) => {
        const from = closingSoonFrom(finishDate, hours);
        expect(from).toBeLessThanOrEqual(finishDate - hours * 3_600_000);
        const closes = { active: true, orderDone: false, finishDate };
        const times = Array.from({ length: 24 * 4 * 5 }, (_, i) => from + i * 900_000);
        const open = times.filter((at) => isTimeToSend('closing', closes, at, hours));
        expect(open.length).toBeGreaterThanOrEqual(4);
        for (const at of open) expect(isQuiet(at)).toBe(false);
      }),
    );
  });

  it('are of no use for a date that takes no orders, or closes within half an hour', () => {
    const open = date('2026-11-22T17:00');
    const at = sydneyTime('2026-11-22T16:29');
    expect(isOfUse(open, at)).toBe(true);
    expect(isOfUse(open, at + 60_000)).toBe(false);
    expect(isOfUse({ ...open, orderDone: true }, at)).toBe(false);
    expect(isOfUse({ ...open, active: false }, at)).toBe(false);
    expect(isOfUse(undefined, at)).toBe(false);
  });

  it('are sent from their time on; that orders are open may be told at once', () => {
    const open = date('2026-11-22T17:00');
    const early = sydneyTime('2026-11-20T12:00');
    expect(isTimeToSend('closing', open, early, 24)).toBe(false);
    expect(isTimeToSend('closing', open, sydneyTime('2026-11-21T17:00'), 24)).toBe(true);
    expect(isTimeToSend('opening', open, early, 24)).toBe(true);
    expect(isTimeToSend('opening', open, sydneyTime('2026-11-20T21:00'), 24)).toBe(false);
    expect(isTimeToSend('opening', undefined, early, 24)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { date } from '../../testing/fixtures.ts';
import { driverRuns, minutesThatFit, runWindows, spanOf } from './driver-runs.ts';
import { atClock } from './stop-windows.ts';

const clock = (time: string) => atClock(date.deliveryDate, time);
const area = (name: string, count: number) => ({
  name,
  stops: Array.from({ length: count }, (_, at) => ({ id: `${name}${at}` }) as never),
});
const times = { start: clock('13:00'), minutes: 8, length: 60, last: clock('20:00') };

describe('the runs of a day', () => {
  it('are one driver’s, or split between two by suburb as evenly as can be', () => {
    const areas = [area('Ryde', 5), area('Epping', 1), area('Gosford', 4), area('Eastwood', 1)];
    expect(driverRuns(areas, 1).map(({ length }) => length)).toEqual([11]);
    expect(driverRuns(areas, 2).map(({ length }) => length)).toEqual([5, 6]);
    expect(driverRuns(areas, 2).flat()).toEqual(driverRuns(areas, 1).flat());
    expect(driverRuns([area('Ryde', 5)], 2)).toHaveLength(1);
    expect(driverRuns([], 2)).toEqual([[]]);
  });

  it('of 121 stops end after midnight where one driver takes eight minutes for each', () => {
    const runs = driverRuns([area('Ryde', 121)], 1);
    const span = spanOf(runWindows(runs, times));
    expect(span).toEqual({ from: times.start, to: clock('06:00') + 86_400_000 });
    expect(spanOf({})).toBeUndefined();
  });

  it('begin at the same time for both drivers', () => {
    const windows = runWindows(driverRuns([area('Ryde', 2), area('Epping', 1)], 2), times);
    expect(windows.Ryde0?.from).toBe(times.start);
    expect(windows.Epping0?.from).toBe(times.start);
    expect(windows.Ryde1?.from).toBe(clock('13:05'));
  });

  it('say with how many minutes for a stop they end in time', () => {
    const runs = driverRuns([area('Ryde', 121)], 1);
    expect(minutesThatFit(runs, times)).toBe(3);
    const ends = spanOf(runWindows(runs, { ...times, minutes: 3 }))?.to ?? 0;
    expect(ends).toBeLessThanOrEqual(times.last);
    expect(spanOf(runWindows(runs, { ...times, minutes: 4 }))?.to).toBeGreaterThan(times.last);
    expect(minutesThatFit(runs, { ...times, last: clock('14:30') })).toBeUndefined();
    expect(minutesThatFit([{ length: 1 }], times)).toBeUndefined();
  });
});

import { sydneyStamp } from './dates.ts';

/** How a cut-off is best named: a weekday alone would be ambiguous a week ahead. */
export type CutOffNearness = 'today' | 'tomorrow' | 'this-week' | 'later';

const dayMs = 86_400_000;

/** How near a cut-off (epoch ms) is at `now`, in calendar days of Sydney. */
export function cutOffNearness(finishDate: number, now: number): CutOffNearness {
  const days = sydneyDay(finishDate) - sydneyDay(now);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return Math.abs(days) < 7 ? 'this-week' : 'later';
}

/** Running number of a Sydney calendar day; differences count days whatever daylight saving does. */
function sydneyDay(epochMs: number): number {
  const digits = sydneyStamp(epochMs);
  return (
    Date.UTC(
      Number(digits.slice(0, 4)),
      Number(digits.slice(4, 6)) - 1,
      Number(digits.slice(6, 8)),
    ) / dayMs
  );
}

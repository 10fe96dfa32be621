import { parsePointRate } from '../../points/points.ts';
import { stores } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';

/** Whether a number can be a point rate, percent. */
export function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100;
}

/** Sets the shop's point rate, percent. `stored` is common/point, `seen` the rate that the screen showed. */
export function planPointRate(
  change: { rate: number; seen?: number | undefined },
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const { rate, seen } = change;
  if (!isPercentage(rate)) return refusedPlan({ code: 'invalid', field: 'pointRate' });
  const before = parsePointRate(stored);
  if (before === rate && stored?.pointRate === rate) return { kind: 'already-done' };
  if (seen !== undefined && seen !== before) {
    return refusedPlan({ code: 'changed-meanwhile', state: `${before} %` });
  }
  const entry = { action: 'point-rate' as const, before: `${before} %`, after: `${rate} %` };
  return loggedPlan(actor, entry, [
    { collection: stores.common, id: 'point', fields: [{ path: ['pointRate'], set: rate }] },
  ]);
}

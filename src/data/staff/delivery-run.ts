import { useMemo } from 'react';
import { type DeliveryRun, parseRun, planRun } from '../../domain/staff/delivery-run.ts';
import type { StaffPlan } from '../../domain/staff/staff-plan.ts';
import { type DocumentSource, useLiveDocument } from '../documents/live-document.ts';
import { runStaffPlan } from './run-staff-plan.ts';

const untouched = parseRun(undefined);

/** The order of a date's stops and their delivery times, live. */
export function useDeliveryRun(dateId: string): DeliveryRun {
  const source = useMemo(
    (): DocumentSource<DeliveryRun> => ({ path: `deliveryRuns/${dateId}`, parse: parseRun }),
    [dateId],
  );
  return useLiveDocument(source).value ?? untouched;
}

/** Saves an order of stops or delivery times. Throws as `runStaffPlan` does. */
export function changeRun(change: Parameters<typeof planRun>[0]): Promise<StaffPlan> {
  const path = `deliveryRuns/${change.dateId}`;
  return runStaffPlan(async (read, actor) => planRun(change, await read(path), actor));
}

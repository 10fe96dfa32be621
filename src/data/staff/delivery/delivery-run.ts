import { useMemo } from 'react';
import {
  type DeliveryRun,
  parseRun,
  planRun,
} from '../../../domain/staff/delivery/delivery-run.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import {
  type DocumentSource,
  isPending,
  useConfirmed,
  useLiveDocument,
} from '../../documents/live-document.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

const untouched = parseRun(undefined);

export interface LiveRoute {
  /** Undefined while it is unknown; a date whose route nobody has changed has one without entries. */
  run: DeliveryRun | undefined;
  /** Whether the server has confirmed it; until then it may be an older one that this phone has kept. */
  confirmed: boolean;
  /** Whether it could not be read. */
  failed: boolean;
}

/** The order of a date's stops and their delivery times, live. */
export function useDeliveryRun(dateId: string): LiveRoute {
  const source = useMemo(
    (): DocumentSource<DeliveryRun> => ({ path: `deliveryRuns/${dateId}`, parse: parseRun }),
    [dateId],
  );
  const state = useLiveDocument(source);
  const confirmed = useConfirmed(source);
  return {
    run: isPending(state) ? undefined : (state.value ?? untouched),
    confirmed,
    failed: state.error !== undefined,
  };
}

/** Saves an order of stops or delivery times. Throws as `runStaffPlan` does. */
export function changeRun(change: Parameters<typeof planRun>[0]): Promise<StaffPlan> {
  const path = `deliveryRuns/${change.dateId}`;
  return runStaffPlan(async (read, actor) => planRun(change, await read(path), actor));
}

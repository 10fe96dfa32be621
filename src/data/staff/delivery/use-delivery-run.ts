import { useMemo } from 'react';
import { type DeliveryRun, parseRun } from '../../../domain/staff/delivery/delivery-run.ts';
import {
  type DocumentSource,
  isPending,
  useConfirmed,
  useLiveDocument,
} from '../../documents/live-document.ts';

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

import { useEffect, useMemo } from 'react';
import type { AppError } from '../../../domain/lib/app-error.ts';
import {
  type Bought,
  parseBought,
  ticksOf,
  withTicks,
} from '../../../domain/staff/shopping/bought.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { useIsStale } from '../../documents/freshness.ts';
import { type DocumentSource, isPending, useLiveDocument } from '../../documents/live-document.ts';
import { useForgetLate } from '../common/change-queue.ts';
import { tickQueue } from './tick-queue.ts';

const nothing: Bought = {};

/** What has been bought for a week, live, with the ticks of this phone that are not sent yet; undefined while loading. */
export function useBought(
  week: string,
  by: string,
): { bought: Bought | undefined; error: AppError | undefined } {
  const source = useMemo(
    (): DocumentSource<Bought> => ({ path: `${stores.shopping}/${week}`, parse: parseBought }),
    [week],
  );
  const state = useLiveDocument(source);
  const waiting = tickQueue.use((queue) => queue.waiting);
  const awaitingSnapshot = tickQueue.use((queue) => queue.awaitingSnapshot);
  const stored = state.value;
  const pending = isPending(state);
  const connected = !useIsStale(source.path) && !state.error && !pending;
  useForgetLate(tickQueue, week, connected);
  useEffect(() => {
    if (!connected) return;
    tickQueue.forgetConfirmed(({ week: of, key, ticks }) =>
      of === week ? ticksOf(stored ?? nothing, key, Object.keys(ticks)) : undefined,
    );
  }, [week, stored, connected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored has been reported, and there is a connection.
  useEffect(() => void tickQueue.send(by), [by, stored]);
  const bought = useMemo(() => {
    const unsent = waiting.map(({ change, by }) => ({ change, by, at: 0 }));
    return [...awaitingSnapshot, ...unsent]
      .filter(({ change }) => change.week === week)
      .reduce(withTicks, stored ?? nothing);
  }, [stored, awaitingSnapshot, waiting, week]);
  return { bought: pending ? undefined : bought, error: state.error };
}

import { useEffect, useMemo } from 'react';
import type { AppError } from '../../../domain/lib/app-error.ts';
import { type Bought, parseBought, withTicks } from '../../../domain/staff/kitchen/bought.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { type DocumentSource, isPending, useLiveDocument } from '../../documents/live-document.ts';
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
  const sent = tickQueue.use((queue) => queue.sent);
  const stored = state.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored has been reported, and there is a connection.
  useEffect(() => {
    tickQueue.forgetSent((change) => change.week === week);
    void tickQueue.send(by);
  }, [week, by, stored]);
  const pending = isPending(state);
  const bought = useMemo(() => {
    const unsent = waiting.map(({ change, by }) => ({ change, by, at: 0 }));
    return [...sent, ...unsent]
      .filter(({ change }) => change.week === week)
      .reduce(withTicks, stored ?? nothing);
  }, [stored, sent, waiting, week]);
  return { bought: pending ? undefined : bought, error: state.error };
}

import { useEffect, useState } from 'react';
import type { DeliveryWindow } from '../../../domain/dates/delivery-window.ts';
import type { DeliverySend } from '../../../domain/staff/delivery/delivery-notice.ts';
import { sendsCollection } from '../../../domain/staff/delivery/delivery-notice.ts';
import type { SendChoice } from '../../../domain/staff/delivery/delivery-send.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { queryOnce } from '../common/staff-reads.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { useRead } from '../common/use-read.ts';
import { asStaff } from '../common/use-staff.ts';
import { watchCollection } from '../common/watch-collection.ts';

/** The state of a stop's delivery message; `openedAt` once its link was opened. */
export type SendState = DeliverySend & { openedAt?: number | undefined };

/**
 * The state of a date's delivery messages by order id, live; whether links were opened is read once per
 * visit.
 */
export function useDeliverySends(dateId: string): ReadonlyMap<string, SendState> {
  const visible = usePageVisible();
  const [sends, setSends] = useState<ReadonlyMap<string, DeliverySend>>(new Map());
  const { value: opened = none } = useRead(`opened ${dateId} ${visible}`, () =>
    visible ? readOpened(dateId) : Promise.resolve(none),
  );
  useEffect(() => {
    if (!visible) return;
    setSends(new Map());
    return watchCollection(({ db, collection }) => collection(db, sendsCollection(dateId)), {
      changes: (changed) =>
        setSends((before) => {
          const next = new Map(before);
          for (const { id, data } of changed) next.set(id, data as unknown as DeliverySend);
          return next;
        }),
      connected: () => {},
      failed: (error) => console.error('messages of a date', dateId, error),
    });
  }, [dateId, visible]);
  return new Map(
    [...sends].map(([id, send]) => [id, { ...send, openedAt: opened.get(send.msgId) }]),
  );
}

const none: ReadonlyMap<string, number> = new Map();

/** When the links of a date's messages were opened, epoch ms by message id. */
async function readOpened(dateId: string): Promise<ReadonlyMap<string, number>> {
  const messages = await queryOnce({ collection: `deliveryMsgs/${dateId}/messages` });
  return new Map(
    messages.flatMap(({ id, data }) =>
      typeof data.openedAt === 'number' ? [[id, data.openedAt] as const] : [],
    ),
  );
}

/** How many stops one call takes at most. */
const stopsPerCall = 10;

/**
 * Sends these stops their delivery times, in batches. Returns the result for each order id. Throws AppError; a
 * further call with the same `attemptId` sends none of them twice.
 */
export async function sendDeliveryTimes(
  dateId: string,
  stops: readonly { uid: string; orderKey: string; window: DeliveryWindow }[],
  { resend, attemptId }: SendChoice,
  progress: (done: number) => void,
): Promise<Record<string, string>> {
  let results: Record<string, string> = {};
  for (let at = 0; at < stops.length; at += stopsPerCall) {
    const part = stops.slice(at, at + stopsPerCall);
    const form = {
      dateId,
      resend,
      attemptId,
      stops: JSON.stringify(
        part.map(({ uid, orderKey, window }) => ({ uid, orderKey, ...window })),
      ),
    };
    const answer = await asStaff(() =>
      callFunction<{ results: Record<string, string> }>('/app/send-delivery-times', { form }),
    );
    results = { ...results, ...answer.results };
    progress(at + part.length);
  }
  return results;
}

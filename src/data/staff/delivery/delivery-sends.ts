import { useEffect, useState } from 'react';
import type { DeliverySend } from '../../../domain/staff/delivery/delivery-notice.ts';
import { sendsCollection } from '../../../domain/staff/delivery/delivery-notice.ts';
import { useRead } from '../../documents/use-read.ts';
import { queryOnce } from '../common/staff-reads.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
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

import { useEffect, useState } from 'react';
import type { PayLink } from '../../../domain/card/pay-link.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { watchCollection } from '../common/watch-collection.ts';

const none: ReadonlyMap<string, PayLink> = new Map();

/** The payment links of a date by id, live while the page is visible; undefined until they are loaded. */
export function usePayLinks(
  dateId: string,
  allowed: boolean,
): ReadonlyMap<string, PayLink> | undefined {
  const visible = usePageVisible();
  const [state, setState] = useState({ dateId, links: none, known: false });
  useEffect(() => {
    if (!visible || !allowed) return;
    return watchCollection(
      ({ db, collection, query, where }) =>
        query(collection(db, stores.payLinks), where('dateId', '==', dateId)),
      {
        changes: (changed, gone) =>
          setState((before) => {
            const links = new Map(before.dateId === dateId ? before.links : none);
            for (const { id, data } of changed) links.set(id, data as unknown as PayLink);
            for (const { id } of gone) links.delete(id);
            return { dateId, links, known: true };
          }),
        connected: (connected) => {
          if (!connected) return;
          setState((before) =>
            before.dateId === dateId && before.known
              ? before
              : { dateId, links: before.dateId === dateId ? before.links : none, known: true },
          );
        },
        failed: (error) => console.error('the payment links of a date', dateId, error),
      },
    );
  }, [dateId, visible, allowed]);
  return state.dateId === dateId && state.known ? state.links : undefined;
}

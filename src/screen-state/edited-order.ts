import { useSyncExternalStore } from 'react';
import { onPageRestored } from '../data/device/page-restored.ts';
import { editedOrderDraft } from '../data/device/storage-keys.ts';
import { textHash } from '../domain/lib/text-hash.ts';
import { draftText, forgetDraft, keepDraftText } from './drafts.ts';

const listeners = new Set<() => void>();
const notify = () => {
  for (const changed of listeners) changed();
};
onPageRestored(notify);

/** Name of the draft with the choices for a date's basket, or with `orderId` for the edit of that order. */
export const orderDraft = (dateId: string, orderId = '') =>
  // The phone keeps the name with the attempt to order, and the id of an older order is its address.
  `order-request-${dateId}-${orderId && textHash(orderId)}`;

/** Id of the order being edited while its customer adds further menus of the date. */
export function editedOrder(dateId: string): string | undefined {
  return draftText(editedOrderDraft(dateId)) || undefined;
}

export function useEditedOrder(dateId: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => editedOrder(dateId),
    () => undefined,
  );
}

/** Continues an order's edit beside the menus; undefined ends that. */
export function setEditedOrder(dateId: string, orderId: string | undefined): void {
  keepDraftText(editedOrderDraft(dateId), orderId ?? '');
  notify();
}

/** Removes an edit: it was saved or dropped, or its order no longer exists. */
export function forgetEdit(dateId: string, orderId: string): void {
  forgetDraft(orderDraft(dateId, orderId));
  if (editedOrder(dateId) === orderId) setEditedOrder(dateId, undefined);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

import { create } from 'zustand';
import type { Order } from '../domain/order.ts';

/**
 * Dialogs that more than one place opens. Features ask for them by name here; `app/dialog-host.tsx`
 * knows the components, so that no feature imports another.
 */
export type DialogRequest =
  /** The menu from the left. */
  | { kind: 'drawer' }
  | { kind: 'login' }
  | { kind: 'register' }
  | { kind: 'forgot-password' }
  | { kind: 'profile' }
  /** `returnTo`: the date whose order waits for the details. */
  | { kind: 'delivery-info'; returnTo?: string }
  | { kind: 'order-history' }
  | { kind: 'receipt'; dateId: string; orderKey: string }
  | { kind: 'invoice'; dateId: string; orderKey: string }
  | { kind: 'point-history' }
  | { kind: 'edit-order'; dateId: string; orderKey: string }
  /** What has been ordered just now. */
  | { kind: 'order-done'; order: Order }
  | { kind: 'how-to-cook'; menuId?: string }
  /** `bilingual`: where no language is chosen yet. */
  | { kind: 'announcement'; id: string; bilingual?: boolean }
  | { kind: 'kakao-browser' };

/** A dialog that is open; `key` stays its own when one below it closes. */
export type OpenedDialog = DialogRequest & { key: number };

interface Dialogs {
  /** Open dialogs, the last one on top. */
  stack: OpenedDialog[];
}

export const useDialogs = create<Dialogs>(() => ({ stack: [] }));

let opened = 0;

/** Opens a dialog above whatever is open. */
export function openDialog(request: DialogRequest): void {
  opened += 1;
  const dialog = { ...request, key: opened };
  useDialogs.setState(({ stack }) => ({ stack: [...stack, dialog] }));
}

/** Closes one dialog. What is open above it stays: it may tell what the closed one was about. */
export function closeDialog({ key }: OpenedDialog): void {
  useDialogs.setState(({ stack }) => ({ stack: stack.filter((open) => open.key !== key) }));
}

/** Closes what edits an order of the date: its customer is told what has become of it. */
export function closeEdits(dateId: string): void {
  useDialogs.setState(({ stack }) => ({
    stack: stack.filter((open) => open.kind !== 'edit-order' || open.dateId !== dateId),
  }));
}

/** Closes everything that is open: the customer has gone. */
export function closeAllDialogs(): void {
  useDialogs.setState({ stack: [] });
}

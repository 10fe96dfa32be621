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
  /** `returnTo`: the date whose order waits for the details; `manual`: the address is typed by hand. */
  | { kind: 'delivery-info'; returnTo?: string; manual?: true }
  | { kind: 'address-problem' }
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

interface Dialogs {
  /** Open dialogs, the last one on top. */
  stack: DialogRequest[];
}

export const useDialogs = create<Dialogs>(() => ({ stack: [] }));

/** Opens a dialog above whatever is open. */
export function openDialog(request: DialogRequest): void {
  useDialogs.setState(({ stack }) => ({ stack: [...stack, request] }));
}

/** Closes one dialog and everything above it. */
export function closeDialog(request: DialogRequest): void {
  useDialogs.setState(({ stack }) => {
    const at = stack.indexOf(request);
    return at < 0 ? { stack } : { stack: stack.slice(0, at) };
  });
}

/** Closes everything that is open: the customer has gone. */
export function closeAllDialogs(): void {
  useDialogs.setState({ stack: [] });
}

import { create } from 'zustand';
import type { DeliveryInfo } from '../domain/customer/delivery-info.ts';
import type { Order } from '../domain/order/order.ts';

/**
 * Dialogs that more than one feature opens. Features open them by name here and `app/dialog-host.tsx` knows
 * the components, so that no feature imports another.
 */
export type DialogRequest =
  /** The menu from the left. */
  | { kind: 'drawer' }
  /** Log-in or sign-up; `toOrder`: then also the phone and address that an order needs, if they are missing. */
  | { kind: 'login'; toOrder?: true }
  | { kind: 'forgot-password' }
  | { kind: 'profile' }
  /** What is stored about the customer. */
  | { kind: 'own-data' }
  | { kind: 'delete-account' }
  /** `toOrder`: an order is open below, which the customer returns to. */
  | { kind: 'delivery-info'; toOrder?: true }
  /** Adds a recipient who can be chosen when ordering, or corrects one; `onSaved` gets the correction. */
  | { kind: 'recipient'; corrected?: DeliveryInfo; onSaved?: (saved: DeliveryInfo) => void }
  | { kind: 'order-history' }
  | { kind: 'receipt'; dateId: string; orderId: string }
  | { kind: 'invoice'; dateId: string; orderId: string }
  | { kind: 'point-history' }
  | { kind: 'edit-order'; dateId: string; orderId: string }
  /** The last orders, to order one again on a date. */
  | { kind: 'same-again'; dateId: string }
  | { kind: 'cancel-order'; order: Order }
  /** Asks the shop to reduce or cancel a paid order; `quantities` is empty to cancel. */
  | { kind: 'ask-shop'; order: Order; quantities: Record<string, number> }
  /**
   * Confirms an order that was just placed; `elsewhere`: in another tab; `changed`: it replaces an earlier one; `restored`:
   * it had been cancelled.
   */
  | { kind: 'order-done'; order: Order; elsewhere?: true; changed?: true; restored?: true }
  | { kind: 'how-to-cook'; menuId?: string }
  /** `bilingual`: where no language is chosen yet. */
  | { kind: 'announcement'; id: string; bilingual?: boolean }
  | { kind: 'in-app-browser' }
  /** Staff log out although so many marks of orders are not sent yet; `changesUser`: for somebody else to log in. */
  | { kind: 'unsent-marks'; count: number; changesUser: boolean };

/** An open dialog; its `key` does not change when one below it closes. */
export type OpenedDialog = DialogRequest & { key: number };

interface Dialogs {
  /** Open dialogs, the last one on top. */
  stack: OpenedDialog[];
  /** The dialog that is about to be opened, whose code is loaded now. */
  expected?: DialogRequest['kind'];
}

export const useDialogs = create<Dialogs>(() => ({ stack: [] }));

let opened = 0;

/** Opens a dialog above whatever is open. */
export function openDialog(request: DialogRequest): void {
  opened += 1;
  const dialog = { ...request, key: opened };
  useDialogs.setState(({ stack }) => ({ stack: [...stack, dialog] }));
}

/** Whether a dialog is open, on top or below others. */
export function isDialogOpen(kind: DialogRequest['kind']): boolean {
  return useDialogs.getState().stack.some((open) => open.kind === kind);
}

/** Loads a dialog's code ahead of its opening, before the page is idle. */
export function expectDialog(expected: DialogRequest['kind']): void {
  useDialogs.setState({ expected });
}

/** Closes one dialog; those above it stay open. */
export function closeDialog({ key }: OpenedDialog): void {
  useDialogs.setState(({ stack }) => ({ stack: stack.filter((open) => open.key !== key) }));
}

/** Closes the edits of a date's orders, which a newly stored order has made outdated. */
export function closeEdits(dateId: string): void {
  useDialogs.setState(({ stack }) => ({
    stack: stack.filter((open) => open.kind !== 'edit-order' || open.dateId !== dateId),
  }));
}

/** On sign-out: closes the dialogs with a customer's data; an open log-in dialog stays. */
export function closePrivateDialogs(): void {
  useDialogs.setState(({ stack }) => ({ stack: stack.filter(({ kind }) => kind === 'login') }));
}

/** Closes all dialogs. */
export function closeAllDialogs(): void {
  useDialogs.setState({ stack: [] });
}

import { fetchOwnAhead } from '../data/customer/fetch-own-ahead.ts';
import { preferences } from '../data/customer/save-preferences.ts';
import { loadAuthNow } from '../data/customer/use-session.ts';
import { holdBackgroundWork } from '../data/documents/after-first-paint.ts';
import {
  customerOrders,
  pointBalance,
  pointsLedger,
  tempCardOrders,
  userDocument,
} from '../data/documents/sources.ts';
import { basketOf } from '../data/order/use-basket.ts';
import type { Basket } from '../domain/order/basket/basket.ts';
import { expectDialog } from '../screen-state/dialogs.ts';
import { lazyPart, optionalPart } from '../ui/feedback/lazy-part.tsx';

// What the screen of a date loads after its menus, and what is asked for ahead of them.

export const BasketOrderDialog = lazyPart(
  async () =>
    (await import('../features/ordering/basket/basket-order-dialog.tsx')).BasketOrderDialog,
);
export const ClosedOverlay = lazyPart(
  async () => (await import('../features/ordering/basket/closed-overlay.tsx')).ClosedOverlay,
);
/** Beside the menus on wide screens only. */
export const BasketColumn = optionalPart(
  async () => (await import('../features/ordering/basket/basket-column.tsx')).BasketColumn,
);
export const SameAgainButton = optionalPart(
  async () => (await import('../features/history/same-again-button.tsx')).SameAgainButton,
);
export const ConcernDialog = lazyPart(
  async () => (await import('../features/ordering/form/concern-dialog.tsx')).ConcernDialog,
);
export const PaymentReturn = lazyPart(
  async () => (await import('../features/ordering/card-return/payment-return.tsx')).PaymentReturn,
);

export const isFilled = (basket: Basket) => (Object.keys(basket).length > 0 ? 1 : 0);

/** Loads what whoever fills a basket will need; a failure shows when it is wanted. */
export function loadForBasket(): void {
  // Before what only keeps the page up to date.
  holdBackgroundWork(BasketOrderDialog.preload().then(() => expectDialog('order-done')));
  loadAuthNow();
}

// A dish may have been added before this code was there: load it all while React takes the screen over.
if (isFilled(basketOf(globalThis.location?.pathname.split('/')[3] ?? ''))) loadForBasket();

fetchOwnAhead([
  userDocument,
  customerOrders,
  pointsLedger,
  pointBalance,
  tempCardOrders,
  preferences,
]);

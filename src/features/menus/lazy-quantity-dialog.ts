import { lazyPart } from '../../ui/lazy-part.tsx';

/** Apart from the other dialogs, which show cards themselves. */
export const loadQuantity = async () =>
  (await import('./menu-quantity-dialog.tsx')).MenuQuantityDialog;

export const MenuQuantityDialog = lazyPart(loadQuantity);

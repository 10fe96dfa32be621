import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

/** In a file of its own, because the other dialogs render cards, which import this one. */
export const MenuQuantityDialog = lazyPart(
  async () => (await import('./menu-quantity-dialog.tsx')).MenuQuantityDialog,
);

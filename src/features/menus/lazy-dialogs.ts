import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { MenuQuantityDialog } from './lazy-quantity-dialog.ts';

export const DishFilterDialog = lazyPart(
  async () => (await import('./dish-filter-dialog.tsx')).DishFilterDialog,
);
export const MenuDetailDialog = lazyPart(
  async () => (await import('./menu-detail-dialog.tsx')).MenuDetailDialog,
);
export const MenuSearchDialog = lazyPart(
  async () => (await import('./menu-search-dialog.tsx')).MenuSearchDialog,
);

/** Preloads the dialogs of a date's menus; a failed load is reported when one is opened. */
export function fetchMenuDialogs(): void {
  const dialogs = [MenuDetailDialog, MenuSearchDialog, DishFilterDialog, MenuQuantityDialog];
  Promise.all(dialogs.map(({ preload }) => preload())).catch(() => {});
}

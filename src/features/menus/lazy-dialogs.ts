import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { loadQuantity } from './lazy-quantity-dialog.ts';

const loadDetail = async () => (await import('./menu-detail-dialog.tsx')).MenuDetailDialog;
const loadSearch = async () => (await import('./menu-search-dialog.tsx')).MenuSearchDialog;

const loadFilter = async () => (await import('./dish-filter-dialog.tsx')).DishFilterDialog;

export const DishFilterDialog = lazyPart(loadFilter);
export const MenuDetailDialog = lazyPart(loadDetail);
export const MenuSearchDialog = lazyPart(loadSearch);

/** Preloads the dialogs of a date's menus; a failed load is reported when one is opened. */
export function fetchMenuDialogs(): void {
  Promise.all([loadDetail(), loadSearch(), loadFilter(), loadQuantity()]).catch(() => {});
}

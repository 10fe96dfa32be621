import { useNavigate } from 'react-router-dom';
import { setQuantity } from '../data/order/use-basket.ts';
import type { Language } from '../domain/lib/language.ts';
import { paths } from '../domain/lib/paths.ts';
import type { Reorder } from '../domain/order/history/reorder.ts';

/**
 * Puts an earlier order into a date's basket and goes to the date's menus; `leave` closes the dialogs before
 * that.
 */
export function useReorder(language: Language) {
  const navigate = useNavigate();
  return (dateId: string, plan: Reorder, leave: () => void) => {
    for (const [menuId, quantity] of Object.entries(plan.basket)) {
      setQuantity(dateId, menuId, quantity);
    }
    leave();
    navigate(paths.dateDetail(language, dateId));
  };
}

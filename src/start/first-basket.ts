import { basketKey, draftPrefix, editedOrderDraft } from '../data/device/storage-keys.ts';
import type { Documents } from '../data/documents/batch-get.ts';
import type { ActiveDates } from '../domain/dates/active-date.ts';
import { type Language, localized } from '../domain/lib/language.ts';
import type { Menus } from '../domain/menus/menu.ts';
import {
  type Basket,
  basketFigures,
  basketSum,
  parseBasket,
  withQuantity,
} from '../domain/order/basket/basket.ts';
import { addOne, quantityAllowed } from '../domain/order/plan/order-limits.ts';
import { basketFiguresId } from '../ui/layout/first-content-id.ts';
import { showQuantity } from './template.ts';

/**
 * The stored basket of a date; undefined if the inline script cannot add to it, because an order is being
 * edited or storage is unavailable.
 */
export function storedBasket(dateId: string): Basket | undefined {
  try {
    // While an order is being edited, the basket button has another label.
    if (sessionStorage.getItem(draftPrefix + editedOrderDraft(dateId))) return undefined;
    return parseBasket(localStorage.getItem(basketKey(dateId)));
  } catch {
    return undefined;
  }
}

/**
 * Lets the customer add the first dishes before the shop's code is loaded: it applies the same rule
 * (`addOne`) and writes to the stored basket, which the code reads later like a change from another tab. A
 * click that the rule refuses does nothing yet, because the message for it comes with the code. `onAdd` runs with the first dish.
 */
export function startBasket(
  place: HTMLElement,
  template: HTMLTemplateElement,
  documents: Documents,
  { language, dateId, onAdd }: { language: Language; dateId: string; onAdd: () => void },
): void {
  const date = (documents.get('dates/activeDates') as ActiveDates)[dateId];
  const menus = documents.get('manages/menus') as Menus;
  const showFigures = (basket: Basket) => {
    const figures = document.getElementById(basketFiguresId);
    const text = basketFigures(basketSum(basket, menus));
    if (!figures || !text) return;
    figures.textContent = text;
    const button = figures.closest('button');
    if (button) button.className = template.dataset.basketClass ?? '';
  };
  showFigures(storedBasket(dateId) ?? {});
  place.onclick = (event) => {
    const plus = (event.target as Element).closest('button');
    const stepper = plus?.closest<HTMLElement>('[data-menu-id]');
    const menuId = stepper?.dataset.menuId ?? '';
    const menu = menus[menuId];
    const basket = storedBasket(dateId);
    if (!stepper || !menu || !date || !basket) return;
    const allowed = quantityAllowed(date, {}, dateId, menuId);
    const addition = addOne(basket, menuId, { open: true, allowed });
    if (!addition.ok || addition.tooManyLines) return;
    const { quantity } = addition;
    const changed = withQuantity(basket, menuId, quantity);
    if (!store(dateId, changed)) return;
    if (Object.keys(basket).length === 0) onAdd();
    // Keeps `replayClick` from repeating this click.
    event.stopPropagation();
    showQuantity(stepper, template, localized(menu, 'title', language), quantity);
    showFigures(changed);
  };
}

/**
 * Stores the basket and notifies the shop's code, if it is loaded by now. False if the browser cannot store
 * it.
 */
function store(dateId: string, basket: Basket): boolean {
  const key = basketKey(dateId);
  const newValue = JSON.stringify(basket);
  try {
    localStorage.setItem(key, newValue);
  } catch {
    return false;
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return true;
}

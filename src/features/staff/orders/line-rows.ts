import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../domain/lib/money.ts';
import { lineTitle, type Order } from '../../../domain/order/order.ts';

/** The lines of an order as rows with what each costs. */
export function lineRows({ menus }: Pick<Order, 'menus'>, language: Language) {
  return Object.values(menus).map((line) => ({
    id: line.menuKey,
    label: `${lineTitle(line, language)} ×${line.q}`,
    value: formatMoney(toCents(line.subTotal)),
  }));
}

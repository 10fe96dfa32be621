import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus } from '../../data/documents/sources.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { menuTitle } from '../../domain/menus/menu.ts';
import { lineTitle, type Order } from '../../domain/order/order.ts';
import type { RequestedChange } from '../../domain/refunds/refund-request.ts';
import { Rows } from '../../ui/layout/rows.tsx';

/** The changes that a customer requests to an order, menu by menu: present and requested quantity. */
export function RequestedChangeLines({ order, change }: { order: Order; change: RequestedChange }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const catalogue = useLiveDocument(menus).value;
  const requested = change === 'cancel' ? {} : change.quantities;
  const keys = [...new Set([...Object.keys(order.menus), ...Object.keys(requested)])];
  const rows = keys.flatMap((menuKey) => {
    const line = order.menus[menuKey];
    const menu = catalogue?.[menuKey];
    const before = line?.q ?? 0;
    const after = requested[menuKey] ?? 0;
    if (before === after) return [];
    const title = line ? lineTitle(line, language) : menu ? menuTitle(menu, language) : menuKey;
    const value = t('{{before}}개 → {{after}}개', { before, after });
    return [{ id: menuKey, label: title, value, strong: true }];
  });
  return rows.length > 0 ? <Rows rows={rows} /> : null;
}

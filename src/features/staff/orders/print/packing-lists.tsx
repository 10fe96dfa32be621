import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { postalAddress } from '../../../../domain/customer/delivery-info.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { AnnouncementContent } from '../../../../domain/messages/announcement.ts';
import { giftProgress, pricesAsOrdered } from '../../../../domain/order/basket/promotion-gifts.ts';
import { lineTitle, quantitiesOf } from '../../../../domain/order/order.ts';
import { type DeliveryRun, stopsOf } from '../../../../domain/staff/delivery/delivery-run.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { portionsOf } from '../../../../domain/staff/orders/date-orders.ts';
import type { ShownOrder } from '../../../../domain/staff/orders/shown-order.ts';
import { statementNote } from '../../../../i18n/statement-message.ts';
import { MarkNotes } from '../../common/marks/mark-notes.tsx';
import styles from './print.module.css';

type PaperProps = {
  orders: readonly BoardOrder[];
  run: DeliveryRun;
  menus: Menus;
  /** Promotions, whose gifts are packed with the orders that have reached them. */
  promotions: readonly AnnouncementContent[];
  language: Language;
};

/** One block per order, in the order of the stops, with a checkbox for each menu and for what a promotion adds. */
export const PackingLists = memo(function PackingLists({
  orders,
  run,
  menus,
  promotions,
  language,
}: PaperProps) {
  const { t } = useTranslation();
  const stops = stopsOf(
    orders.map(({ order }) => order),
    run,
  );
  const marks = new Map(orders.map((one) => [one.id, one.marks]));
  const giftsOf = (order: ShownOrder) => {
    const prices = pricesAsOrdered(order.menus, menus);
    return giftProgress(promotions, order.dateId, quantitiesOf(order), prices)
      .filter(({ left }) => left === 0)
      .map(({ words }) => words[language]);
  };
  return (
    <div className={styles.blocks}>
      {stops.map(({ id, order, number }) => (
        <section key={id} className={styles.block}>
          <h3>
            {number}. {order.customerInfo.name}
            {order.customerInfo.acName && ` (${order.customerInfo.acName})`}
          </h3>
          <p>{postalAddress(order.customerInfo)}</p>
          <MarkNotes marks={marks.get(id)} place="paper" />
          <ul>
            {Object.values(order.menus).map((line) => (
              <li key={line.menuKey}>
                <span className={styles.box} /> {lineTitle(line, language)} ×{line.q}
                <p className={styles.allergens}>
                  {statementNote(t, menus[line.menuKey], language)}
                </p>
              </li>
            ))}
            {[...new Set(giftsOf(order))].map((gift) => (
              <li key={gift}>
                <span className={styles.box} /> {t('더 드려요: {{gift}}', { gift })}
              </li>
            ))}
          </ul>
          <p>
            {t('모두 {{portions}}개', { portions: portionsOf(order) })}
            {order.orderRequest && ` · ${order.orderRequest}`}
          </p>
        </section>
      ))}
    </div>
  );
});

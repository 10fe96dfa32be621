import { useTranslation } from 'react-i18next';
import { postalAddress } from '../../../../domain/customer/delivery-info.ts';
import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { areasOf, type DeliveryRun } from '../../../../domain/staff/delivery/delivery-run.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { deliveryNotes } from '../../../../domain/staff/orders/date-orders.ts';
import { MarkNotes } from '../../common/marks/mark-notes.tsx';
import styles from './print.module.css';

type PaperProps = { orders: readonly BoardOrder[]; run: DeliveryRun; language: Language };

/** The stops of each area in driving order, with the amount to collect at each. */
export function RunSheet({ orders, run, language }: PaperProps) {
  const { t } = useTranslation();
  const areas = areasOf(
    orders.map(({ order }) => order),
    run,
  );
  const byId = new Map(orders.map((one) => [one.id, one]));
  return areas.map((area) => (
    <section key={area.name} className={styles.area}>
      <h3>
        {area.name || t('다른 지역')} ({area.stops.length})
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('번호')}</th>
            <th>{t('시간')}</th>
            <th>{t('받는 분')}</th>
            <th>{t('주소')}</th>
            <th className={styles.number}>{t('받을 금액')}</th>
          </tr>
        </thead>
        <tbody>
          {area.stops.map(({ id, order, window, number }) => {
            const { name, acName, phone } = order.customerInfo;
            const { collect: left = 0, marks } = byId.get(id) ?? {};
            const amount = formatMoney(Math.abs(left));
            return (
              <tr key={id}>
                <td>{number}</td>
                <td className={styles.time}>{window ? formatWindow(window, language) : ''}</td>
                <td className={styles.name}>
                  <strong>{name}</strong> {acName && `(${acName})`}
                  <br />
                  <span className={styles.phone}>{phone}</span>
                </td>
                <td className={styles.address}>
                  {postalAddress(order.customerInfo)}
                  {deliveryNotes(order).map((note) => (
                    <p key={note} className={styles.note}>
                      {note}
                    </p>
                  ))}
                  <MarkNotes marks={marks} place="paper" />
                </td>
                <td className={styles.number}>
                  {left === 0 && t('결제 완료')}
                  {left > 0 && <strong>{amount}</strong>}
                  {left < 0 && <strong>{t('돌려줄 돈 {{amount}}', { amount })}</strong>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  ));
}

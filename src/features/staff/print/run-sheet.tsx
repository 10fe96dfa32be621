import { useTranslation } from 'react-i18next';
import { formatWindow } from '../../../domain/delivery-window.ts';
import { deliveryNotes, toCollect } from '../../../domain/fulfilment.ts';
import type { Language } from '../../../domain/language.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { BoardOrder } from '../../../domain/staff/board.ts';
import { areasOf, type DeliveryRun } from '../../../domain/staff/delivery-run.ts';
import styles from './print.module.css';

type PaperProps = { orders: readonly BoardOrder[]; run: DeliveryRun; language: Language };

/** The stops of each area in driving order, with the amount to collect at each. */
export function RunSheet({ orders, run, language }: PaperProps) {
  const { t } = useTranslation();
  const areas = areasOf(
    orders.map(({ order }) => order),
    run,
  );
  return areas.map((area) => (
    <section key={area.name} className={styles.area}>
      <h3>
        {area.name || t('다른 지역')} ({area.stops.length})
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('시간')}</th>
            <th>{t('받는 분')}</th>
            <th>{t('주소')}</th>
            <th className={styles.number}>{t('받을 금액')}</th>
          </tr>
        </thead>
        <tbody>
          {area.stops.map(({ id, order, window }) => {
            const { name, acName, phone, address } = order.customerInfo;
            const collect = toCollect(order);
            return (
              <tr key={id}>
                <td>{window ? formatWindow(window, language) : ''}</td>
                <td>
                  <strong>{name}</strong> {acName && `(${acName})`}
                  <br />
                  <span className={styles.phone}>{phone}</span>
                </td>
                <td>
                  {address}
                  {deliveryNotes(order).map((note) => (
                    <p key={note}>
                      <em>{note}</em>
                    </p>
                  ))}
                </td>
                <td className={styles.number}>
                  {collect > 0 ? <strong>{formatMoney(collect)}</strong> : t('결제 완료')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  ));
}

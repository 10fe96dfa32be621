import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { lineTitle } from '../../../../domain/order/order.ts';
import { type BoardOrder, dishCounts } from '../../../../domain/staff/orders/board.ts';
import styles from './print.module.css';

/** Every menu with its ordered quantity and a checkbox. */
export function PickingList({
  orders,
  language,
}: {
  orders: readonly BoardOrder[];
  language: Language;
}) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th>{t('메뉴')}</th>
          <th className={styles.number}>{t('수량')}</th>
        </tr>
      </thead>
      <tbody>
        {dishCounts(orders).map(({ menuKey, line, all }) => (
          <tr key={menuKey}>
            <td>
              <span className={styles.box} />
            </td>
            <td>{lineTitle(line, language)}</td>
            <td className={styles.number}>{all}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

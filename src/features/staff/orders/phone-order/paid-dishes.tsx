import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import { amountPaid, lineTitle, type Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import form from '../../common/forms/staff-form.module.css';
import styles from './caller.module.css';

/** The dishes of an order that is paid by card, and the ways to fewer of them: they change with their money only. */
export function PaidDishes({ order, language }: { order: Order; language: Language }) {
  const { t } = useTranslation();
  return (
    <section className={styles.details}>
      <h3 className={styles.label}>{t('음식과 금액')}</h3>
      <Rows
        rows={[
          ...Object.values(order.menus).map((line) => ({
            id: line.menuKey,
            label: `${lineTitle(line, language)} ×${line.q}`,
            value: formatMoney(toCents(line.subTotal)),
          })),
          {
            id: 'paid',
            label: t('카드로 내신 금액'),
            value: formatMoney(amountPaid(order)),
            strong: true,
          },
        ]}
      />
      <div className={form.actions}>
        <ButtonLink to={staffPaths.refund(order.dateId, refOf(order))}>
          {t('음식 빼기 (환불)')}
        </ButtonLink>
      </div>
    </section>
  );
}

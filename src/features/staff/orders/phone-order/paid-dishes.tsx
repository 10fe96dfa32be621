import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { ownLines, type PayLink } from '../../../../domain/card/pay-link.ts';
import { isOver } from '../../../../domain/dates/open-dates.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import { amountPaid, type Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { waitingFor } from '../../../../domain/staff/orders/unpaid-orders.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import form from '../../common/forms/staff-form.module.css';
import { lineRows } from '../line-rows.ts';
import styles from './caller.module.css';

type PaidDishesProps = {
  order: Order;
  delivered: boolean;
  /** The date's; undefined until they are loaded. */
  links: ReadonlyMap<string, PayLink> | undefined;
  language: Language;
};

/** The dishes of an order that is paid by card, and the ways to more and fewer of them: they change with their money only. */
export function PaidDishes({ order, delivered, links, language }: PaidDishesProps) {
  const { t } = useTranslation();
  const { dateId, orderKey, customerInfo } = order;
  const waiting = waitingFor(links ?? new Map(), { uid: customerInfo.uid, orderKey });
  return (
    <section className={styles.details}>
      <h2 className={styles.label}>{t('음식과 금액')}</h2>
      <Rows
        rows={[
          ...lineRows(order, language),
          {
            id: 'paid',
            label: t('카드로 결제한 금액'),
            value: formatMoney(amountPaid(order)),
            strong: true,
          },
        ]}
      />
      {waiting && (
        <Notice
          tone="honey"
          title={t('더한 음식이 결제를 기다려요 ({{amount}})', {
            amount: formatMoney(waiting.link.amount),
          })}
          action={
            <ButtonLink to={staffPaths.payLink(dateId, waiting.id)}>
              {t('결제 링크 보기')}
            </ButtonLink>
          }
        >
          {linesText(ownLines(waiting.link), language)}
        </Notice>
      )}
      <div className={form.actions}>
        {!waiting && !delivered && !isOver(dateId, serverNow()) && (
          <ButtonLink to={staffPaths.addDishes(dateId, refOf(order))}>
            {t('음식 더하기 (결제 링크)')}
          </ButtonLink>
        )}
        <ButtonLink to={staffPaths.refund(dateId, refOf(order))}>
          {t('음식 빼기 (환불)')}
        </ButtonLink>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { isCardPaid } from '../../../../domain/order/payment-methods.ts';
import type { OrderThere } from '../../../../domain/staff/orders/second-order.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from './caller.module.css';

type OrdersThereNoticeProps = {
  dateId: string;
  there: readonly OrderThere[];
  language: Language;
  /** Puts a new order into that one; undefined where the order in the form is stored itself. */
  onAdd: ((order: Order) => void) | undefined;
};

/** A house has seldom more; the board finds them all. */
const mostShown = 3;

/** The date's orders of this caller, or of anybody for this door: one visit could bring both. */
export function OrdersThereNotice({ dateId, there, language, onAdd }: OrdersThereNoticeProps) {
  const { t } = useTranslation();
  if (there.length === 0) return null;
  return (
    <Notice
      tone="honey"
      announce
      title={
        there.some(({ isCallers }) => isCallers)
          ? t('이 날짜에 이미 주문이 있어요')
          : t('같은 집에 이미 주문이 있어요')
      }
    >
      {!there.some(({ isSamePlace }) => isSamePlace) &&
        t('합치려면 그 주문에 더하고, 따로 받으시면 그대로 저장하세요.')}
      {there.slice(0, mostShown).map(({ one: { id, order, total } }) => (
        <div key={id} className={styles.theirs}>
          <strong>
            {t('{{name}} 님 · {{address}}', {
              name: order.customerInfo.name,
              address: order.customerInfo.address,
            })}
          </strong>
          <p>
            {linesText(Object.values(order.menus), language)} · {formatMoney(total)}
            {isCardPaid(order) && ` · ${t('카드로 결제한 주문이에요')}`}
          </p>
          {onAdd && !isCardPaid(order) ? (
            <Button onClick={() => onAdd(order)}>{t('이 주문에 더하기')}</Button>
          ) : (
            <ButtonLink to={staffPaths.order(dateId, refOf(order))}>{t('그 주문 보기')}</ButtonLink>
          )}
        </div>
      ))}
      {there.length > mostShown && (
        <p>{t('이 집의 다른 주문 {{count}}건', { count: there.length - mostShown })}</p>
      )}
    </Notice>
  );
}

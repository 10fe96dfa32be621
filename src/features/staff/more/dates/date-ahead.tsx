import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readDateOrders } from '../../../../data/staff/orders/read-date-orders.ts';
import { readRefundsOfDate } from '../../../../data/staff/refunds/refunds-of-date.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { dayAndArea } from '../../../../domain/dates/date-card.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { allPaymentMethods } from '../../../../domain/order/payment-methods.ts';
import { preventsOpening } from '../../../../domain/staff/dates/date-checks.ts';
import { dateState } from '../../../../domain/staff/dates/date-state.ts';
import { type DayFigures, dayFigures } from '../../../../domain/staff/numbers/day-figures.ts';
import { ordersOf, unreadableOf } from '../../../../domain/staff/orders/date-orders.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { type WeekContext, weekChecks } from '../../../../domain/staff/week/week-checks.ts';
import { paymentMethodName } from '../../../../i18n/payment-message.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { UnreadableNotice } from '../../common/date/unreadable-notice.tsx';
import { Folded } from '../../common/folded.tsx';
import form from '../../common/forms/staff-form.module.css';
import { CheckList } from './check-list.tsx';
import styles from './date-ahead.module.css';
import { DateLink } from './date-link.tsx';

type DateAheadProps = {
  dateId: string;
  date: ActiveDate;
  context: WeekContext;
  language: Language;
};

/**
 * A date from today on: one line of what is ordered and how much is missing, which opens. Its orders and refunds are
 * read once, when it is shown; what is missing is there at once.
 */
export function DateAhead({ dateId, date, context, language }: DateAheadProps) {
  const { t } = useTranslation();
  const { value, failed } = useRead(`date ahead ${dateId}`, async () => {
    const [stored, refunds] = await Promise.all([
      readDateOrders(dateId),
      readRefundsOfDate(dateId),
    ]);
    return {
      orders: ordersOf(stored),
      unreadable: unreadableOf([dateId], [stored]),
      figures: dayFigures(dateId, stored, new Map(), undefined, refunds),
    };
  });
  const { menus, now } = context;
  const checks = weekChecks(dateId, date, context, value?.orders);
  const missing = new Set(checks.map(({ code }) => code)).size;
  const waiting = failed
    ? t('주문을 불러오지 못했어요. 연결되면 다시 불러와요.')
    : t('주문을 불러오고 있어요');
  const ordered = value && (
    <>
      {t('주문 {{count}}건', { count: value.figures.orders })} · {formatMoney(value.figures.total)}
    </>
  );
  return (
    <li className={form.item}>
      <DateLink {...{ dateId, date, language, now }} />
      <div className={styles.more}>
        <UnreadableNotice places={value?.unreadable ?? []} />
        <Folded
          title={
            <span className={styles.line}>
              <VisuallyHidden>{dayAndArea(date, language, now)}</VisuallyHidden>
              {ordered ?? <span role="status">{waiting}</span>}
              {missing > 0 && (
                <Badge tone="honey">{t('살펴볼 것 {{count}}개', { count: missing })}</Badge>
              )}
            </span>
          }
        >
          {() => (
            <div className={styles.opened}>
              {value && <Figures {...value.figures} />}
              {(dateState(date) !== 'closed' || missing > 0) && (
                <CheckList prevents={preventsOpening} {...{ checks, menus, language, dateId }} />
              )}
              <Link className={form.back} to={staffPaths.board(dateId)}>
                {t('이 날짜의 주문 보기')}
              </Link>
            </div>
          )}
        </Folded>
      </div>
    </li>
  );
}

/** What is ordered for a date, and how it is paid, as *Numbers* says it. */
function Figures(sums: DayFigures) {
  const { t } = useTranslation();
  const figures = [
    [t('주문 수'), sums.orders],
    [t('음식 개수'), sums.portions],
    [t('환불 전 주문 금액'), formatMoney(sums.total)],
    [t('− 쓴 포인트'), formatMoney(sums.points)],
    ...(sums.refunds > 0 ? [[t('− 카드 환불'), formatMoney(sums.refunds)]] : []),
    ...allPaymentMethods.map((method) => [paymentMethodName(t, method), formatMoney(sums[method])]),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

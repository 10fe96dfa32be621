import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readDateOrders } from '../../../../data/staff/orders/read-date-orders.ts';
import { readRefundsOfDate } from '../../../../data/staff/refunds/refunds-of-date.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { formatCutOff } from '../../../../domain/dates/cut-off-nearness.ts';
import { dayAndArea } from '../../../../domain/dates/date-card.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { allPaymentMethods } from '../../../../domain/order/payment-methods.ts';
import { preventsOpening } from '../../../../domain/staff/dates/date-checks.ts';
import { dateState } from '../../../../domain/staff/dates/date-state.ts';
import { type DayFigures, dayFigures } from '../../../../domain/staff/numbers/day-figures.ts';
import { ordersOf } from '../../../../domain/staff/orders/date-orders.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { type WeekContext, weekChecks } from '../../../../domain/staff/week/week-checks.ts';
import { paymentMethodName } from '../../../../i18n/payment-message.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { stateLabels, stateTones } from '../../common/date/date-state-labels.ts';
import form from '../../common/forms/staff-form.module.css';
import { CheckList } from '../dates/check-list.tsx';
import styles from './week.module.css';

type WeekDateProps = {
  dateId: string;
  date: ActiveDate;
  context: WeekContext;
  language: Language;
};

/** One date of the week. Its orders and refunds are read once, when it is shown; what is missing is there at once. */
export function WeekDate({ dateId, date, context, language }: WeekDateProps) {
  const { t } = useTranslation();
  const { value, failed } = useRead(`week ${dateId}`, async () => {
    const [stored, refunds] = await Promise.all([
      readDateOrders(dateId),
      readRefundsOfDate(dateId),
    ]);
    return {
      orders: ordersOf(stored),
      figures: dayFigures(dateId, stored, new Map(), undefined, refunds),
    };
  });
  const { menus, now } = context;
  const state = dateState(date);
  const checks = weekChecks(dateId, date, context, value?.orders);
  const waiting = failed
    ? t('주문을 불러오지 못했어요. 연결되면 다시 불러와요.')
    : t('주문을 불러오고 있어요');
  return (
    <li>
      <Card className={form.group}>
        <h2 className={form.heading}>
          <Link className={form.back} to={staffPaths.board(dateId)}>
            {dayAndArea(date, language, now)}
          </Link>
        </h2>
        <p className={form.badges}>
          <Badge tone={stateTones[state]}>{stateLabels(t)[state]}</Badge>
          {date.finishDate > 0 &&
            t('{{when}} 마감', { when: formatCutOff(date.finishDate, language, now) })}
        </p>
        {value ? <Figures {...value.figures} /> : <p role="status">{waiting}</p>}
        {(state !== 'closed' || checks.length > 0) && (
          <CheckList prevents={preventsOpening} {...{ checks, menus, language, dateId }} />
        )}
      </Card>
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

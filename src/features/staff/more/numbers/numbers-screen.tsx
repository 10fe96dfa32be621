import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { readLastClosings } from '../../../../data/staff/closing/read-closings.ts';
import { readSoldOut } from '../../../../data/staff/common/read-staff-log.ts';
import { useRead } from '../../../../data/staff/common/use-read.ts';
import { readSignUps } from '../../../../data/staff/customers/read-customers.ts';
import { readDays } from '../../../../data/staff/numbers/figures.ts';
import { readRefundsOfDate } from '../../../../data/staff/refunds/refunds-of-date.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { formatDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Cents, formatMoney } from '../../../../domain/lib/money.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { allPaymentMethods } from '../../../../domain/order/payment-methods.ts';
import { closingSums } from '../../../../domain/staff/closing/day-closing.ts';
import {
  type DayFigures,
  type DishFigures,
  datesToCompare,
  dayFigures,
  dishFigures,
  type SoldOutTime,
  soldOutTimes,
} from '../../../../domain/staff/numbers/day-figures.ts';
import { paymentMethodName } from '../../../../i18n/payment-message.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { BarTable } from './bar-table.tsx';
import { DishTable } from './dish-table.tsx';
import styles from './numbers.module.css';
import { SoldOutList } from './sold-out-list.tsx';

type NumbersScreenProps = { dateId: string; dates: ActiveDates; menus: Menus; language: Language };

interface Figures {
  days: DayFigures[];
  dishes: DishFigures[];
  soldOut: SoldOutTime[];
  /** By how much the cash that was counted differs from what was marked, of the dates that are closed. */
  cashDifferences: ReadonlyMap<string, Cents>;
}

/** How many earlier dates are shown beside a date. */
const datesBefore = 3;

async function readFigures(dates: ActiveDates, dateId: string): Promise<Figures> {
  // One more date than is shown: it is needed to tell which customers are new.
  const ids = datesToCompare(dates, dateId, datesBefore + 1);
  const shown = ids.slice(-datesBefore - 1);
  const closedBefore = (id: string) => dates[ids[ids.indexOf(id) - 1] ?? '']?.finishDate;
  const [stored, refunds, signedUpAt, log, closings] = await Promise.all([
    readDays(shown),
    Promise.all(shown.map(readRefundsOfDate)),
    readSignUps(closedBefore(shown[0] ?? '') ?? 0),
    readSoldOut(dateId),
    readLastClosings(shown),
  ]);
  return {
    days: shown.map((id, at) =>
      dayFigures(id, stored[at] ?? {}, signedUpAt, closedBefore(id), refunds[at]),
    ),
    dishes: dishFigures(stored),
    soldOut: soldOutTimes(log),
    cashDifferences: new Map(
      [...closings].map(([id, closing]) => [id, closingSums(closing).difference]),
    ),
  };
}

/** Figures of a date beside those of the three dates before it. */
export function NumbersScreen({ dateId, dates, menus, language }: NumbersScreenProps) {
  const { t } = useTranslation();
  // A string, so that it changes only with the list of dates, which changes less often than their contents.
  const beside = datesToCompare(dates, dateId, datesBefore + 1).join();
  const { value: found, failed } = useRead(`numbers ${beside}`, () => readFigures(dates, dateId));
  const now = useMemo(serverNow, []);
  if (failed && !found) {
    return (
      <EmptyState title={t('숫자를 불러오지 못했어요')} text={t('인터넷 연결을 확인해 주세요.')} />
    );
  }
  if (!found) return <Loading label={t('숫자를 불러오고 있어요')} />;
  const labelOf = (id: string) => formatDay(dates[id]?.deliveryDate ?? 0, language, now);
  const chart = (
    caption: string,
    figureOf: (day: DayFigures) => number | undefined,
    textOf: (value: number) => string = String,
  ) => {
    const rows = found.days.map((day) => {
      const value = figureOf(day);
      const text = value === undefined ? '–' : textOf(value);
      return { id: day.dateId, label: labelOf(day.dateId), value, text };
    });
    return <BarTable key={caption} caption={caption} rows={rows} />;
  };
  return (
    <>
      <div className={styles.charts}>
        {chart(t('주문 수'), (day) => day.orders)}
        {chart(t('주문 금액'), (day) => day.total, formatMoney)}
        {chart(t('− 쓴 포인트'), (day) => day.points, formatMoney)}
        {chart(t('− 카드 환불'), (day) => day.refunds, formatMoney)}
        {allPaymentMethods.map((method) =>
          chart(`= ${paymentMethodName(t, method)}`, (day) => day[method], formatMoney),
        )}
        {found.cashDifferences.size > 0 &&
          chart(
            t('센 현금 − 표시한 현금'),
            (day) => found.cashDifferences.get(day.dateId),
            formatMoney,
          )}
        {chart(t('주문 하나 평균'), (day) => day.average, formatMoney)}
        {chart(t('음식 개수'), (day) => day.portions)}
        {chart(t('새 손님'), (day) => day.newCustomers)}
      </div>
      <SoldOutList times={found.soldOut} menus={menus} language={language} />
      <DishTable
        labels={found.days.map((day) => labelOf(day.dateId))}
        dishes={found.dishes}
        language={language}
      />
    </>
  );
}

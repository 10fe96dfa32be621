import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readLastClosings } from '../../../../data/staff/closing/read-closings.ts';
import { readSoldOut } from '../../../../data/staff/common/read-staff-log.ts';
import { useDatesAround } from '../../../../data/staff/common/use-dates-around.ts';
import { readSignUps } from '../../../../data/staff/customers/read-customers.ts';
import { readDays } from '../../../../data/staff/numbers/read-figures.ts';
import { readRefundsOfDate } from '../../../../data/staff/refunds/refunds-of-date.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Cents, formatMoney } from '../../../../domain/lib/money.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import { lineTitle } from '../../../../domain/order/order.ts';
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
import { unreadableOf } from '../../../../domain/staff/orders/date-orders.ts';
import { paymentMethodName } from '../../../../i18n/payment-message.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { UnreadableNotice } from '../../common/date/unreadable-notice.tsx';
import { DishTrends } from './dish-trends.tsx';
import styles from './numbers.module.css';

type NumbersScreenProps = { dateId: string; listed: ActiveDates; menus: Menus; language: Language };

interface Figures {
  days: DayFigures[];
  dishes: DishFigures[];
  soldOut: SoldOutTime[];
  /** By how much the cash that was counted differs from what was marked, of the dates that are closed. */
  cashDifferences: ReadonlyMap<string, Cents>;
  /** Where orders can't be read, which the sums leave out. */
  unreadable: string[];
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
    // All screens of the date itself say so of its own.
    unreadable: unreadableOf(shown, stored).filter((place) => !place.startsWith(`${dateId}:`)),
  };
}

/** Figures of a date beside those of the three dates before it. `listed`: those of before may have left the list. */
export function NumbersScreen({ listed, ...props }: NumbersScreenProps) {
  const { t } = useTranslation();
  const dates = useDatesAround(listed, props.dateId, true);
  if (!dates) return <Loading label={t('숫자를 불러오고 있어요')} />;
  return <NumbersBeside dates={dates} {...props} />;
}

type NumbersBesideProps = Omit<NumbersScreenProps, 'listed'> & { dates: ActiveDates };

function NumbersBeside({ dateId, dates, menus, language }: NumbersBesideProps) {
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
      <UnreadableNotice places={found.unreadable} />
      <div className={styles.charts}>
        {chart(t('주문 수'), (day) => day.orders)}
        {chart(t('환불 전 주문 금액'), (day) => day.total, formatMoney)}
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
      <DishTrends dateId={dateId} dates={dates} language={language} />
    </>
  );
}

type SoldOutListProps = { times: readonly SoldOutTime[]; menus: Menus; language: Language };

/** When dishes of the date were sold out, and put on sale again. */
function SoldOutList({ times, menus, language }: SoldOutListProps) {
  const { t } = useTranslation();
  if (times.length === 0) return null;
  const moment = (at: number) =>
    `${formatDay(at, language, serverNow())} ${formatTime(at, language)}`;
  return (
    <section className={styles.section}>
      <h2>{t('품절된 시간')}</h2>
      <ul>
        {times.map(({ menuId, at, backAt }) => {
          const menu = menus[menuId];
          return (
            <li key={`${menuId} ${at}`}>
              {menu ? menuTitle(menu, language) : menuId}: {moment(at)}
              {backAt !== undefined && ` (${t('{{time}}에 다시 판매', { time: moment(backAt) })})`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type BarTableProps = {
  caption: string;
  rows: readonly {
    id: string;
    label: string;
    /** The length of the bar, whatever its sign; undefined where the value is unknown. */
    value: number | undefined;
    text: string;
  }[];
};

/** A small bar chart, built as a table so that screen readers read the values. */
function BarTable({ caption, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ value }) => Math.abs(value ?? 0)));
  return (
    <table className={styles.chart}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ id, label, value, text }) => (
          <tr key={id}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            <td className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(100 * Math.abs(value ?? 0)) / most}%` }} />
            </td>
            <td className={styles.value}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DishTableProps = {
  labels: readonly string[];
  dishes: readonly DishFigures[];
  language: Language;
};

/** The ordered quantity of each menu on each date. */
function DishTable({ labels, dishes, language }: DishTableProps) {
  const { t } = useTranslation();
  if (dishes.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('메뉴별')}</h2>
      <div className={styles.scroll} {...{ role: 'group', tabIndex: 0, 'aria-label': t('메뉴별') }}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('메뉴')}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dishes.map(({ menuKey, portions, ...title }) => (
              <tr key={menuKey}>
                <th scope="row">{lineTitle(title, language)}</th>
                {portions.map((count, at) => (
                  <td key={labels[at]}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

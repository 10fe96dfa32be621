import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readDays } from '../../../../data/staff/numbers/read-figures.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { formatDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { lineTitle } from '../../../../domain/order/order.ts';
import { datesToCompare, dishTrends } from '../../../../domain/staff/numbers/day-figures.ts';
import { unreadableOf } from '../../../../domain/staff/orders/date-orders.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { UnreadableNotice } from '../../common/date/unreadable-notice.tsx';
import styles from './dish-trends.module.css';

type DishTrendsProps = { dateId: string; dates: ActiveDates; language: Language };

/** So many dates before one are in the picture: about three months of two dates a week. */
const datesBefore = 23;

/** How each dish sold over the last months, as a picture; the orders are read once it is asked for. */
export function DishTrends(props: DishTrendsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  if (shown) return <Trends {...props} />;
  return (
    <Button fullWidth icon={<ChartColumn aria-hidden="true" />} onClick={() => setShown(true)}>
      {t('지난 몇 달의 판매를 그림으로 보기')}
    </Button>
  );
}

function Trends({ dateId, dates, language }: DishTrendsProps) {
  const { t } = useTranslation();
  const ids = datesToCompare(dates, dateId, datesBefore);
  const { value: days, failed } = useRead(`trends ${ids.join()}`, () => readDays(ids));
  if (!days) {
    if (!failed) return <Loading label={t('숫자를 불러오고 있어요')} />;
    return (
      <EmptyState title={t('숫자를 불러오지 못했어요')} text={t('인터넷 연결을 확인해 주세요.')} />
    );
  }
  const now = serverNow();
  const labels = ids.map((id) => formatDay(dates[id]?.deliveryDate ?? 0, language, now));
  const trends = dishTrends(days);
  const most = Math.max(1, ...trends.flatMap(({ portions }) => portions));
  return (
    <section className={styles.trends}>
      <h2>{t('메뉴별 판매 추이')}</h2>
      <UnreadableNotice places={unreadableOf(ids, days)} />
      <p className={styles.hint}>
        {t('{{from}}부터 {{to}}까지, 날짜마다 막대 하나예요.', {
          from: labels[0] ?? '',
          to: labels.at(-1) ?? '',
        })}
      </p>
      <ul className={styles.dishes}>
        {trends.map(({ menuKey, portions, total, ...title }) => (
          <li key={menuKey}>
            <span className={styles.title}>{lineTitle(title, language)}</span>
            <span className={styles.total}>{t('모두 {{total}}개', { total })}</span>
            <Bars portions={portions} ids={ids} labels={labels} most={most} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type BarsProps = {
  portions: readonly number[];
  /** Of the dates. */
  ids: readonly string[];
  labels: readonly string[];
  /** The longest bar of the picture. */
  most: number;
};

const barWidth = 10;
const height = 40;

/** One bar a date; screen readers read the dates on which the dish was sold. */
function Bars({ portions, ids, labels, most }: BarsProps) {
  const words = portions.flatMap((q, at) => (q > 0 ? [`${labels[at]}: ${q}`] : []));
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={words.join(', ')}
      viewBox={`0 0 ${portions.length * barWidth} ${height}`}
      preserveAspectRatio="none"
    >
      {portions.map((q, at) => (
        <rect
          key={ids[at]}
          x={at * barWidth + 1}
          width={barWidth - 2}
          y={height - (height * q) / most}
          height={(height * q) / most}
        />
      ))}
    </svg>
  );
}

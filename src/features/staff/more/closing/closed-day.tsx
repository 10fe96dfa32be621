import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import {
  type CashStop,
  changesSinceClosing,
  closingSums,
  countedCash,
  type DayClosing,
} from '../../../../domain/staff/closing/day-closing.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import form from '../../common/forms/staff-form.module.css';
import styles from './closing.module.css';
import { driverName, stopsRow } from './closing-names.ts';
import { Difference } from './difference.tsx';
import { OpenCash } from './open-cash.tsx';

type ClosedDayProps = {
  closing: DayClosing;
  /** The cash as it is marked now; undefined for a closing that was corrected since. */
  now?: readonly CashStop[];
  nameOf: (id: string) => string;
  language: Language;
};

/** A closing as it stands in the books, and what has changed in the orders since. */
export function ClosedDay({ closing, now, nameOf, language }: ClosedDayProps) {
  const { t } = useTranslation();
  const { at, by, number, stops } = closing;
  const when = `${formatDay(at, language, serverNow())} ${formatTime(at, language)}`;
  const changes = now ? changesSinceClosing(stops, now) : [];
  const drivers = countedCash(closing);
  const sums = closingSums(closing);
  const amounts = (stop: CashStop | undefined) =>
    stop
      ? [
          t('받음 {{amount}}', { amount: formatMoney(stop.taken) }),
          stop.left !== 0 && t('남음 {{amount}}', { amount: formatMoney(stop.left) }),
        ]
          .filter(Boolean)
          .join(', ')
      : t('없음');
  const rows = (one: { taken: number; counted: number; difference: number }) => [
    { id: 'taken', label: t('받음으로 표시한 돈'), value: formatMoney(one.taken) },
    { id: 'counted', label: t('센 돈'), value: formatMoney(one.counted) },
    {
      id: 'difference',
      label: t('차이'),
      value: <Difference difference={one.difference} />,
      strong: true,
    },
  ];
  return (
    <div className={form.group}>
      <Notice tone="closed" title={number === 1 ? t('정산했어요') : t('바로잡아 정산했어요')}>
        {t('{{when}}, {{name}}. 그때의 숫자 그대로예요.', { when, name: by })}
      </Notice>
      {changes.length > 0 && (
        <Notice tone="honey" title={t('정산한 뒤에 바뀐 것이 있어요')}>
          <ul className={form.bullets}>
            {changes.map(({ id, closed, now }) => (
              <li key={id}>
                {nameOf(id)}: {amounts(closed)} → {amounts(now)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {drivers.map((one) => (
        <Card key={one.by} className={styles.driver}>
          <h2 className={styles.name}>{driverName(t, one.by)}</h2>
          <Rows rows={one.stops > 0 ? [stopsRow(t, one.stops), ...rows(one)] : rows(one)} />
          {one.why && <p>{t('이유: {{why}}', { why: one.why })}</p>}
        </Card>
      ))}
      {drivers.length !== 1 && (
        <Card>
          <h2 className={form.heading}>{t('모두 합쳐')}</h2>
          <Rows rows={rows(sums)} />
        </Card>
      )}
      <OpenCash stops={stops} nameOf={nameOf} />
    </div>
  );
}

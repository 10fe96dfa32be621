import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readLastClosings } from '../../../../data/staff/closing/read-closings.ts';
import { presentIds } from '../../../../data/staff/common/staff-reads.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { dayAndArea } from '../../../../domain/dates/date-card.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { closingSums } from '../../../../domain/staff/closing/day-closing.ts';
import { datesToClose } from '../../../../domain/staff/dates/date-to-run.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { stores } from '../../../../domain/store/document-write.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import form from '../../common/forms/staff-form.module.css';
import { differenceWords } from '../closing/closing-names.ts';

/** The last dates, each with the way to its cash, and whether that is closed and what was short or over. */
export function OpenTills({ dates, language }: { dates: ActiveDates; language: Language }) {
  const { t } = useTranslation();
  const now = serverNow();
  const ids = datesToClose(dates, now);
  const { value } = useRead(`closed ${ids.join()}`, async () => {
    const [closed, withOrders] = await Promise.all([
      readLastClosings(ids),
      presentIds(stores.orders2, ids),
    ]);
    return { closed, withOrders };
  });
  if (ids.length === 0) return null;
  return (
    <section className={form.group}>
      <h2 className={form.heading}>{t('하루 정산')}</h2>
      <ul className={form.list} aria-label={t('하루 정산')}>
        {ids.map((dateId) => {
          const date = dates[dateId];
          const last = value?.closed.get(dateId);
          const difference = last ? closingSums(last).difference : 0;
          return (
            date && (
              <li key={dateId} className={form.item}>
                <Link className={form.row} to={staffPaths.closing(dateId)}>
                  <span className={form.words}>
                    {dayAndArea(date, language, now)}
                    {difference !== 0 && ` · ${differenceWords(t, difference)}`}
                  </span>
                  {value &&
                    (last ? (
                      <Badge tone="closed">{t('정산함')}</Badge>
                    ) : value.withOrders.has(dateId) ? (
                      <Badge tone="honey">{t('정산 전')}</Badge>
                    ) : (
                      <Badge>{t('주문이 없었어요')}</Badge>
                    ))}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

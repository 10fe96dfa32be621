import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { readStaffLog } from '../../../../data/staff/common/staff-log.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { useAddressParams } from '../../common/use-address-params.ts';
import styles from './log.module.css';
import { actionName, stateName } from './log-message.ts';

type Entries = Awaited<ReturnType<typeof readStaffLog>>;

/** The log of staff actions; the address may restrict it to one date, order or customer. */
export function LogScreen({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [params] = useAddressParams();
  const [found, setFound] = useState<Entries | 'failed'>();
  const query = params.toString();
  const now = serverNow();
  useEffect(() => {
    let current = true;
    const about = Object.fromEntries(new URLSearchParams(query));
    readStaffLog(about).then(
      (entries) => current && setFound(entries),
      () => current && setFound('failed'),
    );
    return () => {
      current = false;
    };
  }, [query]);
  if (found === undefined) return <Loading label={t('기록을 불러오고 있어요')} />;
  if (found === 'failed') {
    return (
      <EmptyState title={t('기록을 불러오지 못했어요')} text={t('인터넷 연결을 확인해 주세요.')} />
    );
  }
  return (
    <>
      {query && (
        <ButtonLink variant="quiet" to={staffPaths.log()}>
          {t('모든 기록 보기')}
        </ButtonLink>
      )}
      {found.length === 0 && <EmptyState title={t('아직 기록이 없어요')} />}
      <ol className={styles.list}>
        {found.map(({ id, entry }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.what}>
              {actionName(t, entry.action)}
              {entry.subject && `: ${entry.subject}`}
            </p>
            <p>
              {stateName(t, entry.before)} → {stateName(t, entry.after)}
            </p>
            {entry.reason && <p>{t('이유: {{reason}}', { reason: entry.reason })}</p>}
            <p className={styles.facts}>
              {formatDay(entry.at, language, now)} {formatTime(entry.at, language)} ·{' '}
              {entry.actorName}
            </p>
            <p className={styles.links}>
              {entry.dateId && (
                <Link to={staffPaths.log({ dateId: entry.dateId })}>
                  {t('{{day}} 배송', { day: deliveryDay(entry.dateId, language, now) })}
                </Link>
              )}
              {entry.orderKey && (
                <Link to={staffPaths.log({ orderKey: entry.orderKey })}>{t('이 주문')}</Link>
              )}
              {entry.uid && <Link to={staffPaths.log({ uid: entry.uid })}>{t('이 손님')}</Link>}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

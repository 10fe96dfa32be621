import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import styles from './log.module.css';

type SearchedUntilProps = {
  found: number;
  /** The oldest entry that was searched, epoch ms; undefined once there are no older ones. */
  until: number | undefined;
  language: Language;
};

/** How much a search of the log has found, and back to when it has searched. */
export function SearchedUntil({ found, until, language }: SearchedUntilProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.facts} role="status">
      {found === 0 ? t('찾는 기록이 없어요.') : t('기록 {{count}}개를 찾았어요.', { count: found })}{' '}
      {until === undefined
        ? t('처음 기록까지 모두 찾아봤어요.')
        : t('{{day}} {{time}}까지 찾아봤어요. 그 전은 아직이에요.', {
            day: formatDay(until, language, serverNow()),
            time: formatTime(until, language),
          })}
    </p>
  );
}

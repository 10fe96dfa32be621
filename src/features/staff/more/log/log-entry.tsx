import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import type { WordsContext } from '../../common/action-words/action-words-type.ts';
import styles from './log.module.css';
import type { LogWords } from './log-words.ts';
import { UndoEntry } from './undo-entry.tsx';

type LogEntryProps = {
  entry: StaffLogEntry;
  words: LogWords;
  context: Pick<WordsContext, 't' | 'language'>;
  /** The change was undone, which is an entry of its own. */
  onUndone: () => void;
};

/** One entry of the log, with a way to undo its change if there is one. */
export function LogEntry({ entry, words, context: { t, language }, onUndone }: LogEntryProps) {
  const now = serverNow();
  const { what, before, after, reason, actor } = words;
  return (
    <li className={styles.entry}>
      <p className={styles.what}>{what}</p>
      <p>
        {before} → {after}
      </p>
      {reason && <p>{t('이유: {{reason}}', { reason })}</p>}
      <p className={styles.facts}>
        {formatDay(entry.at, language, now)} {formatTime(entry.at, language)} · {actor}
      </p>
      <p className={styles.links}>
        {entry.dateId && (
          <Link to={staffPaths.log({ dateId: entry.dateId })}>
            {t('{{day}} 배송', { day: deliveryDay(entry.dateId, language, now) })}
          </Link>
        )}
        {entry.dateId && entry.uid && entry.orderId && (
          <Link
            to={staffPaths.log({ dateId: entry.dateId, uid: entry.uid, orderId: entry.orderId })}
          >
            {t('이 주문')}
          </Link>
        )}
        {entry.uid && <Link to={staffPaths.log({ uid: entry.uid })}>{t('이 손님')}</Link>}
      </p>
      {entry.undo !== undefined && (
        <UndoEntry entry={entry} question={{ now: after, undone: before }} onUndone={onUndone} />
      )}
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useRead } from '../../../../data/staff/common/use-read.ts';
import { readRecentImports } from '../../../../data/staff/menus/import-file.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { UndoEntry } from '../log/undo-entry.tsx';

type RecentImportsProps = {
  /** Counts this screen's imports: each is one to be read. */
  imports: number;
  language: Language;
  onUndone: () => void;
};

/** The last imports, each with a button that undoes it. */
export function RecentImports({ imports, language, onUndone }: RecentImportsProps) {
  const { t } = useTranslation();
  const { value: rows, failed } = useRead(`imports ${imports}`, readRecentImports);
  if (failed) return <Notice tone="error">{t('최근에 올린 파일을 불러오지 못했어요.')}</Notice>;
  if (!rows || rows.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('최근에 올린 파일')}</h3>
      <ul className={styles.list}>
        {rows.map(({ id, entry }) => (
          <li key={id} className={styles.item}>
            <div className={styles.row}>
              <div className={styles.words}>
                <p className={styles.title}>{entry.subject}</p>
                <p className={styles.quiet}>
                  {formatDay(entry.at, language, serverNow())} {formatTime(entry.at, language)} ·{' '}
                  {entry.actorName}
                </p>
              </div>
              <UndoEntry
                entry={entry}
                name={t('{{source}} 되돌리기', { source: entry.subject ?? '' })}
                onUndone={onUndone}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

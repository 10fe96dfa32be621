import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { type RecentImport, readRecentImports } from '../../../../data/staff/menus/import-file.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from '../../common/staff-form.module.css';

type RecentImportsProps = {
  busy: boolean;
  language: Language;
  onUndo: (importId: string) => void;
};

/** The last imports, each with a button that undoes it. */
export function RecentImports({ busy, language, onUndo }: RecentImportsProps) {
  const { t } = useTranslation();
  const [found, setFound] = useState<readonly RecentImport[] | 'failed'>([]);
  useEffect(() => {
    let current = true;
    readRecentImports().then(
      (imports) => current && setFound(imports),
      () => current && setFound('failed'),
    );
    return () => {
      current = false;
    };
  }, []);
  if (found === 'failed') {
    return <Notice tone="error">{t('최근에 올린 파일을 불러오지 못했어요.')}</Notice>;
  }
  if (found.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('최근에 올린 파일')}</h3>
      <ul className={styles.list}>
        {found.map(({ id, source, at, actorName, undone }) => (
          <li key={id} className={styles.item}>
            <div className={styles.row}>
              <div className={styles.words}>
                <p className={styles.title}>{source}</p>
                <p className={styles.quiet}>
                  {formatDay(at, language, serverNow())} {formatTime(at, language)} · {actorName}
                </p>
              </div>
              {undone === undefined ? (
                <Button
                  busy={busy}
                  aria-label={t('{{source}} 되돌리기', { source })}
                  onClick={() => onUndo(id)}
                >
                  {t('되돌리기')}
                </Button>
              ) : (
                <Badge>{t('되돌렸어요')}</Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

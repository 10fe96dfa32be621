import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { routes } from '../domain/lib/paths.ts';
import { Button } from '../ui/controls/button.tsx';
import styles from './connection-notice.module.css';
import { changeToNewVersion, useNewVersion } from './new-version.ts';

/** Offers a newer version on the dates screen only, where nobody is in the middle of an order. */
export function NewVersionNotice() {
  const { t } = useTranslation();
  const waiting = useNewVersion((version) => version.waiting);
  const choosingDate = useMatch(routes.dateSelect) !== null;
  if (!waiting || !choosingDate) return null;
  return (
    <div className={styles.notice}>
      <span>{t('한상이 새로워졌어요.')}</span>
      <Button variant="quiet" onClick={() => changeToNewVersion(waiting)}>
        {t('새로 열기')}
      </Button>
    </div>
  );
}

import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { setLastChange, showLastChangeOn, useLastChange } from './last-change.ts';
import styles from './undo-bar.module.css';

/**
 * Names the last change and takes it back, until the next change or until staff go to another screen. A change that
 * leads to another screen by itself replaces its own in the history, and is named there.
 */
export function UndoBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const came = useNavigationType();
  const { last, screen } = useLastChange();
  useEffect(() => {
    if (!last || screen === pathname) return;
    if (screen === undefined || came === 'REPLACE') showLastChangeOn(pathname);
    else dismiss();
  }, [last, screen, pathname, came]);
  const undo = last?.undo;
  return (
    <div role="status" className={`no-print ${styles.place}`}>
      {last && (
        <div className={styles.bar} data-last-change>
          <p className={styles.words}>{last.message}</p>
          {undo && (
            <Button
              variant="secondary"
              onClick={() => {
                dismiss();
                undo();
              }}
            >
              {t('되돌리기')}
            </Button>
          )}
          <IconButton label={t('닫기')} icon={<X aria-hidden="true" />} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

function dismiss(): void {
  setLastChange(undefined);
}

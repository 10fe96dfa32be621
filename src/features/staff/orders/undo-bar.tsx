import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { setLastChange, useLastChange } from '../common/last-change.ts';
import styles from './undo-bar.module.css';

/** Names the last change and takes it back, until the next change or until the screen is left. */
export function UndoBar() {
  const { t } = useTranslation();
  const last = useLastChange((state) => state.last);
  useEffect(() => dismiss, []);
  const undo = last?.undo;
  return (
    <div role="status" className={`no-print ${styles.place}`}>
      {last && undo && (
        <div className={styles.bar}>
          <p className={styles.words}>{last.message}</p>
          <Button
            variant="secondary"
            onClick={() => {
              dismiss();
              undo();
            }}
          >
            {t('되돌리기')}
          </Button>
          <IconButton label={t('닫기')} icon={<X aria-hidden="true" />} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

function dismiss(): void {
  setLastChange(undefined);
}

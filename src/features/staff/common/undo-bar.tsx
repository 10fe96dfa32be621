import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { setLastChange, useLastChange } from './last-change.ts';
import styles from './undo-bar.module.css';

/** Names the last change and takes it back, until the next change. */
export function UndoBar() {
  const { t } = useTranslation();
  const last = useLastChange((state) => state.last);
  const undo = last?.undo;
  return (
    <div role="status" className={`no-print ${styles.place}`}>
      {last && (
        <div className={styles.bar}>
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

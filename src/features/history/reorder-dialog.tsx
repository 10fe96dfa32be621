import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './history.module.css';

type ReorderDialogProps = {
  title: string;
  loading: boolean;
  /** What to say when there is nothing to choose from. */
  empty: string | false;
  onClose: () => void;
  /** The choices: an earlier order on each of several dates, or one date for each of several orders. */
  children: ReactNode;
};

/** The dialog in which a customer chooses how to order again. */
export function ReorderDialog({ title, loading, empty, onClose, children }: ReorderDialogProps) {
  const { t } = useTranslation();
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('닫기')}>
      <div className={styles.list}>
        {loading && <Loading label={t('불러오고 있어요')} />}
        {empty && (
          <EmptyState
            title={empty}
            action={
              <Button variant="primary" onClick={onClose}>
                {t('돌아가기')}
              </Button>
            }
          />
        )}
        {children}
      </div>
    </Sheet>
  );
}

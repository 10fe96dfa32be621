import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queueMark, useMarkQueue } from '../../../data/staff/mark-queue.ts';
import type { MarkKind } from '../../../domain/staff/order-marks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './undo-bar.module.css';
import type { Marking } from './use-marking.ts';

/** Names the last mark and undoes it; reports a conflict with another member of staff. */
export function UndoBar({ marking }: { marking: Marking }) {
  const { t } = useTranslation();
  const { last, undo, dismiss } = marking;
  const made: Record<MarkKind, string> = {
    packed: t('포장했어요'),
    delivered: t('배송했어요'),
    'cash-taken': t('돈을 받았어요'),
  };
  const takenBack: Record<MarkKind, string> = {
    packed: t('포장 표시를 지웠어요'),
    delivered: t('배송 표시를 지웠어요'),
    'cash-taken': t('받은 돈 표시를 지웠어요'),
  };
  return (
    <>
      <div role="status" className={`no-print ${styles.place}`}>
        {last && (
          <div className={styles.bar}>
            <p className={styles.words}>
              {last.name} · {(last.made ? made : takenBack)[last.kind]}
            </p>
            <Button variant="secondary" onClick={undo}>
              {t('되돌리기')}
            </Button>
            <IconButton label={t('닫기')} icon={<X aria-hidden="true" />} onClick={dismiss} />
          </div>
        )}
      </div>
      <MarkConflict />
    </>
  );
}

/** Asks which change to keep when another member of staff changed the same mark first. */
function MarkConflict() {
  const { t } = useTranslation();
  const conflict = useMarkQueue((queue) => queue.conflict);
  if (!conflict) return null;
  const { change, by, at } = conflict;
  const close = () => useMarkQueue.setState({ conflict: undefined });
  return (
    <ConfirmDialog
      open
      title={t('그사이 다른 직원이 바꿨어요')}
      text={
        by
          ? t('{{by}}님이 먼저 표시했어요. 그래도 바꿀까요?', { by })
          : t('다른 직원이 표시를 지웠어요. 그래도 바꿀까요?')
      }
      confirmLabel={t('내 것으로 바꾸기')}
      cancelLabel={t('그대로 두기')}
      onConfirm={() => {
        close();
        queueMark(conflict.mine, { ...change, seen: at });
      }}
      onClose={close}
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { QueueProblem as Problem } from '../../../../data/staff/common/change-queue.ts';
import type { AnyPlanned } from '../../../../domain/staff/actions/action.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { staffProblemMessage } from './staff-problem-message.ts';

type QueueProblemProps = {
  /** What the change is about. */
  about: string;
  action: AnyPlanned;
  problem: Pick<Problem<{ seen: unknown }>, 'conflict' | 'refused'>;
  /** Makes the change again, or drops it. */
  onSettle: (again: boolean) => void;
};

/** Asks what becomes of a change from the phone's queue that was not stored. */
export function QueueProblem({ about, action, problem, onSettle }: QueueProblemProps) {
  const { t } = useTranslation();
  const { conflict, refused } = problem;
  const words = [
    about,
    refused && staffProblemMessage(t, refused),
    t('저장되지 않았어요. 다시 보낼까요?'),
  ];
  return conflict ? (
    <ConflictDialog
      action={action}
      conflict={conflict}
      about={about}
      editing={false}
      answer={(answer) => onSettle(answer === 'mine')}
    />
  ) : (
    <ConfirmDialog
      open
      title={t('표시 하나가 저장되지 않았어요')}
      text={words.filter(Boolean).join('\n')}
      confirmLabel={t('다시 보내기')}
      cancelLabel={t('보내지 않기')}
      onConfirm={() => onSettle(true)}
      onClose={() => onSettle(false)}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type RunQuestion, useRunQuestions } from './run-state.ts';
import { UndoBar } from './undo-bar.tsx';

/** Shows what a running action asks, and the last change with its undo; on every screen of staff. */
export function ActionHost() {
  const question = useRunQuestions(({ questions }) => questions[0]);
  return (
    <>
      <UndoBar />
      {question?.kind === 'conflict' && <ConflictDialog {...question} />}
      {question?.kind === 'failed' && <FailedDialog {...question} />}
      {question?.kind === 'looking-up' && <LookupDialog {...question} />}
    </>
  );
}

type FailedDialogProps = Extract<RunQuestion, { kind: 'failed' }>;

function FailedDialog({ title, message, editing, answer }: FailedDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={title ?? t('저장되지 않았어요')}
      text={editing ? `${message}\n${t('입력한 내용은 그대로 있어요.')}` : message}
      confirmLabel={t('다시 보내기')}
      onConfirm={() => answer(true)}
      cancelLabel={t('닫기')}
      onClose={() => answer(false)}
    />
  );
}

function LookupDialog({ answer }: Extract<RunQuestion, { kind: 'looking-up' }>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t('처리되었는지 확인하고 있어요')}
      text={t('답이 오지 않았어요. 인터넷 연결을 확인해 주세요.')}
      confirmLabel={t('기다리지 않기')}
      onConfirm={answer}
      onClose={answer}
    />
  );
}

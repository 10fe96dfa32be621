import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxEntry } from '../../../data/staff/inbox/inbox.ts';
import { handleIssue, maxNoteLength } from '../../../domain/staff/inbox/handled-issue.ts';
import { useDraftText } from '../../../screen-state/use-draft.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../common/changes/use-action.ts';

/** Marks an issue as handled, with a note; or as unhandled again. */
export function HandleDialog({ entry, onClose }: { entry: InboxEntry; onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  // As it was when the dialog opened: if somebody else handles the issue meanwhile, staff are asked.
  const [{ issue, handled }] = useState(entry);
  const [note, setNote] = useDraftText(`issue-note-${issue.id}`);
  const save = async () => {
    const { id, dateId, uid, time, times } = issue;
    const input = { issue: { id, dateId, uid, time, times }, note: handled ? null : note };
    const done = handled ? t('다시 확인할 일로 두었어요') : t('처리했어요');
    const seen = handled?.note ?? null;
    const result = await run(handleIssue, input, { seen, done, editing: true });
    if (result === 'not-stored') return;
    setNote('');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={handled ? t('다시 확인할 일로 둘까요?') : t('어떻게 처리하셨어요?')}
      confirmLabel={handled ? t('다시 둘게요') : t('처리했어요')}
      cancelLabel={t('그대로 두기')}
      busy={busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {!handled && (
        <TextArea
          label={t('메모')}
          optionalLabel={t('(선택)')}
          maxLength={maxNoteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeHandled, type InboxEntry } from '../../../data/staff/inbox/inbox.ts';
import { maxNoteLength } from '../../../domain/staff/inbox/inbox-plan.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useStaffChange } from '../common/use-staff-change.ts';

/** Marks an issue as handled, with a note; or as unhandled again. */
export function HandleDialog({ entry, onClose }: { entry: InboxEntry; onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, change } = useStaffChange();
  const [note, setNote] = useState('');
  const { issue, handled } = entry;
  const save = async () => {
    const stands = await change(() =>
      changeHandled({ issue, note: handled ? null : note, seen: handled?.at ?? null }),
    );
    if (stands) onClose();
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

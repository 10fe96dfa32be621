import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BlockedPhone,
  blockPhone,
  maxBlockNoteLength,
} from '../../../../domain/staff/customers/blocked-phone.ts';
import { useDraftText } from '../../../../screen-state/use-draft.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { ReasonField } from '../../common/forms/reason-field.tsx';

type BlockDialogProps = {
  uid: string;
  phone: string;
  /** The present block, if there is one. */
  block: BlockedPhone | undefined;
  onClose: () => void;
};

/** Blocks card orders from a phone, with a reason, or unblocks them. */
export function BlockDialog({ uid, phone, block, onClose }: BlockDialogProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  // The block that the dialog asks about; if somebody else changes it, staff are asked.
  const [seen] = useState(() => block && { time: block.time, note: block.note });
  const blocked = seen !== undefined;
  const [note, setNote] = useDraftText(`block-${uid}-${phone}`);
  const [tried, setTried] = useState(false);
  const missing = !blocked && note.trim() === '';
  const save = async () => {
    setTried(true);
    if (missing) return;
    const done = blocked
      ? t('{{phone}} 카드 주문을 다시 받아요', { phone })
      : t('{{phone}} 카드 주문을 막았어요', { phone });
    const input = { phone, uid, block: blocked ? null : { note } };
    const result = await run(blockPhone, input, { seen: seen ?? null, done, editing: true });
    if (result === 'not-stored') return;
    setNote('');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={
        blocked
          ? t('{{phone}} 카드 주문을 다시 받을까요?', { phone })
          : t('{{phone}} 카드 주문을 막을까요?', { phone })
      }
      text={blocked ? undefined : t('현금 주문은 그대로 할 수 있어요.')}
      confirmLabel={blocked ? t('다시 받기') : t('막기')}
      cancelLabel={t('그대로 두기')}
      tone={blocked ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {!blocked && (
        <ReasonField
          value={note}
          maxLength={maxBlockNoteLength}
          missing={tried && missing}
          onChange={setNote}
        />
      )}
    </ConfirmDialog>
  );
}

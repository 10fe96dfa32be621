import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type CancelButtonProps = {
  /** The customer's. */
  name: string;
  /** What is cancelled, and what follows. */
  text: string;
  /** What the button and its question say where less than the order is cancelled. */
  words?: { button: string; title: string } | undefined;
  busy: boolean;
  /** Cancels it, and returns what is to be done once the question is closed. */
  onCancel: () => Promise<(() => void) | undefined>;
};

/** Cancels a customer's order after a confirmation. */
export function CancelButton({ name, text, words, busy, onCancel }: CancelButtonProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const leave = await onCancel();
    setAsking(false);
    leave?.();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words?.button ?? t('주문 취소')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words?.title ?? t('{{name}}님의 주문을 취소할까요?', { name })}
        text={text}
        confirmLabel={words?.button ?? t('주문 취소하기')}
        cancelLabel={t('그대로 두기')}
        tone="danger"
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

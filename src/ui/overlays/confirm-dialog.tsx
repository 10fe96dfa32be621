import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { StoredFields } from '../forms/stored-fields.tsx';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen; line breaks are kept. */
  text?: string | undefined;
  /** Says what happens; "OK" only where there is no choice. */
  confirmLabel: string;
  onConfirm: () => void;
  /** A second way to decide. */
  other?: { label: string; onChoose: () => void } | false | undefined;
  /** Cancels: called by back, Esc and the second button. */
  onClose: () => void;
  /** Without it the dialog only informs and has one button. */
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  busy?: boolean | undefined;
  /** What is asked about is not read yet: it can't be confirmed, but closed. */
  reading?: boolean | undefined;
  busyLabel?: string | undefined;
  children?: ReactNode;
};

/** Asks for confirmation or shows something important. It can't be closed while busy. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  onConfirm,
  other,
  onClose,
  cancelLabel,
  tone = 'primary',
  busy,
  reading,
  busyLabel,
  children,
}: ConfirmDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      shape="sheet"
      width="narrow"
      alert
      locked={busy}
      hasDescription={Boolean(text)}
      initialFocus={cancelLabel && (tone === 'danger' || other) ? cancel : confirm}
    >
      <div className={styles.content}>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        {text && <Dialog.Description className={styles.text}>{text}</Dialog.Description>}
        {children && <StoredFields busy={busy}>{children}</StoredFields>}
        <div className={styles.actions}>
          <Button
            ref={confirm}
            data-confirms=""
            variant={tone}
            fullWidth
            busy={busy || reading}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          {other && (
            <Button data-confirms="" fullWidth disabled={busy} onClick={other.onChoose}>
              {other.label}
            </Button>
          )}
          {cancelLabel && (
            <Button ref={cancel} fullWidth disabled={busy} onClick={onClose}>
              {cancelLabel}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  /** What the back button does instead of closing: a step back. */
  onBack?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  /** Actions below the scrolling body, always visible; the main one first. */
  footer?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide' | undefined;
  /** While true nothing closes the sheet: not back, Esc, a tap outside, or the close button. */
  locked?: boolean | undefined;
  /** Set when the body has no focusable element: it is then focusable itself and can be scrolled by keys. */
  reading?: boolean;
  /**
   * The element that is focused on opening; by default the sheet itself, so that no on-screen keyboard
   * appears.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/** A dialog: a bottom sheet on phones, a centred panel from 720 px on. Back closes it. */
export function Sheet({
  open,
  onClose,
  onBack,
  title,
  description,
  closeLabel,
  footer,
  width,
  locked,
  reading,
  initialFocus,
  children,
}: SheetProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      onBack={onBack}
      shape="sheet"
      width={width}
      locked={locked}
      hasDescription={Boolean(description)}
      initialFocus={initialFocus}
    >
      <header className={styles.header}>
        <div className={styles.words}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          {description && (
            <Dialog.Description className={styles.description}>{description}</Dialog.Description>
          )}
        </div>
        <IconButton
          label={closeLabel}
          icon={<X aria-hidden="true" />}
          disabled={locked}
          onClick={onClose}
        />
      </header>
      <div
        className={styles.body}
        {...(reading && { role: 'group', 'aria-label': title, tabIndex: 0 })}
      >
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Modal>
  );
}

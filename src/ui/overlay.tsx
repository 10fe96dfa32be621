import { Lock } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import styles from './overlay.module.css';

type OverlayProps = {
  open: boolean;
  title: string;
  text: string;
  icon?: ReactNode;
  /** The only way on, a Button. The browser's back leaves the page as usual. */
  action: ReactNode;
};

/** Covers the screen when there is nothing left to do on it: the order is closed. */
export function Overlay({ open, title, text, icon, action }: OverlayProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Content
          ref={panel}
          className={styles.overlay}
          role="alertdialog"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panel.current?.focus();
          }}
        >
          <span className={styles.icon}>{icon ?? <Lock aria-hidden="true" />}</span>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Description className={styles.text}>{text}</Dialog.Description>
          <div className={styles.action}>{action}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { Lock } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './blocking-overlay.module.css';
import { usePageBehind } from './use-page-behind.ts';
import { useTapGuard } from './use-tap-guard.ts';

type BlockingOverlayProps = {
  open: boolean;
  title: string;
  text: string;
  icon?: ReactNode;
  /** The way on, below each other. The browser's back leaves the page as usual. */
  action: ReactNode;
};

/** Covers a screen that can't be used any more, such as that of a closed date. */
export function BlockingOverlay({ open, title, text, icon, action }: BlockingOverlayProps) {
  const { dialog, guarded } = useTapGuard(open);
  const shutPage = usePageBehind(open);
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Content
          ref={guarded}
          className={styles.overlay}
          role="alertdialog"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            shutPage();
            dialog.current?.focus();
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

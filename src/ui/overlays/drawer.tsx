import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './drawer.module.css';
import { Modal } from './modal.tsx';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** The menu from the left, 230 px wide at the default text size (spec §9). Back closes it. */
export function Drawer({ open, onClose, title, closeLabel, children }: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose} shape="drawer">
      <header className={styles.header}>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './folded.module.css';

type FoldedProps = {
  title: ReactNode;
  /** Whether it is open at first. */
  opened?: boolean;
  onToggle?: (open: boolean) => void;
  /** Rendered only once it is opened: a date has hundreds of orders. */
  children: () => ReactNode;
};

/** One line that opens what is under it. */
export function Folded({ title, opened = false, onToggle, children }: FoldedProps) {
  const [open, setOpen] = useState(opened);
  return (
    <details
      className={styles.folded}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return;
        setOpen(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary className={styles.fold}>
        <span>{title}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {open && children()}
    </details>
  );
}

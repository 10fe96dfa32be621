import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './dishes.module.css';

type FoldedProps = {
  title: ReactNode;
  /** Rendered only once it is opened: a date has hundreds of orders. */
  children: () => ReactNode;
};

/** One line that opens what is under it. */
export function Folded({ title, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.fold}>
        <span>{title}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {open && children()}
    </details>
  );
}

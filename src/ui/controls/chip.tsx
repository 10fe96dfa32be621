import type { ReactNode } from 'react';
import styles from './chip.module.css';

type ChipProps = {
  selected: boolean;
  onToggle: () => void;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** A filter that can be switched on and off. Use Badge for a state that can't be tapped. */
export function Chip({ selected, onToggle, icon, disabled, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onToggle}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import styles from './stepper.module.css';
import { type StepperProps, StepperQuantity } from './stepper.tsx';

/**
 * For menu cards: a plus button that expands to a stepper in place. The plus does not move, so it stays under
 * the finger and keeps the focus. The page's inline script fills a copy of it by `data-slot` (src/start).
 */
export function CardStepper(props: StepperProps) {
  const { quantity, onMinus, onPlus, labels, plusDisabled, disabled } = props;
  const plus = useRef<HTMLButtonElement>(null);
  return (
    <fieldset
      className={clsx(styles.stepper, styles.compact, quantity > 0 && styles.filled)}
      aria-label={labels.group}
      data-slot="stepper"
    >
      {quantity > 0 && (
        <span className={styles.unfold}>
          <button
            type="button"
            className={styles.step}
            data-slot="minus"
            aria-label={labels.minus}
            disabled={disabled}
            onClick={() => {
              // The minus button disappears at 0, so the focus moves to plus.
              if (quantity === 1) plus.current?.focus();
              onMinus();
            }}
          >
            <Minus aria-hidden="true" />
          </button>
          <StepperQuantity {...props} />
        </span>
      )}
      <button
        ref={plus}
        type="button"
        className={styles.step}
        data-slot="plus"
        aria-label={labels.plus}
        disabled={disabled || plusDisabled}
        onClick={onPlus}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}

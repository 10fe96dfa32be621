import { Minus, Plus } from 'lucide-react';
import styles from './stepper.module.css';

export type StepperLabels = {
  /** Name of the group, such as "김치찌개 수량". */
  group: string;
  minus: string;
  plus: string;
  /** Label of the number as a button, such as "수량 3, 직접 입력". */
  manual: (quantity: number) => string;
};

export type StepperProps = {
  /** A whole number, 0 or more. */
  quantity: number;
  onMinus: () => void;
  /** Also called at the limit: the caller explains why no more can be added. */
  onPlus: () => void;
  /** Called on a tap on the number, to type one; without it the number is only shown. */
  onManual?: (() => void) | undefined;
  labels: StepperLabels;
  /** For a closed menu: its quantity can be reduced but not increased. */
  plusDisabled?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** The quantity between minus and plus; screen readers announce changes. */
export function StepperQuantity({
  quantity,
  onManual,
  labels,
  disabled,
}: Pick<StepperProps, 'quantity' | 'onManual' | 'labels' | 'disabled'>) {
  if (!onManual) {
    return <output className={styles.quantity}>{quantity}</output>;
  }
  return (
    <button
      type="button"
      className={styles.quantity}
      data-slot="quantity"
      aria-label={labels.manual(quantity)}
      aria-live="polite"
      disabled={disabled}
      onClick={onManual}
    >
      {quantity}
    </button>
  );
}

/** Minus, quantity, plus. Minus is disabled at 0. */
export function Stepper(props: StepperProps) {
  const { quantity, onMinus, onPlus, labels, plusDisabled, disabled } = props;
  return (
    <fieldset className={styles.stepper} aria-label={labels.group}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.minus}
        disabled={disabled || quantity <= 0}
        onClick={onMinus}
      >
        <Minus aria-hidden="true" />
      </button>
      <StepperQuantity {...props} />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.plus}
        disabled={disabled || plusDisabled}
        onClick={onPlus}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}

import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import styles from './order-sections.module.css';

type RecipientOptionProps = {
  info: DeliveryInfo;
  label?: string;
  chosen: boolean;
  onChoose: () => void;
};

/** One of the possible recipients of an order; a tap selects it. */
export function RecipientOption({ info, label, chosen, onChoose }: RecipientOptionProps) {
  return (
    <button
      type="button"
      className={styles.recipientOption}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {label && <span className={styles.quiet}>{label}</span>}
      <span className={styles.strong}>{info.name}</span>
      <span>{info.address}</span>
      <span className="tabular">{info.phone}</span>
      {info.note && <span className={styles.quiet}>{info.note}</span>}
    </button>
  );
}

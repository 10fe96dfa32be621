import { clsx } from 'clsx';
import styles from './price.module.css';

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

type PriceProps = {
  /** Integer cents. */
  cents: number;
  look?: 'plain' | 'strong' | 'large' | 'struck' | undefined;
  /** Name by which the page's inline script finds it (src/start). */
  slot?: string | undefined;
};

/** An amount as "$54.00", in tabular figures. */
export function Price({ cents, look = 'plain', slot }: PriceProps) {
  return (
    <span className={clsx(styles.price, styles[look])} data-slot={slot}>
      {dollars.format(cents / 100)}
    </span>
  );
}

import { ShoppingBasket, Slash } from 'lucide-react';
import styles from './basket.module.css';

/** Icon of the basket of a closed date. */
export function CrossedBasket() {
  return (
    <span className={styles.crossed}>
      <ShoppingBasket aria-hidden="true" />
      <Slash aria-hidden="true" />
    </span>
  );
}

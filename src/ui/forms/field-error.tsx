import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

/** An error message with an icon: what is wrong and what to do. */
export function FieldError({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

/** What is wrong and what to do, in words with an icon. */
export function FieldError({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

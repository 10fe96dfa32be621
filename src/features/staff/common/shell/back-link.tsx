import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from '../forms/staff-form.module.css';

/** A link back to the list that a screen belongs to. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={styles.back} to={to}>
      <ChevronLeft aria-hidden="true" />
      {label}
    </Link>
  );
}

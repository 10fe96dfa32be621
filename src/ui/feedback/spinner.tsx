import styles from './spinner.module.css';

/** A rotating ring; decorative, beside a text that says what is happening. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** A loading indicator with a text. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles.block} role="status">
      <Spinner />
      <span>{label}</span>
    </div>
  );
}

import styles from './spinner.module.css';

/** Turning ring, for decoration beside words that say what is happening. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** A place that is loading, in words. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles.block} role="status">
      <Spinner />
      <span>{label}</span>
    </div>
  );
}

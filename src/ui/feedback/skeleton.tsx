import { clsx } from 'clsx';
import { Card } from '../layout/card.tsx';
import gridStyles from '../layout/card-grid.module.css';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

/** A placeholder for a line of text. */
export function SkeletonLine({ width = 'long' }: { width?: 'short' | 'long' }) {
  return <span className={clsx(styles.bone, styles.line, styles[width])} aria-hidden="true" />;
}

type SkeletonListProps = {
  /** Says what is loading, for screen readers. */
  label: string;
  count: number;
};

/** Placeholders for date cards or rows, with the same height, so that nothing below them moves. */
export function SkeletonCards({ label, count, lines = 2 }: SkeletonListProps & { lines?: number }) {
  return (
    <div className={styles.stack} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
        <Card key={index}>
          <SkeletonLine width="short" />
          {Array.from({ length: lines - 1 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
            <SkeletonLine key={line} />
          ))}
        </Card>
      ))}
    </div>
  );
}

/** Placeholders for menu cards. */
export function SkeletonGrid({ label, count }: SkeletonListProps) {
  return (
    <div className={gridStyles.grid} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
        <Card key={index} flush>
          <span className={clsx(styles.bone, styles.picture)} aria-hidden="true" />
          <div className={styles.words}>
            <SkeletonLine />
            <SkeletonLine width="short" />
          </div>
        </Card>
      ))}
    </div>
  );
}

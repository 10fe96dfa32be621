import { clsx } from 'clsx';
import { Card } from './card.tsx';
import gridStyles from './card-grid.module.css';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The place of a line of text to come. */
export function SkeletonLine({ width = 'long' }: { width?: 'short' | 'long' }) {
  return <span className={clsx(styles.bone, styles.line, styles[width])} aria-hidden="true" />;
}

type SkeletonListProps = {
  /** Says that it is loading. */
  label: string;
  count: number;
};

/** The place of date cards or rows to come; as tall as they are, so that nothing below them jumps. */
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

/** The place of menu cards to come. */
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

import { clsx } from 'clsx';
import { useState } from 'react';
import { EmptyBowl } from '../feedback/empty-bowl.tsx';
import styles from './picture.module.css';

type PictureProps = {
  /** Without it, or if it can't be loaded, a placeholder is shown. */
  src?: string | undefined;
  /** The same picture 400 px wide; `src` is then 1200 px wide. */
  small?: string | undefined;
  /** The displayed width, from which the browser chooses one of the two. */
  sizes?: string | undefined;
  /** '' where the text beside it says the same. */
  alt: string;
  /** Pixels of the box; only the ratio matters, so that the layout does not shift. */
  width?: number | undefined;
  height?: number | undefined;
  /** Visible at once: loaded eagerly. */
  priority?: boolean | undefined;
  /** Sold out: faded, so that the text across it is legible. */
  dimmed?: boolean | undefined;
  rounded?: boolean | undefined;
};

/** A picture of a dish, cropped to its box. */
export function Picture({
  src,
  small,
  sizes = '100vw',
  alt,
  width = 400,
  height = 300,
  priority = false,
  dimmed = false,
  rounded = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      className={clsx(styles.frame, dimmed && styles.dimmed, rounded && styles.rounded)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {src && failed !== src ? (
        <img
          className={styles.image}
          src={src}
          {...(small && { srcSet: `${small} 400w, ${src} 1200w`, sizes })}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={styles.missing} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          <EmptyBowl size={72} />
        </span>
      )}
    </span>
  );
}

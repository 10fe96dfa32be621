import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './bottom-bar.module.css';

type BottomBarProps = {
  /** The main action: a full-width Button whose label says what it does and what it costs. */
  children: ReactNode;
  /** One line above it, such as what is missing or the cut-off. */
  note?: ReactNode;
  /** Hidden from 1000 px on, where a side column has the same action. */
  phonesOnly?: boolean | undefined;
};

/** Scrolling by less is a tremble of the finger, px. */
const leastScroll = 24;
/** Nearer to the page's end the bar has its full height, which would otherwise change the page's, px. */
const nearEnd = 200;

/** Whether the page was last scrolled down, and its end is not near. */
function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY, innerHeight } = window;
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      if (left < nearEnd) setDown(false);
      else if (Math.abs(scrollY - last) > leastScroll) setDown(scrollY > last);
      else return;
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return down;
}

/**
 * The main action at the bottom of the screen, above the phone's home indicator. Pass it as Page's footer.
 */
export function BottomBar({ children, note, phonesOnly }: BottomBarProps) {
  const down = useScrolledDown();
  return (
    <div
      data-bottom-bar
      className={clsx(styles.bar, phonesOnly && styles.phonesOnly, down && styles.small)}
    >
      <div className={styles.inner}>
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </div>
  );
}

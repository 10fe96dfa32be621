import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './app-bar.module.css';

type AppBarProps = {
  /** The screen's only h1. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** An IconButton: menu or back. */
  start?: ReactNode;
  end?: ReactNode;
};

/** The bar at the top of a screen, with its title; always visible, on narrow phones without its subtitle. */
export function AppBar({ title, subtitle, start, end }: AppBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = bar.current;
    if (!header) return;
    // Elements that stick below the bar need its height, which grows with the text size.
    const root = document.documentElement.style;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (!height) return;
      const subtitle = header.querySelector('p')?.offsetHeight ?? 0;
      header.style.setProperty('--subtitle-height', `${subtitle}px`);
      // Negative where the page's scrolling takes the subtitle out of the screen.
      const top = Number.parseFloat(getComputedStyle(header).top) || 0;
      root.setProperty('--app-bar-height', `${height + top}px`);
    });
    observer.observe(header);
    return () => {
      observer.disconnect();
      root.removeProperty('--app-bar-height');
    };
  }, []);
  return (
    <header ref={bar} className={clsx(styles.bar, subtitle && styles.subtitled)}>
      <div className={styles.inner}>
        <div className={styles.row}>
          {start && <div className={styles.start}>{start}</div>}
          <h1 className={styles.title}>{title}</h1>
          {end && <div className={styles.end}>{end}</div>}
        </div>
        {subtitle && <p className={clsx(styles.subtitle, 'balanced')}>{subtitle}</p>}
      </div>
    </header>
  );
}

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

/** The bar at the top of a screen, with its title; always visible. */
export function AppBar({ title, subtitle, start, end }: AppBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!bar.current) return;
    // Elements that stick below the bar need its height, which grows with the text size.
    const root = document.documentElement.style;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height) root.setProperty('--app-bar-height', `${height}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.removeProperty('--app-bar-height');
    };
  }, []);
  return (
    <header ref={bar} className={styles.bar}>
      <div className={styles.inner}>
        {start}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={clsx(styles.subtitle, 'balanced')}>{subtitle}</p>}
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </header>
  );
}

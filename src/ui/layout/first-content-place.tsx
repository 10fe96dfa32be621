import { use } from 'react';
import styles from '../feedback/skeleton.module.css';
import { firstContentId, isFirstContentPressed } from './first-content-id.ts';

/**
 * Holds the first real cards of a screen, which the page's inline script renders before this code is loaded
 * (src/start/write-first-content.ts), in place of the skeleton after it. React does not change its content.
 */
export function FirstContentPlace() {
  return (
    <div
      id={firstContentId}
      className={styles.first}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; tells React that what is inside is not its own
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

let release: Promise<void> | undefined;

/**
 * Stands behind what takes the place of the first cards: a render that is deferred waits here while one of them is pressed,
 * as the tap would be lost with it.
 */
export function AfterPress(): null {
  if (isFirstContentPressed()) {
    release ??= untilReleased();
    use(release);
  }
  return null;
}

async function untilReleased(): Promise<void> {
  while (isFirstContentPressed()) await new Promise((later) => setTimeout(later, 50));
  release = undefined;
}

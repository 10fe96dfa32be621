import styles from '../feedback/skeleton.module.css';
import { firstContentId } from './first-content-id.ts';

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

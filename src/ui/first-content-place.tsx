import { firstContentId } from './first-content-id.ts';
import styles from './skeleton.module.css';

/**
 * Holds the first real cards of a screen, which the page's own script writes before this code is there
 * (src/start/first-content.ts), in place of the skeleton that follows it. React leaves it alone.
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

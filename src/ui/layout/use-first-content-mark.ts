import { useEffect } from 'react';
import { firstContentMark } from './first-content-id.ts';

/**
 * Sets a performance mark when the page's first real date or menu is on the screen, for the field figures.
 */
export function useFirstContentMark(): void {
  useEffect(() => {
    if (performance.getEntriesByName(firstContentMark).length > 0) return;
    requestAnimationFrame(() => performance.mark(firstContentMark));
  }, []);
}

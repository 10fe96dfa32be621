import { useEffect } from 'react';
import { firstContentMark } from './first-content-id.ts';

/** Notes when the first real date or dish of the page is on the screen, for the field figures. */
export function useFirstContentMark(): void {
  useEffect(() => {
    if (performance.getEntriesByName(firstContentMark).length > 0) return;
    requestAnimationFrame(() => performance.mark(firstContentMark));
  }, []);
}

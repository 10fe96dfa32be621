import { useSyncExternalStore } from 'react';

/** From this width on the basket is shown beside the menus; the same value as in ui/page.module.css. */
const wide = '(min-width: 1000px)';

/** Whether the basket column is visible: rendering it while hidden would slow down every tap. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

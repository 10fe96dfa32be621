import { useSyncExternalStore } from 'react';

/** From this width the basket stands beside the menus, as in ui/page.module.css. */
const wide = '(min-width: 1000px)';

/** Whether the basket's column is in view: out of sight it would be drawn again with every tap. */
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

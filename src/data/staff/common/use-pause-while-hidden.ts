import { useEffect } from 'react';
import { pauseDocuments } from '../../documents/live-document.ts';
import { usePageVisible } from './use-page-visible.ts';

/** Stops all document listeners while the page is hidden, that of the account's own profile included. */
export function usePauseWhileHidden(): void {
  const visible = usePageVisible();
  useEffect(() => {
    pauseDocuments(!visible);
    return () => pauseDocuments(false);
  }, [visible]);
}

import { useEffect } from 'react';
import { pauseDocuments } from '../../documents/live-document.ts';
import { useListening } from '../bell/bell-settings.ts';

/**
 * Stops all document listeners while the page is hidden, that of the account's own profile included, unless this phone
 * rings for what they tell.
 */
export function usePauseWhileHidden(): void {
  const listening = useListening();
  useEffect(() => {
    pauseDocuments(!listening);
    return () => pauseDocuments(false);
  }, [listening]);
}

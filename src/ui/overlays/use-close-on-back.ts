import { useEffect, useRef } from 'react';
import { registerDialog } from './dialog-history.ts';

/**
 * Makes the back button (or gesture) close what is open instead of leaving the page; nested dialogs close in
 * order. Closing in any other way removes the extra history entry.
 */
export function useCloseOnBack(open: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    return registerDialog(() => latest.current());
  }, [open]);
}

import { useEffect, useRef } from 'react';
import { openLayer } from './layer-history.ts';

/**
 * Lets the back button (or gesture) close what is open instead of leaving the page; nested ones close in order.
 * Closing any other way takes the extra history entry out again.
 */
export function useCloseOnBack(open: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    return openLayer(() => latest.current());
  }, [open]);
}

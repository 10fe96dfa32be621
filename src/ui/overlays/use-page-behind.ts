import { useEffect, useRef } from 'react';

/** The dialogs that are open. */
const open = new Set<object>();

/**
 * While a dialog is open, the page behind it is inert. Radix hides it from screen readers too, except what announces
 * itself, which here are buttons as well, such as that of the basket. What only announces still does.
 */
function updatePage(): void {
  for (const part of document.getElementById('root')?.children ?? []) {
    if (!part.matches('[aria-live], [role="status"]')) {
      part.toggleAttribute('inert', open.size > 0);
    }
  }
}

/**
 * Returns what makes the page behind a dialog inert: to be called once the dialog knows which element has opened it,
 * for that loses the focus. The page is back as soon as the dialog closes.
 */
export function usePageBehind(isOpen: boolean): () => void {
  const dialog = useRef({});
  useEffect(() => {
    if (!isOpen) return;
    const own = dialog.current;
    return () => {
      if (open.delete(own)) updatePage();
    };
  }, [isOpen]);
  return () => {
    open.add(dialog.current);
    updatePage();
  };
}

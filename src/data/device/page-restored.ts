/**
 * Calls `listener` when the browser restores this page from its back/forward cache: it has missed what was
 * stored meanwhile, for example by the page that a payment returned to. Returns the function that ends that.
 */
export function onPageRestored(listener: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  // The build renders pages without a window.
  globalThis.addEventListener?.('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}

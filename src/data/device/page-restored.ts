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

/**
 * Calls `listener` whenever the customer comes back to this page: from another tab, window or app, or from the
 * page that replaced it. Returns the function that ends that.
 */
export function onPageReturn(listener: () => void): () => void {
  const visible = () => {
    if (!document.hidden) listener();
  };
  const stop = onPageRestored(listener);
  document.addEventListener('visibilitychange', visible);
  addEventListener('focus', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', visible);
    removeEventListener('focus', listener);
  };
}

const listeners = new Set<() => void>();

/** Calls `changed` after each change that this page has had stored; returns the function that stops it. */
export function onStored(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Says that a change of this page is stored. */
export function noteStored(): void {
  for (const changed of listeners) changed();
}

/**
 * The click listener that src/start/start.ts sets; it remembers the button last tapped before its code was
 * loaded.
 */
export interface ReplayedClick {
  (event: MouseEvent): void;
  button?: HTMLButtonElement | null;
}

declare global {
  interface Window {
    replayedClick?: ReplayedClick | undefined;
  }
}

/** Clicks the remembered button once, now that React has hydrated the prerendered page. */
export function replayClick(): void {
  const early = window.replayedClick;
  if (!early) return;
  window.replayedClick = undefined;
  removeEventListener('click', early);
  early.button?.click();
}

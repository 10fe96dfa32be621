/** Notes which button was last tapped while its code was not there yet; set by src/start/start.ts. */
export interface ReplayedClick {
  (event: MouseEvent): void;
  button?: HTMLButtonElement | null;
}

declare global {
  interface Window {
    replayedClick?: ReplayedClick | undefined;
  }
}

/** Taps again, once, on the written page's button that was tapped too early; React has taken the page over. */
export function replayClick(): void {
  const early = window.replayedClick;
  if (!early) return;
  window.replayedClick = undefined;
  removeEventListener('click', early);
  early.button?.click();
}

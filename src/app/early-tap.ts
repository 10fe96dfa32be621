/** Notes which button was last tapped while its code was not there yet; set by the small script in index.html. */
interface EarlyTap {
  (event: MouseEvent): void;
  button?: HTMLButtonElement | null;
}

declare global {
  interface Window {
    earlyTap?: EarlyTap | undefined;
  }
}

/** Taps again, once, on the written page's button that was tapped too early; React has taken the page over. */
export function repeatEarlyTap(): void {
  const early = window.earlyTap;
  if (!early) return;
  window.earlyTap = undefined;
  removeEventListener('click', early);
  early.button?.click();
}

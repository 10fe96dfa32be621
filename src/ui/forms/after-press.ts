/** Whether a button of the mouse is down; a finger's tap is told as one too. */
let pressed = false;

const RELEASES = ['mouseup', 'dragend'] as const;

if (typeof window !== 'undefined') {
  const follow = ({ type }: Event) => {
    pressed = type === 'mousedown';
  };
  for (const type of ['mousedown', ...RELEASES]) window.addEventListener(type, follow, true);
}

/**
 * Runs something when what is being pressed gets its click, or is let go without one; at once while nothing is pressed.
 * For what makes the page move when a field is left: a button that moves away between press and release gets no click.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const waiting = new AbortController();
  const end = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    run();
  };
  const until = { signal: waiting.signal, capture: true };
  window.addEventListener('click', end, until);
  // The click comes before the timer.
  for (const type of RELEASES) window.addEventListener(type, () => setTimeout(end), until);
}

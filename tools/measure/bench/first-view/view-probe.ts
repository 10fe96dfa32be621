/** What a visitor has seen, in ms since navigation started. */
export interface Seen {
  /** First paint of a text from the data. */
  shown?: number;
  /** The screen showed the response to a tap on the first "add". */
  answered?: number;
  /** How much has moved on the screen without a tap, as CLS counts it but without its windows of time. */
  moved: number;
}

export interface Wanted {
  /** Texts from the data; any of them counts. */
  texts: readonly string[];
  /** Selector of what comes to the screen last. */
  last?: string;
  /** The button that adds the first dish, and the text that appears in response. */
  tap?: { label: string; answer: string };
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page before all other scripts and collects what it sees in `window.seen`. Never throws. */
export function probe({ texts, tap }: Wanted): void {
  const seen: Seen = { moved: 0 };
  let tappedAt = Number.NaN;
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      // What a tap answers with moves as wanted.
      if (!(Math.abs(entry.startTime - tappedAt) < 500)) seen.moved += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  /** Resolves after the next frame is painted. */
  const painted = (then: (at: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  const isOnScreen = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  const shows = (wanted: string) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.includes(wanted) && parentElement && isOnScreen(parentElement)) return true;
    }
    return false;
  };

  let looking = false;
  const look = () => {
    looking = false;
    const text = document.body?.textContent ?? '';
    if (
      seen.shown === undefined &&
      texts.some((wanted) => text.includes(wanted) && shows(wanted))
    ) {
      seen.shown = 0;
      painted((at) => {
        seen.shown = at;
        if (tap) tapUntilAnswered(tap.label);
      });
    }
    if (tap && seen.answered === undefined && text.includes(tap.answer)) {
      seen.answered = 0;
      painted((at) => {
        seen.answered = at;
      });
    }
  };
  new MutationObserver(() => {
    if (!looking) requestAnimationFrame(look);
    looking = true;
  }).observe(document, { childList: true, subtree: true, characterData: true });

  /** Clicks whatever is at the button's position, as an impatient visitor does. */
  const tapUntilAnswered = (label: string) => {
    if (seen.answered !== undefined) return;
    const button = document.querySelector(`button[aria-label*="${label}"]`);
    if (button) {
      const { x, y, width, height } = button.getBoundingClientRect();
      tappedAt = performance.now();
      document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest('button')
        ?.click();
    }
    setTimeout(tapUntilAnswered, 100, label);
  };
}

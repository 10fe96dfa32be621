import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onToastWanted, type ToastTone, toastQueue } from './toast-queue.ts';

/** How long messages stay at least, in ms (spec §9). */
export const TOAST_MS = { toast: 1000, short: 2000, notice: 3000 } as const;

/** How long a text takes to read, ms: 1 s to notice it and 80 ms per character, enough for slow readers. */
export function readingMs(text: string): number {
  return Math.min(10_000, 1000 + text.length * 80);
}

function send(tone: ToastTone, text: string, ms: number) {
  toastQueue({ tone, text, ms: Math.max(ms, readingMs(text)) });
}

/**
 * Short messages at the top of the screen, or above the foot of a sheet, that disappear by themselves after enough time to
 * read them. They lie over what is there: what a screen or dialog that comes next can say itself needs none.
 */
export const notify = {
  success: (text: string, ms: number = TOAST_MS.notice) => send('success', text, ms),
  negative: (text: string, ms: number = TOAST_MS.notice) => send('negative', text, ms),
  /** A failure, shown together with the toaster's help; stays longer. */
  trouble: (text: string) => send('trouble', text, 10_000),
  info: (text: string, ms: number = TOAST_MS.notice) => send('info', text, ms),
};

/**
 * How long to wait before loading, ms: after the first screen, but early enough that a message about a lost
 * network can be shown without network.
 */
const IDLE_MS = 1500;

type ToasterProps = {
  /** Accessible name of the region. */
  label: string;
  /** Shown with a `trouble` message: the shop's contact. */
  help?: ReactNode;
  /** When to load it ahead of the first message; must be constant. */
  afterFirstPaint?: () => Promise<void>;
};

const afterIdleMs = () => new Promise<void>((resolve) => setTimeout(resolve, IDLE_MS));

/** Where messages appear; render it once. */
export function Toaster({ label, help, afterFirstPaint = afterIdleMs }: ToasterProps) {
  const [Region, setRegion] = useState<ComponentType<{ help: ReactNode }>>();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let mounted = true;
    setShown(true);
    const load = () => {
      import('./toast-region.tsx').then(
        ({ ToastRegion }) => mounted && setRegion(() => ToastRegion),
        // The message stays queued; the next message or page retries.
        () => undefined,
      );
    };
    void afterFirstPaint().then(() => mounted && load());
    const stop = onToastWanted(load);
    return () => {
      mounted = false;
      stop();
    };
  }, [afterFirstPaint]);
  // Prerendered pages are without it: they are in no user's language yet.
  if (!shown) return null;
  return (
    // There before any message: a region that comes while a dialog is open would be hidden with the page.
    // On paper, what stands behind a named page takes a page of its own, however empty.
    <section
      className="no-print"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
    >
      {Region && <Region help={help} />}
    </section>
  );
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onToastWanted, type ToastTone, toastQueue } from './toast-queue.ts';

/** How long messages stay at least, in ms (spec §9). */
export const TOAST_MS = { toast: 1000, short: 2000, notice: 3000 } as const;

/** 1 s to notice it and 80 ms a character, so that slow readers get to the end. */
export function readingMs(text: string): number {
  return Math.min(10_000, 1000 + text.length * 80);
}

function send(tone: ToastTone, text: string, ms: number, subject?: string) {
  toastQueue({ tone, text, ms: Math.max(ms, readingMs(text)), subject });
}

/**
 * Short messages at the top of the screen that go by themselves; never gone before they can be read, unless
 * a later message about the same `subject` makes them untrue.
 */
export const notify = {
  success: (text: string, ms: number = TOAST_MS.notice, subject?: string) =>
    send('success', text, ms, subject),
  negative: (text: string, ms: number = TOAST_MS.notice) => send('negative', text, ms),
  /** A failure, shown with the toaster's help; stays longer. */
  trouble: (text: string) => send('trouble', text, 10_000),
  info: (text: string, ms: number = TOAST_MS.notice) => send('info', text, ms),
};

/** Loaded after the first screen is up, so that a message about a lost network needn't come over the network. */
const IDLE_MS = 1500;

type ToasterProps = {
  /** Names the region for screen readers. */
  label: string;
  /** What a trouble is shown with: the way to a person. */
  help?: ReactNode;
  /** The moment to load it ahead of the first message; a constant. */
  whenIdle?: () => Promise<void>;
};

const afterIdleMs = () => new Promise<void>((resolve) => setTimeout(resolve, IDLE_MS));

/** Where messages appear; mount it once. */
export function Toaster({ label, help, whenIdle = afterIdleMs }: ToasterProps) {
  const [Region, setRegion] = useState<ComponentType<{ label: string; help: ReactNode }>>();
  useEffect(() => {
    let mounted = true;
    const load = () => {
      import('./toast-region.tsx').then(
        ({ ToastRegion }) => mounted && setRegion(() => ToastRegion),
        // The message stays queued; the next one, or the next page, tries again.
        () => undefined,
      );
    };
    void whenIdle().then(() => mounted && load());
    const stop = onToastWanted(load);
    return () => {
      mounted = false;
      stop();
    };
  }, [whenIdle]);
  return Region ? <Region label={label} help={help} /> : null;
}

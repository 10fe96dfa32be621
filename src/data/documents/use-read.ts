import { useCallback, useEffect, useState } from 'react';
import { onlineOrAfter } from '../device/online-or-after.ts';

/** What was read once; `failed` may stand beside a value of an earlier reading. */
export interface Reading<T> {
  value: T | undefined;
  loading: boolean;
  failed: boolean;
  /** Reads again, at once. */
  reload: () => void;
}

/** A reading that failed is repeated after this time, ms, or once the phone is online again. */
const retryMs = 5000;

/** Resolves while the page is visible. */
function pageVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

/**
 * Reads once what no listener reports, again when `key` changes, and until it succeeds. `repeatMs`: reads it
 * again after that time as well; not while the page is hidden, unless `whileHidden`.
 */
export function useRead<T>(
  key: string,
  read: () => Promise<T>,
  { repeatMs, whileHidden = false }: { repeatMs?: number; whileHidden?: boolean } = {},
): Reading<T> {
  const [state, setState] = useState<{ key: string; value?: T; failed: boolean }>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names what `read` reads.
  useEffect(() => {
    let current = true;
    const once = async () => {
      const waits = await read().then(
        (value) => {
          if (current) setState({ key, value, failed: false });
          return repeatMs;
        },
        (error: unknown) => {
          console.error(`not read: ${key}`, error);
          if (current) {
            setState((known) => ({ ...(known?.key === key ? known : { key }), failed: true }));
          }
          return retryMs;
        },
      );
      if (waits === undefined) return;
      await onlineOrAfter(waits);
      if (!whileHidden) await pageVisible();
      if (current) await once();
    };
    void once();
    return () => {
      current = false;
    };
  }, [key, round, repeatMs, whileHidden]);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  const known = state?.key === key ? state : undefined;
  return { value: known?.value, failed: known?.failed ?? false, loading: !known, reload };
}

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { coverFinger, guardDialog } from './tap-guard.ts';

interface TapGuard {
  /** The dialog while it is shown. */
  dialog: RefObject<HTMLDivElement | null>;
  /** The `ref` of its element. */
  guarded: (element: HTMLDivElement | null) => (() => void) | undefined;
}

/** Keeps double taps from a dialog that opens, and from what lies below when it closes (tap-guard.ts). */
export function useTapGuard(open: boolean): TapGuard {
  const dialog = useRef<HTMLDivElement>(null);
  const guarded = useCallback((element: HTMLDivElement | null) => {
    dialog.current = element;
    return element ? guardDialog(element) : undefined;
  }, []);
  useLayoutEffect(() => (open ? coverFinger : undefined), [open]);
  return { dialog, guarded };
}

/**
 * Covers the finger whenever `rows`, the ids of a list's, have changed: another row has come to lie under it, which the second tap
 * of a double tap is not meant for.
 */
export function useRowsGuard(rows: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list anew.
  useLayoutEffect(() => coverFinger, [rows.join()]);
}

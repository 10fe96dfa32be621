import { create } from 'zustand';

/** The last change that this member of staff made, and how to take it back. */
export interface LastChange {
  message: string;
  undo?: (() => void) | undefined;
}

interface State {
  last: LastChange | undefined;
  /** The path of the screen that names it; undefined until one does. */
  screen: string | undefined;
}

/**
 * The last change, whatever it was: the next one replaces it, or clears it if it can't be taken back. So an
 * undo button never takes back an earlier change.
 */
export const useLastChange = create<State>(() => ({ last: undefined, screen: undefined }));

export function setLastChange(last: LastChange | undefined): void {
  useLastChange.setState({ last, screen: undefined });
}

/** Says that a screen shows the last change. */
export function showLastChangeOn(screen: string): void {
  useLastChange.setState({ screen });
}

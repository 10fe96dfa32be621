import { create } from 'zustand';

/** The last change that this member of staff made, and how to take it back. */
export interface LastChange {
  message: string;
  undo?: (() => void) | undefined;
}

/**
 * The last change, whatever it was: the next one replaces it, or clears it if it can't be taken back. So an
 * undo button never takes back an earlier change.
 */
export const useLastChange = create<{ last: LastChange | undefined }>(() => ({ last: undefined }));

export function setLastChange(last: LastChange | undefined): void {
  useLastChange.setState({ last });
}

export const DEPTH_KEY = 'hansangDialogs';

/** How many open dialogs a history entry's state stands for; 0 for an entry of a page itself. */
export function dialogDepth(state: unknown): number {
  if (typeof state !== 'object' || state === null || !(DEPTH_KEY in state)) return 0;
  return typeof state[DEPTH_KEY] === 'number' ? state[DEPTH_KEY] : 0;
}

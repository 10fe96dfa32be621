import { create } from 'zustand';

/**
 * The date whose order dialog is to be opened because its basket was filled from elsewhere; the date's screen
 * opens it when it is rendered.
 */
export const useWantedOrder = create<{ dateId: string | undefined }>(() => ({
  dateId: undefined,
}));

/** Asks the date's screen to open the order dialog; undefined once it has done so. */
export function requestOrderDialog(dateId: string | undefined): void {
  useWantedOrder.setState({ dateId });
}

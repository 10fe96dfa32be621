import { create } from 'zustand';

/** The date whose basket was filled elsewhere to be ordered at once; its screen opens the order when it is there. */
export const useWantedOrder = create<{ dateId: string | undefined }>(() => ({
  dateId: undefined,
}));

/** Asks the date's screen to open the order; undefined once it has. */
export function wantOrder(dateId: string | undefined): void {
  useWantedOrder.setState({ dateId });
}

import { create } from 'zustand';
import type { PlaceAnswer } from '../domain/customer/place.ts';

/**
 * The question on the dates whether the shop delivers to a place: whether its field is open, and the last answer. Kept
 * while the page is open, for the way back from a date's menus, and stored nowhere.
 */
export const useAskedPlace = create<{ asking: boolean; answer?: PlaceAnswer | undefined }>(() => ({
  asking: false,
}));

/** Closes the field and forgets the answer: all dates are shown again. */
export function forgetPlace(): void {
  useAskedPlace.setState({ asking: false, answer: undefined });
}

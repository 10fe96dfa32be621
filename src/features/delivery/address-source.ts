import type { ReactNode } from 'react';
import type { AddressFull } from '../../domain/delivery.ts';

/** One suggestion; `id` is the source's own. */
export interface AddressSuggestion {
  id: string;
  text: string;
  secondary?: string | undefined;
}

/** Where suggestions come from. Both calls reject when the service fails or refuses. */
export interface AddressSearch {
  suggest: (text: string) => Promise<AddressSuggestion[]>;
  /** The chosen suggestion in full; undefined when it is no place to deliver to. */
  resolve: (suggestion: AddressSuggestion) => Promise<AddressFull | undefined>;
  /** What the service asks to be shown under its suggestions. */
  attribution?: ReactNode;
}

/** `failed` and `slow` lead to typing by hand; `slow` may still become ready. */
export type AddressSource =
  | { status: 'loading' | 'slow' | 'failed' }
  | { status: 'ready'; search: AddressSearch };

/**
 * A component that brings its source up and tells how it stands; it shows nothing itself, so that the
 * field that is typed into stays the same while the source is still on its way.
 */
export interface AddressSourceProps {
  onState: (source: AddressSource) => void;
}

/** Fewer letters than this find nothing useful. */
export const shortestQuery = 3;

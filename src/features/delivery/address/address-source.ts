import type { ReactNode } from 'react';
import type { ChosenAddress } from '../../../domain/customer/chosen-address.ts';

/** One suggestion; `id` comes from the source. */
export interface AddressSuggestion {
  id: string;
  text: string;
  secondary?: string | undefined;
}

/** A service that suggests addresses. Both calls reject when the service fails or refuses. */
export interface AddressSearch {
  suggest: (text: string) => Promise<AddressSuggestion[]>;
  /** The full address of a suggestion and its unit; undefined when it is not a place to deliver to. */
  resolve: (suggestion: AddressSuggestion) => Promise<ChosenAddress | undefined>;
  /** The attribution that the service requires under its suggestions. */
  attribution?: ReactNode;
}

/** With `failed` and `slow` the form offers typing by hand; `slow` may still become ready. */
export type AddressSource =
  | { status: 'loading' | 'slow' | 'failed' }
  | { status: 'ready'; search: AddressSearch };

/**
 * A component that loads an address source and reports its state. It renders nothing itself, so that the
 * input stays mounted while the source loads.
 */
export interface AddressSourceProps {
  onState: (source: AddressSource) => void;
}

/** Shorter texts are not searched for. */
export const minQueryLength = 3;

import { useEffect } from 'react';
import type { AddressSourceProps } from './address-source.ts';

/** For a shop without an address service: every address is typed by hand. */
export function NoAddressSource({ onState }: AddressSourceProps) {
  useEffect(() => onState({ status: 'failed' }), [onState]);
  return null;
}

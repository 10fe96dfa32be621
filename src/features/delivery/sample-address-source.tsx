import { useEffect } from 'react';
import { buildAddress } from '../../domain/delivery.ts';
import type { AddressSource, AddressSourceProps, AddressSuggestion } from './address-source.ts';
import { sampleAddresses } from './sample-addresses.ts';

const mostShown = 5;

const entries = sampleAddresses.map((address, index) => ({
  address,
  suggestion: {
    id: String(index),
    text: `${address.street_number} ${address.route}`,
    secondary: `${address.locality} ${address.administrative_area_level_1} ${address.postal_code}`,
  } satisfies AddressSuggestion,
  words: `${buildAddress('', address)} ${address.postal_code}`.toLowerCase(),
}));

/** Every word of the text begins a word of the address. */
export function findSamples(text: string): AddressSuggestion[] {
  const wanted = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return entries
    .filter(({ words }) => {
      const present = words.split(/[\s,]+/);
      return wanted.every((want) => present.some((word) => word.startsWith(want)));
    })
    .slice(0, mostShown)
    .map(({ suggestion }) => suggestion);
}

const source: AddressSource = {
  status: 'ready',
  search: {
    suggest: async (text) => findSamples(text),
    resolve: async ({ id }) => entries[Number(id)]?.address,
  },
};

/** Made-up addresses, for a shop without an address service. */
export function SampleAddressSource({ onState }: AddressSourceProps) {
  useEffect(() => onState(source), [onState]);
  return null;
}

import { useEffect } from 'react';
import { sampleAddresses } from '../../../../tools/dev/sample/sample-addresses.ts';
import type { ChosenAddress } from '../../../domain/customer/chosen-address.ts';
import type { AddressSource, AddressSourceProps, AddressSuggestion } from './address-source.ts';

const maxShown = 5;

const streets = sampleAddresses.map((address, index) => ({
  index,
  address,
  words: wordsOf(`${address.route} ${address.locality} NSW ${address.postal_code}`),
}));

/** Common abbreviations of the last word of a street name; other prefixes of it are found anyway. */
const abbreviations: Record<string, string> = {
  rd: 'road',
  pde: 'parade',
  cres: 'crescent',
  ln: 'lane',
  ct: 'court',
  cl: 'close',
};

/**
 * Finds addresses in which every word of the text is the beginning of a word. A number in front is taken as
 * the house number: every street has every number.
 */
export function findSamples(text: string): AddressSuggestion[] {
  const words = wordsOf(text);
  const house = /^(?:\w+\/)?([1-9]\d{0,3}[a-z]?)$/.exec(words[0] ?? '')?.[1];
  const wanted = words.slice(house ? 1 : 0).map((word) => abbreviations[word] ?? word);
  if (wanted.length === 0) return [];
  return streets
    .filter(({ words }) => wanted.every((want) => words.some((word) => word.startsWith(want))))
    .slice(0, maxShown)
    .map(({ index, address }) => {
      const number = house ?? address.street_number;
      return {
        id: `${index}/${number}`,
        text: `${number} ${address.route}`,
        secondary: `${address.locality} ${address.administrative_area_level_1} ${address.postal_code}`,
      };
    });
}

/** The address for a suggestion's id; undefined for an unknown one. */
export function resolveSample(id: string): ChosenAddress | undefined {
  const [index, street_number] = id.split('/');
  const address = sampleAddresses[Number(index)];
  return address && street_number
    ? { address: { ...address, street_number }, unit: '' }
    : undefined;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean);
}

const source: AddressSource = {
  status: 'ready',
  search: {
    suggest: async (text) => findSamples(text),
    resolve: async ({ id }) => resolveSample(id),
  },
};

/** Suggests made-up addresses, for a shop without an address service. */
export function SampleAddressSource({ onState }: AddressSourceProps) {
  useEffect(() => onState(source), [onState]);
  return null;
}

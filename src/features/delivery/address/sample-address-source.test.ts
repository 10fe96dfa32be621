import { describe, expect, it } from 'vitest';
import { sampleAccounts } from '../../../../tools/dev/sample/sample-accounts.ts';
import { buildAddress } from '../../../domain/customer/delivery-info.ts';
import { findSamples, resolveSample } from './sample-address-source.tsx';

describe('the sample address search', () => {
  const saved = sampleAccounts.flatMap(({ user }) => user?.deliveryInfo?.addressFull ?? []);

  it.each(saved.map((address) => [buildAddress('', address), address] as const))(
    'finds %s, where a sample customer lives',
    (text, { postal_code }) => {
      const [first] = findSamples(`${text} NSW ${postal_code}`);
      const found = resolveSample(first?.id ?? '')?.address;
      expect(found && buildAddress('', found)).toBe(text);
      expect(found?.postal_code).toBe(postal_code);
    },
  );

  it('has an address for every sample customer', () => {
    expect(saved.length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['per str', '1 Persimmon Street'],
    ['persimmon st', '1 Persimmon Street'],
    ['12 george st eastwood', '12 George Street'],
    ['3/12A Park Rd. Ryde', '12a Park Road'],
    ['railway pde', '164 Railway Parade'],
    ['magpie gosford 2250', '6 Magpie Parade'],
  ])('finds a street by "%s"', (typed, text) => {
    expect(findSamples(typed)[0]?.text).toBe(text);
  });

  it('finds only addresses in the suburb and postcode that were typed', () => {
    const found = findSamples('gosford 2250');
    expect(found).toHaveLength(5);
    expect(found.every(({ secondary }) => secondary?.includes('Gosford NSW 2250'))).toBe(true);
  });

  it('finds nothing for unknown text, nor for a number alone', () => {
    expect(findSamples('Nowhere Boulevard')).toEqual([]);
    expect(findSamples('12')).toEqual([]);
    expect(findSamples('')).toEqual([]);
    expect(resolveSample('9999/1')).toBeUndefined();
    expect(resolveSample('1')).toBeUndefined();
  });
});

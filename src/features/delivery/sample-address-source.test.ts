import { expect, it } from 'vitest';
import { findSamples } from './sample-address-source.tsx';

it('finds addresses by the beginnings of number, street, suburb and postcode', () => {
  const [first] = findSamples('per str');
  expect(first?.text).toMatch(/Persimmon Street$/);
  const chosen = findSamples(`${first?.text}, ${first?.secondary?.split(' ')[0]}`);
  expect(chosen[0]?.id).toBe(first?.id);
  expect(findSamples('gosford 2250').every(({ secondary }) => secondary?.includes('2250'))).toBe(
    true,
  );
});

it('shows five at most and nothing for what is not there', () => {
  expect(findSamples('street')).toHaveLength(5);
  expect(findSamples('Nowhere Boulevard')).toEqual([]);
});

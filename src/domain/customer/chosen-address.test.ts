import { expect, it } from 'vitest';
import { withTypedParts } from './chosen-address.ts';
import { typedAddressFull } from './tidy-address.ts';

const details = (street_number: string, route = 'Ginkgo Avenue') =>
  typedAddressFull({ street_number, route, locality: 'Eastwood', postal_code: '2122' });

/** [number in the details, unit in the details, suggestion, typed, number, unit] */
it.each([
  ['12', '', '12 Ginkgo Avenue', '3/12 Ginkgo Avenue Eastwood', '12', '3'],
  ['12', '', '12 Ginkgo Avenue', 'unit 3 12 ginkgo', '12', '3'],
  ['12', '', '12 Ginkgo Avenue', '12 ginkgo', '12', ''],
  ['12', '3', '3/12 Ginkgo Avenue', '12 ginkgo', '12', '3'],
  ['12', '', '3/12 Ginkgo Avenue', '12 ginkgo', '12', '3'],
  ['3/12', '', '3/12 Ginkgo Avenue', '3/12 ginkgo', '12', '3'],
  ['12', '', '12A Ginkgo Avenue', '12 ginkgo', '12A', ''],
  ['12', '', '12 Ginkgo Avenue', '12a ginkgo', '12A', ''],
  ['12', '', '12-14 Ginkgo Avenue', '12 ginkgo', '12-14', ''],
  ['88', '', '88 Ginkgo Avenue', 'U5/88 - 92 ginkgo', '88-92', '5'],
  ['12-14', '', '12-14 Ginkgo Avenue', '12 ginkgo', '12-14', ''],
  ['', '', '12 Ginkgo Avenue', '12 ginkgo', '12', ''],
  ['', '', 'Ginkgo Avenue', '12 ginkgo', '12', ''],
  ['', '', 'Ginkgo Avenue', 'Lot 7 ginkgo', 'Lot 7', ''],
  ['', '', 'Ginkgo Avenue', 'ginkgo', '', ''],
  // A postcode in front is no house number.
  ['', '', 'Ginkgo Avenue', '2122 ginkgo', '', ''],
  // Another house than was typed was chosen.
  ['14', '', '14 Ginkgo Avenue', '12A ginkgo', '14', ''],
  ['12', '', '12 Ginkgo Avenue', '120 ginkgo', '12', ''],
])('%j %j, chosen as %j for %j, is number %j, unit %j', (number, unit, shown, typed, ...found) => {
  const address = details(number);
  const kept = withTypedParts({ address, unit }, shown, typed);
  expect([kept.address.street_number, kept.unit]).toEqual(found);
  expect(kept.address).toEqual({ ...address, street_number: found[0] });
});

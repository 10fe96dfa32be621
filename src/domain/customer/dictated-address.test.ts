import { describe, expect, it } from 'vitest';
import { readDictated, withPlace } from './dictated-address.ts';
import { parseSuburbs } from './suburbs.ts';
import list from './suburbs.txt?raw';

const suburbs = parseSuburbs(list);
/** Around Sydney's postcodes. */
const isNear = ({ postcode }: { postcode: string }) => /^2[01]/.test(postcode);
const read = (line: string, from = suburbs) => readDictated(line, from, isNear);

describe('an address typed as one line', () => {
  it.each([
    ['99 Test Street, Strathfield NSW 2135', 'Strathfield', '2135', '99 Test Street'],
    ['99 test street strathfield', 'Strathfield', '2135', '99 Test Street'],
    ['99 Test St, 스트라스필드', 'Strathfield', '2135', '99 Test St'],
    ['1 Crown St, Wollongong', 'Wollongong', '2500', '1 Crown St'],
    // As the list has it, so that one suburb is not two.
    ['1 Coxs Rd, nth ryde', 'North Ryde', '2113', '1 Coxs Rd'],
    // Three places have this name; the one near by is meant.
    ['7 Smith St, Summer Hill', 'Summer Hill', '2130', '7 Smith St'],
  ])('%s is in %s %s', (line, locality, postal_code, street) => {
    const found = read(line);
    expect(found?.doubt).toBeUndefined();
    const { addressFull } = found ?? {};
    expect(addressFull).toMatchObject({ locality, postal_code, latitude: null, longitude: null });
    expect(`${addressFull?.street_number} ${addressFull?.route}`).toBe(street);
  });

  it('keeps the unit apart', () => {
    expect(read('U 3/12 Beamish St, Campsie')).toMatchObject({
      unit: '3',
      addressFull: { street_number: '12', route: 'Beamish St', postal_code: '2194' },
    });
  });

  it.each(['', '우리집', 'King St, Ryde', '9 King St'])('%j names no place', (line) => {
    expect(read(line)).toBeUndefined();
  });

  it.each([
    ['9 King St, Strathfeild', 'unknown', 'Strathfield 2135'],
    ['9 King St, Homebush 2135', 'elsewhere', 'Homebush 2140'],
    // Two of this name, neither of them near by.
    ['9 King St, Amaroo', 'unknown', 'Amaroo 2866'],
    ['9 King St, Nowhereville', 'unknown', undefined],
  ])('asks about %s', (line, kind, first) => {
    const doubt = read(line)?.doubt;
    expect(doubt?.kind).toBe(kind);
    const [offer] = doubt?.offers ?? [];
    expect(offer && `${offer.name} ${offer.postcode}`).toBe(first);
  });

  it('is asked about no more with the place that was offered', () => {
    const asked = read('9 King St, Strathfeild');
    const [offer] = asked?.doubt?.offers ?? [];
    if (!asked || !offer) throw new Error('nothing offered');
    const line = withPlace(asked, offer);
    expect(line).toBe('9 King St, Strathfield 2135');
    expect(read(line)?.doubt).toBeUndefined();
  });

  it('stays in its suburb without the list, and nothing is asked', () => {
    const found = read('9 King St, Strathfeild', []);
    expect(found).toMatchObject({ addressFull: { locality: 'Strathfeild' }, doubt: undefined });
  });
});

import { describe, expect, it } from 'vitest';
import { isDoubtful, suburbFit } from './suburb-fit.ts';
import { parseSuburbs } from './suburbs.ts';
import list from './suburbs.txt?raw';
import { typedAddressFull } from './tidy-address.ts';

const suburbs = parseSuburbs(list);
const offersOf = (locality: string, postcode: string) => {
  const fit = suburbFit(locality, postcode, suburbs);
  return fit.kind === 'fits'
    ? fit
    : { ...fit, offers: fit.offers.map(({ name, postcode: code }) => `${name} ${code}`) };
};

/** Suburbs as people write them. */
const fitting: [locality: string, postcode: string][] = [
  ['Strathfield', '2135'],
  [' STRATHFIELD ', '2135'],
  ['strathfield nsw', '2135'],
  ['Strathfield, NSW 2135', '2135'],
  ['Lidcombe 2141', '2141'],
  ['St Ives', '2075'],
  ['St. Ives', '2075'],
  ['Saint Ives', '2075'],
  ['Mt Druitt', '2770'],
  ['Mt. Druitt', '2770'],
  ['Nth Strathfield', '2137'],
  ['N. Ryde', '2113'],
  ['Sth Strathfield', '2136'],
  ['South Strathfield', '2136'],
  ['Homebush W', '2140'],
  ['Brighton-Le-Sands', '2216'],
  ['Sydney CBD', '2000'],
  ['Sydney City', '2000'],
  ['Parramatta CBD', '2150'],
  ['이스트우드', '2122'],
  ['노스 라이드', '2113'],
  ['Gordon', '2072'],
];

const misspelt: [locality: string, postcode: string, meant: string][] = [
  ['Strathfeild', '2135', 'Strathfield 2135'],
  ['Stratfield', '2135', 'Strathfield 2135'],
  ['Eastwod', '2122', 'Eastwood 2122'],
  ['Chatwood', '2067', 'Chatswood 2067'],
  ['Paramatta', '2150', 'Parramatta 2150'],
  ['Hornsbey', '2077', 'Hornsby 2077'],
  ['Campsi', '2194', 'Campsie 2194'],
  // The postcode is wrong as well.
  ['Strathfeild', '2134', 'Strathfield 2135'],
];

const elsewhere: [locality: string, postcode: string, offers: string[]][] = [
  ['Homebush', '2135', ['Homebush 2140', 'Strathfield 2135']],
  ['Eastwood', '2135', ['Eastwood 2122', 'Strathfield 2135']],
  ['Sydney', '2135', ['Sydney 2000', 'Strathfield 2135']],
  // No driver goes there, so it isn't offered.
  ['Melbourne', '2135', ['Strathfield 2135']],
];

describe('suburbFit', () => {
  it.each(fitting)('%j fits %s', (locality, postcode) => {
    expect(suburbFit(locality, postcode, suburbs)).toEqual({ kind: 'fits' });
  });

  it.each(misspelt)('%j %s: did you mean %s?', (locality, postcode, meant) => {
    const fit = offersOf(locality, postcode);
    expect(fit).toMatchObject({ kind: 'unknown' });
    expect('offers' in fit && fit.offers[0]).toBe(meant);
  });

  it.each(elsewhere)('%j has another postcode than %s', (locality, postcode, offers) => {
    expect(offersOf(locality, postcode)).toEqual({ kind: 'elsewhere', offers });
  });

  it.each([
    ['Concord', '2139'],
    ['Camperdown', '2006'],
  ])('%j may have %s, which the list lacks, so it can be kept', (locality, postcode) => {
    expect(suburbFit(locality, postcode, suburbs)).toMatchObject({ kind: 'unknown' });
  });

  it('offers what a postcode has for a name that nobody knows, four at most', () => {
    expect(offersOf('Nowhereville', '2135')).toEqual({
      kind: 'unknown',
      offers: ['Strathfield 2135'],
    });
    expect(offersOf('Nowhereville', '2770')).toHaveProperty('offers.length', 4);
  });

  it('knows every suburb of the list', () => {
    for (const { name, postcode } of suburbs) {
      expect(suburbFit(name, postcode, suburbs)).toEqual({ kind: 'fits' });
    }
  });
});

describe('isDoubtful', () => {
  const typed = typedAddressFull({
    street_number: '12',
    route: 'George St',
    locality: 'Nowhereville',
    postal_code: '2135',
  });

  it('is an address typed by hand that the list does not know', () => {
    expect(isDoubtful(typed, suburbs)).toBe(true);
    expect(isDoubtful({ ...typed, locality: 'Strathfield' }, suburbs)).toBe(false);
  });

  it('is none that was chosen, or of which nothing is known', () => {
    expect(isDoubtful({ ...typed, latitude: -33.8, longitude: 151 }, suburbs)).toBe(false);
    expect(isDoubtful({ locality: 'Nowhereville' }, suburbs)).toBe(false);
    expect(isDoubtful(null, suburbs)).toBe(false);
  });
});

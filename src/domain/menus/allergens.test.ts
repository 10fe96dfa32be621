import { describe, expect, it } from 'vitest';
import {
  type AllergenInfo,
  allergenIds,
  allergenNames,
  allergensOf,
  allergenText,
  combinedAllergens,
  groupedAllergenText,
  isStated,
  presenceOf,
  treeNuts,
  withAllergen,
} from './allergens.ts';

const info = (changes: Partial<AllergenInfo> = {}): AllergenInfo => ({
  contains: ['soy', 'wheat'],
  mayContain: ['egg'],
  checked: true,
  ...changes,
});

describe('the table of allergens', () => {
  it('has 24 ids, each named in both languages', () => {
    expect(allergenIds).toHaveLength(24);
    for (const id of allergenIds) {
      expect(allergenNames[id].ko).toMatch(/[가-힣]/);
      expect(allergenNames[id].en).toMatch(/^[A-Za-z ]+$/);
    }
  });

  it('rejects an id that is not in the table', () => {
    expect(allergensOf({ allergens: { ...info(), contains: ['celery'] } })).toBeUndefined();
    expect(allergensOf({ allergens: { ...info(), mayContain: ['celery'] } })).toBeUndefined();
  });
});

it('reads a menu’s statement, and treats an unreadable one as missing', () => {
  expect(allergensOf({ allergens: { ...info(), other: 1 } })).toEqual(info());
  expect(allergensOf({ allergens: info({ sample: true }) })).toEqual(info({ sample: true }));
  for (const broken of [
    null,
    'soy',
    { contains: [], mayContain: [] },
    { ...info(), contains: 'soy' },
    { ...info(), checked: 1 },
    { ...info(), sample: 'yes' },
  ]) {
    expect(allergensOf({ allergens: broken })).toBeUndefined();
  }
  expect(allergensOf({})).toBeUndefined();
  expect(allergensOf(undefined)).toBeUndefined();
});

it('counts an unchecked menu and one without the field as not stated', () => {
  expect(isStated(info())).toBe(true);
  expect(isStated(info({ checked: false }))).toBe(false);
  expect(isStated(undefined)).toBe(false);
});

describe('presenceOf', () => {
  it('says what a checked menu contains, may contain and does not contain', () => {
    expect(presenceOf(info(), 'soy')).toBe('contains');
    expect(presenceOf(info(), 'egg')).toBe('may-contain');
    expect(presenceOf(info(), 'milk')).toBe('not-listed');
  });

  it('trusts what an unchecked menu lists, but not what it leaves out', () => {
    const draft = info({ checked: false });
    expect(presenceOf(draft, 'soy')).toBe('contains');
    expect(presenceOf(draft, 'egg')).toBe('may-contain');
    expect(presenceOf(draft, 'milk')).toBe('unknown');
    expect(presenceOf(undefined, 'milk')).toBe('unknown');
  });

  it('counts cereals as gluten', () => {
    expect(presenceOf(info({ contains: ['barley'] }), 'gluten')).toBe('contains');
    expect(presenceOf(info({ contains: [], mayContain: ['oats'] }), 'gluten')).toBe('may-contain');
    expect(presenceOf(info({ contains: ['gluten'] }), 'wheat')).toBe('not-listed');
  });
});

it('names allergens once each in the order of the table', () => {
  expect(allergenText(['soy', 'egg', 'soy'], 'ko')).toBe('달걀, 대두(콩)');
  expect(allergenText(['wheat', 'pine-nut'], 'en')).toBe('pine nut, wheat');
  expect(allergenText([], 'en')).toBe('');
});

describe('withAllergen', () => {
  it('puts an allergen on one list only, and takes it off again', () => {
    const moved = withAllergen(info(), 'egg', 'contains');
    expect(moved).toEqual({ contains: ['egg', 'soy', 'wheat'], mayContain: [], checked: false });
    expect(withAllergen(moved, 'egg', 'contains').contains).toEqual(['soy', 'wheat']);
  });

  it('starts unchecked lists for a menu that has none', () => {
    expect(withAllergen(null, 'milk', 'mayContain')).toEqual({
      contains: [],
      mayContain: ['milk'],
      checked: false,
    });
  });
});

it('joins the allergens of several dishes, and counts the dishes without a statement', () => {
  expect(
    combinedAllergens([
      info(),
      info({ contains: ['egg'], mayContain: ['milk'], checked: false }),
      undefined,
    ]),
  ).toEqual({ contains: ['egg', 'soy', 'wheat'], mayContain: ['milk'], unstated: 2 });
});

describe('groupedAllergenText', () => {
  it('names all nuts at once, and some of them one by one', () => {
    expect(groupedAllergenText([...treeNuts, 'milk'], 'ko')).toBe('견과류, 우유');
    expect(groupedAllergenText(treeNuts, 'en')).toBe('tree nuts');
    expect(groupedAllergenText(['walnut', 'almond'], 'en')).toBe('almond, walnut');
  });
});

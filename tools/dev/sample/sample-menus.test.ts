import { describe, expect, it } from 'vitest';
import { allergensOf } from '../../../src/domain/menus/allergens.ts';
import { categorySchema, menuSchema } from '../../../src/domain/menus/menu.ts';

import { categories, menus } from './sample-menus.ts';

const all = Object.entries(menus);
const hangul = /[가-힣]/;

describe('sample menus', () => {
  it('are at least 74 in eight categories, in the stored shape', () => {
    expect(all.length).toBeGreaterThanOrEqual(74);
    for (const [menuId, menu] of all) {
      expect(menuSchema.parse(menu), menuId).toEqual(menu);
      expect(categories, menuId).toHaveProperty(menu.cat);
      expect(menuId).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(menu.price * 100, menuId).toBe(Math.round(menu.price * 100));
    }
    for (const category of Object.values(categories)) {
      categorySchema.parse(category);
      expect(all.filter(([, menu]) => menu.cat === category.id).length).toBeGreaterThan(2);
    }
  });

  it('have Korean everywhere and, when shown in English, English everywhere', () => {
    for (const [menuId, menu] of all) {
      expect(`${menu.title}`, menuId).toMatch(hangul);
      expect(`${menu.desc}`, menuId).toMatch(hangul);
      const english = [menu.titleEn, menu.descEn, menu.joriEn];
      if (!menu.en) expect(english, menuId).toEqual([undefined, undefined, undefined]);
      else {
        expect(menu.titleEn && menu.descEn, menuId).toBeTruthy();
        expect(english.join(), menuId).not.toMatch(hangul);
        expect(menu.joriEn?.split('\n').length, menuId).toBe(menu.jori?.split('\n').length);
      }
    }
  });

  it('cover the cases that screens must handle', () => {
    const count = (matches: (menu: (typeof all)[number][1]) => boolean) =>
      all.filter(([, menu]) => matches(menu)).length;
    expect(count((menu) => !menu.en)).toBeGreaterThan(3);
    expect(count((menu) => menu.noPoint === true)).toBeGreaterThan(3);
    expect(count((menu) => !menu.photos?.length)).toBeGreaterThan(1);
    expect(count((menu) => menu.photos?.length === 3)).toBeGreaterThan(9);
    expect(count((menu) => !menu.active)).toBe(1);
    expect(count((menu) => menu.allergens === undefined)).toBeGreaterThan(2);
    expect(count((menu) => allergensOf(menu)?.checked === false)).toBeGreaterThan(2);
    expect(count((menu) => allergensOf(menu)?.sample === false)).toBe(0);
    expect(count((menu) => menu.joriVideo !== undefined)).toBe(1);
  });
});

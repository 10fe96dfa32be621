import type { Categories } from '../../src/domain/menu.ts';

/** manages/categories: catId → category, with the names for which the shop has icons (spec §2). */
export const categories = {
  'home-meals': { id: 'home-meals', name: '집밥', nameEn: 'Home meals', order: 1 },
  'single-item': { id: 'single-item', name: '단품', nameEn: 'Single items', order: 2 },
  'street-food': { id: 'street-food', name: '분식', nameEn: 'Street food', order: 3 },
  'easy-cooking': { id: 'easy-cooking', name: '간편조리', nameEn: 'Easy cooking', order: 4 },
  'school-box': { id: 'school-box', name: '도시락', nameEn: 'School box', order: 5 },
  'homemade-sauce': { id: 'homemade-sauce', name: '수제소스', nameEn: 'Homemade sauce', order: 6 },
  drinks: { id: 'drinks', name: '음료', nameEn: 'Drinks', order: 7 },
  unclassified: { id: 'unclassified', name: '미분류', nameEn: 'Unclassified', order: 99 },
} as const satisfies Categories;

export type SampleCategoryId = keyof typeof categories;

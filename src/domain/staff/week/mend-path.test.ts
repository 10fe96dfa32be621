import { expect, it } from 'vitest';
import { menus } from '../../testing/fixtures.ts';
import { dishMendPath, mendPath } from './mend-path.ts';

it.each([
  ['menu-photo', 'soup', '/staff/menus/edit/soup'],
  ['menu-off', 'soup', '/staff/menus/edit/soup'],
  ['menu-off', 'gone', '/staff/dates/d/menus'],
  ['menu-sold-out', 'soup', '/staff/d/dishes'],
  ['menu-over', 'gone', '/staff/d/dishes'],
] as const)('%s of the dish %s is mended at %s', (code, menuId, path) => {
  expect(dishMendPath('d', code, menuId, menus)).toBe(path);
});

it.each([
  ['menu-sold-out', '/staff/d/dishes'],
  ['menu-over', '/staff/d/dishes'],
  ['no-menus', '/staff/dates/d/menus'],
  ['menu-photo', '/staff/menus?show=no-photo'],
  ['menu-english', '/staff/dates/d'],
  ['menu-price', '/staff/dates/d'],
  ['menu-off', '/staff/dates/d'],
  ['menu-category', '/staff/menus'],
  ['no-area', '/staff/import'],
  ['no-cut-off', '/staff/dates/d'],
  ['closes-past', '/staff/dates/d'],
  ['closes-too-late', '/staff/dates/d'],
  ['same-day', '/staff/dates/d'],
  ['delivery-past', '/staff/dates/d'],
] as const)('%s leads to %s', (code, path) => {
  expect(mendPath('d', code)).toBe(path);
});

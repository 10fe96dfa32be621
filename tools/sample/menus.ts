import type { Menus } from '../../src/domain/menu.ts';
import type { SampleCategoryId } from './categories.ts';
import { drinks } from './menus/drinks.ts';
import { easyCooking } from './menus/easy-cooking.ts';
import { homeMeals } from './menus/home-meals.ts';
import { homemadeSauce } from './menus/homemade-sauce.ts';
import { schoolBox } from './menus/school-box.ts';
import { singleItem } from './menus/single-item.ts';
import { streetFood } from './menus/street-food.ts';
import { unclassified } from './menus/unclassified.ts';
import { type SampleMenus, storedMenus } from './sample-menu.ts';

const menusByCategory: Record<SampleCategoryId, SampleMenus> = {
  'home-meals': homeMeals,
  'single-item': singleItem,
  'street-food': streetFood,
  'easy-cooking': easyCooking,
  'school-box': schoolBox,
  'homemade-sauce': homemadeSauce,
  drinks,
  unclassified,
};

/** manages/menus: menuId → menu, 86 of them in eight categories. */
export const menus: Menus = Object.assign(
  {},
  ...Object.entries(menusByCategory).map(([cat, list]) => storedMenus(cat, list)),
);

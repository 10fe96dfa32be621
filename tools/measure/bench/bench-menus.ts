import type { Menu } from '../../../src/domain/menus/menu.ts';
import type { Plain, PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../../../tests/support/browser/browser-shop.ts';

/** Adds dishes to the stored menus, copies of the sample's in turn; `more` overrides their fields. */
export async function addMenus(
  shop: Shop,
  count: number,
  more: Partial<Menu> = {},
): Promise<Record<string, Menu>> {
  const stored: Record<string, Plain> = { ...(await shop.store.read('manages/menus')) };
  const sample = Object.values(stored) as unknown as Menu[];
  const added: Record<string, Menu> = {};
  for (let i = 0; i < count; i += 1) {
    const menu = {
      ...sample[i % sample.length],
      title: `메뉴 ${i}`,
      active: true,
      ...more,
    } as Menu;
    added[`bench-${i}`] = menu;
    stored[`bench-${i}`] = menu as unknown as PlainMap;
  }
  await shop.store.write([{ path: 'manages/menus', data: stored }]);
  return added;
}

/** Takes all other dishes off the stored menus: a shop stores about what it sells. */
export function storeOnly(shop: Shop, menus: Readonly<Record<string, Menu>>): Promise<void> {
  return shop.store.write([{ path: 'manages/menus', data: menus as unknown as PlainMap }]);
}

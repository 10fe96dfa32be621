import { ChevronRight, Video } from 'lucide-react';
import { type Menus, menuTitle } from '../../domain/menus/menu.ts';
import styles from './cooking.module.css';
import type { PanelWords } from './panel-words.ts';

type MenuLinksProps = {
  menuIds: readonly string[];
  menus: Menus;
  words: PanelWords;
  onChoose: (menuId: string) => void;
};

/** Menus by title; a tap shows the cooking instructions. */
export function MenuLinks({ menuIds, menus, words, onChoose }: MenuLinksProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it Safari doesn't read an unmarked list as one
    <ul role="list" className={styles.menus} lang={words.dishes}>
      {menuIds.map((menuId) => {
        const menu = menus[menuId];
        return (
          menu && (
            <li key={menuId}>
              <button type="button" className={styles.menu} onClick={() => onChoose(menuId)}>
                <span>{menuTitle(menu, words.dishes)}</span>
                {menu.joriVideo && <Video role="img" aria-label={words.t('영상')} />}
                <ChevronRight aria-hidden="true" />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

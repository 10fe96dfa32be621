import { useState } from 'react';
import { isInCookingList } from '../../domain/menus/cooking.ts';
import type { Menus } from '../../domain/menus/menu.ts';
import { isSearchable, searchMenus } from '../../domain/menus/menu-search.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './cooking.module.css';
import { CookingDates } from './cooking-dates.tsx';
import { MenuLinks } from './menu-links.tsx';
import type { PanelWords } from './panel-words.ts';

type CookingHomeProps = {
  hidden: boolean;
  menus: Menus;
  words: PanelWords;
  onChoose: (menuId: string) => void;
};

/** The search field, and the delivery dates while it is empty. */
export function CookingHome({ hidden, menus, words, onChoose }: CookingHomeProps) {
  const { t } = words;
  const [query, setQuery] = useState('');
  const searching = isSearchable(query);
  const found = searching
    ? searchMenus(menus, query, words.dishes).filter((menuId) =>
        isInCookingList(menus[menuId], words.dishes),
      )
    : [];
  return (
    <div className={styles.home} hidden={hidden}>
      <TextField
        type="search"
        label={t('음식 이름으로 찾기')}
        hint={t('두 글자부터 찾아요. 한국어와 영어 모두 돼요.')}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {searching && (
        <section>
          <p role="status" className={styles.count}>
            {found.length > 0
              ? t('조리법 {{count}}가지', { count: found.length })
              : t('찾는 음식이 없어요. 다른 이름으로 찾아 보세요.')}
          </p>
          <MenuLinks menuIds={found} menus={menus} words={words} onChoose={onChoose} />
        </section>
      )}
      <section hidden={searching}>
        <h3 className={styles.heading}>{t('배송 날짜로 찾기')}</h3>
        <CookingDates menus={menus} words={words} onChoose={onChoose} />
      </section>
    </div>
  );
}

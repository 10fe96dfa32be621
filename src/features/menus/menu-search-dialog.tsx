import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedMenu } from '../../domain/menus/menu-list.ts';
import { isSearchableOnDate, searchMenus } from '../../domain/menus/menu-search.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './menu-board.module.css';
import { type BoardFacts, MenuGrid } from './menu-grid.tsx';

type MenuSearchDialogProps = {
  groups: readonly { listed: readonly ListedMenu[] }[];
  facts: BoardFacts;
  onClose: () => void;
};

/** Finds a menu of the date by name while typing; results can be added to the basket directly. */
export function MenuSearchDialog({ groups, facts, onClose }: MenuSearchDialogProps) {
  const { t } = useTranslation();
  const { language, before } = facts;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const listed = useMemo(
    () => new Map(groups.flatMap((group) => group.listed).map((one) => [one.menuId, one])),
    [groups],
  );
  const found = useMemo(() => {
    const menus = Object.fromEntries([...listed].map(([menuId, { menu }]) => [menuId, menu]));
    return searchMenus(menus, wanted, language)
      .sort((a, b) => Number(before.has(b)) - Number(before.has(a)))
      .flatMap((menuId) => listed.get(menuId) ?? []);
  }, [listed, wanted, language, before]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('메뉴 찾기')}
      closeLabel={t('닫기')}
      width="wide"
      initialFocus={field}
    >
      <div className={styles.board}>
        <TextField
          ref={field}
          type="search"
          label={t('메뉴 이름')}
          hint={
            isSearchableOnDate(query) ? undefined : t('“국”처럼 한 글자나, 초성 두 자부터 찾아요')
          }
          value={query}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">
          {isSearchableOnDate(wanted) && t('메뉴 {{count}}개를 찾았어요', { count: found.length })}
        </p>
        <MenuGrid
          label={t('찾은 메뉴')}
          listed={found}
          facts={facts}
          firstCards={Number.POSITIVE_INFINITY}
        />
      </div>
    </Sheet>
  );
}

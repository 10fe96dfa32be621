import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedMenu } from '../../domain/menu-list.ts';
import { isSearchable, searchMenus } from '../../domain/menu-search.ts';
import { orderedElsewhere, quantityAllowed } from '../../domain/order-limits.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './menu-board.module.css';
import { MenuCard } from './menu-card.tsx';
import type { BoardFacts } from './menu-section.tsx';

type MenuSearchDialogProps = {
  groups: readonly { listed: readonly ListedMenu[] }[];
  facts: BoardFacts;
  onClose: () => void;
};

/** Finds a menu of the date while its name is typed; it can be put into the basket right there. */
export function MenuSearchDialog({ groups, facts, onClose }: MenuSearchDialogProps) {
  const { t } = useTranslation();
  const { dateId, date, orders, language, filter, before, open, onOpen } = facts;
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
          hint={t('두 글자 이상 적어 주세요')}
          value={query}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">
          {isSearchable(wanted) && t('메뉴 {{count}}개를 찾았어요', { count: found.length })}
        </p>
        <CardGrid label={t('찾은 메뉴')} items={found} itemKey={({ menuId }) => menuId}>
          {({ menuId, menu, open: onSale }) => (
            <MenuCard
              dateId={dateId}
              menuId={menuId}
              menu={menu}
              language={language}
              filter={filter}
              before={before.has(menuId)}
              open={open && onSale}
              soldOut={!onSale}
              limit={date.menuLimitForPerson[menuId]}
              allowed={quantityAllowed(date, orders, dateId, menuId)}
              ordered={orderedElsewhere(orders, dateId, menuId, undefined)}
              first
              onOpen={onOpen}
            />
          )}
        </CardGrid>
      </div>
    </Sheet>
  );
}
